import type { Article } from '@hidamari/contract/content';
import { Button } from '@hidamari/ui/button';
import { ReadingSwitches } from '@hidamari/ui/reading-settings';
import { FavouriteButton } from '../../../parts/favourites/favourite-button.tsx';
import { showReadingSettings } from '../../../shell/reading-controls.ts';

/** Size of the letters, furigana, the heart and paper, where reading starts. A member's account keeps the choice (G22). */
export function ReadingTools({ article: { id, title } }: { article: Pick<Article, 'id' | 'title'> }) {
  return (
    <div className="article-tools" data-print="hide">
      <ReadingSwitches onShown={showReadingSettings} />
      <div className="article-keep">
        <FavouriteButton kind="article" id={id} title={title} shape="button" />
        <Button kind="plain" size="small" icon="print" data-prints="">
          印刷する
        </Button>
      </div>
    </div>
  );
}
