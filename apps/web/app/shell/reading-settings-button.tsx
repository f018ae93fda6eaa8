import { IconButton } from '@hidamari/ui/button';
import { PageDialog } from '@hidamari/ui/dialog';
import { ReadingSettings } from '@hidamari/ui/reading-settings';
import { usePageData } from './page-data.ts';
import { showReadingSettings } from './reading-controls.ts';

const DIALOG_ID = 'reading-settings';

/** 「文字」: size of the letters and furigana, remembered on this device and by the member's account. */
export function ReadingSettingsButton() {
  const isMember = usePageData().member !== null;
  return (
    <>
      <IconButton
        icon="textsize"
        name="文字"
        command="show-modal"
        commandfor={DIALOG_ID}
        aria-haspopup="dialog"
      />
      <PageDialog id={DIALOG_ID} title="読みやすさ" shape="sheet">
        <ReadingSettings
          onShown={showReadingSettings}
          keptIn={
            isMember ? '選んだ内容は、この端末とアカウントに残ります。' : '選んだ内容は、この端末に残ります。'
          }
        />
      </PageDialog>
    </>
  );
}
