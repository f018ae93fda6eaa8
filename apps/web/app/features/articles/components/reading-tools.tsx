import type { Article } from '@hidamari/contract/content';
import { Button } from '@hidamari/ui/button';
import { FuriganaSwitch, TextSizeControl } from '@hidamari/ui/reading-settings';
import { FavouriteButton } from '../../../shell/favourites/favourite-button.tsx';
import { keepReadingSettings } from '../../../shell/keep-reading-settings.ts';
import { usePageData } from '../../../shell/page-data.ts';
import type { ReadingSettings } from '../../../shell/reading-settings.ts';
import { useReadingSettings } from '../../../shell/use-reading-settings.ts';

/** Size of the letters, furigana, the heart and paper, where reading starts. A member's account keeps the choice (G22). */
export function ReadingTools({ article: { id, title } }: { article: Pick<Article, 'id' | 'title'> }) {
  const settings = useReadingSettings();
  const isMember = usePageData().member !== null;
  const choose = (part: Partial<ReadingSettings>) =>
    void keepReadingSettings({ ...settings, ...part }, isMember);
  return (
    <div className="article-tools" data-print="hide">
      <TextSizeControl value={settings.text} onChange={(text) => choose({ text })} />
      <FuriganaSwitch
        isOn={settings.furigana === 'on'}
        onChange={(isOn) => choose({ furigana: isOn ? 'on' : 'off' })}
      />
      <div className="article-keep">
        <FavouriteButton kind="article" id={id} title={title} shape="button" />
        <Button kind="plain" size="small" icon="print" onClick={() => window.print()}>
          印刷する
        </Button>
      </div>
    </div>
  );
}
