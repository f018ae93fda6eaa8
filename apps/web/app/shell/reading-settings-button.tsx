import { IconButton } from '@hidamari/ui/button';
import { Dialog } from '@hidamari/ui/dialog';
import { ReadingSettings as ReadingSettingsPanel } from '@hidamari/ui/reading-settings';
import { useState } from 'react';
import { keepReadingSettings } from './keep-reading-settings.ts';
import { usePageData } from './page-data.ts';
import type { ReadingSettings } from './reading-settings.ts';
import { useReadingSettings } from './use-reading-settings.ts';

/** 「文字」: size of the letters and furigana, remembered on this device and by the member's account. */
export function ReadingSettingsButton() {
  const [isOpen, setOpen] = useState(false);
  const settings = useReadingSettings();
  const isMember = usePageData().member !== null;
  const choose = (part: Partial<ReadingSettings>) =>
    void keepReadingSettings({ ...settings, ...part }, isMember);
  return (
    <>
      <IconButton icon="textsize" name="文字" onClick={() => setOpen(true)} aria-haspopup="dialog" />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="読みやすさ" shape="sheet">
        <ReadingSettingsPanel
          textSize={settings.text}
          onTextSize={(text) => choose({ text })}
          hasFurigana={settings.furigana === 'on'}
          onFurigana={(isOn) => choose({ furigana: isOn ? 'on' : 'off' })}
          keptIn={
            isMember ? '選んだ内容は、この端末とアカウントに残ります。' : '選んだ内容は、この端末に残ります。'
          }
        />
      </Dialog>
    </>
  );
}
