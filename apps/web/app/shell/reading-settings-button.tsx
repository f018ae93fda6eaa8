import { IconButton } from '@hidamari/ui/button';
import { Dialog } from '@hidamari/ui/dialog';
import { ReadingSettings as ReadingSettingsPanel } from '@hidamari/ui/reading-settings';
import { useState } from 'react';
import { chooseReadingSettings } from './reading-settings.ts';
import { useReadingSettings } from './use-reading-settings.ts';

/** 「文字」: size of the letters and furigana, remembered on this device. */
export function ReadingSettingsButton() {
  const [isOpen, setOpen] = useState(false);
  const settings = useReadingSettings();
  return (
    <>
      <IconButton icon="textsize" name="文字" onClick={() => setOpen(true)} aria-haspopup="dialog" />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="読みやすさ" shape="sheet">
        <ReadingSettingsPanel
          textSize={settings.text}
          onTextSize={(text) => chooseReadingSettings({ ...settings, text })}
          hasFurigana={settings.furigana === 'on'}
          onFurigana={(isOn) => chooseReadingSettings({ ...settings, furigana: isOn ? 'on' : 'off' })}
          keptIn="選んだ内容は、この端末に残ります。"
        />
      </Dialog>
    </>
  );
}
