import { IconButton } from '@hidamari/ui/button';
import { Dialog } from '@hidamari/ui/dialog';
import { ReadingSettings as ReadingSettingsPanel } from '@hidamari/ui/reading-settings';
import { useEffect, useState } from 'react';
import { chooseReadingSettings, type ReadingSettings, readReadingSettings } from './reading-settings.ts';

/** 「文字」: size of the letters and furigana, remembered on this device. */
export function ReadingSettingsButton() {
  const [isOpen, setOpen] = useState(false);
  const [settings, setSettings] = useState<ReadingSettings>({ text: 'standard', furigana: 'off' });
  useEffect(() => setSettings(readReadingSettings()), []);
  const choose = (next: ReadingSettings) => {
    setSettings(next);
    chooseReadingSettings(next);
  };
  return (
    <>
      <IconButton icon="textsize" name="文字" onClick={() => setOpen(true)} aria-haspopup="dialog" />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="読みやすさ" shape="sheet">
        <ReadingSettingsPanel
          textSize={settings.text}
          onTextSize={(text) => choose({ ...settings, text })}
          hasFurigana={settings.furigana === 'on'}
          onFurigana={(isOn) => choose({ ...settings, furigana: isOn ? 'on' : 'off' })}
          keptIn="選んだ内容は、この端末に残ります。"
        />
      </Dialog>
    </>
  );
}
