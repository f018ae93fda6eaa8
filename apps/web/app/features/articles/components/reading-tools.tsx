import type { Article } from '@hidamari/contract/content';
import { Button } from '@hidamari/ui/button';
import { FuriganaSwitch, TextSizeControl } from '@hidamari/ui/reading-settings';
import { FavouriteButton } from '../../../shell/favourites/favourite-button.tsx';
import { chooseReadingSettings } from '../../../shell/reading-settings.ts';
import { useReadingSettings } from '../../../shell/use-reading-settings.ts';

/** Size of the letters, furigana, the heart and paper, where reading starts. */
export function ReadingTools({ article: { id, title } }: { article: Pick<Article, 'id' | 'title'> }) {
  const settings = useReadingSettings();
  return (
    <div className="article-tools" data-print="hide">
      <TextSizeControl
        value={settings.text}
        onChange={(text) => chooseReadingSettings({ ...settings, text })}
      />
      <FuriganaSwitch
        isOn={settings.furigana === 'on'}
        onChange={(isOn) => chooseReadingSettings({ ...settings, furigana: isOn ? 'on' : 'off' })}
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
