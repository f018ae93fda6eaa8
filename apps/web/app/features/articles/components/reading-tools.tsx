import { FuriganaSwitch, TextSizeControl } from '@hidamari/ui/reading-settings';
import { chooseReadingSettings } from '../../../shell/reading-settings.ts';
import { useReadingSettings } from '../../../shell/use-reading-settings.ts';

/** Size of the letters and furigana, where reading starts. */
export function ReadingTools() {
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
    </div>
  );
}
