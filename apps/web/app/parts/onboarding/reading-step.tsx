import { ReadingSwitches } from '@hidamari/ui/reading-settings';
import { showReadingSettings } from '../../shell/reading-controls.ts';
import { useReadingSettings } from '../../shell/reading-settings.ts';
import { StepFrame, type StepProps } from './step-frame.tsx';

/** Step 4: the size of the letters and furigana, seen at once (G22). */
export function ReadingStep({ onward, isBusy, onBack, onDone }: StepProps) {
  const settings = useReadingSettings();
  const isOn = settings.furigana === 'on';
  return (
    <StepFrame
      onward={onward}
      isBusy={isBusy}
      {...(onBack && { onBack })}
      onSend={() => onDone({ settings: { text_size: settings.text, is_furigana_shown: isOn } })}
    >
      <ReadingSwitches onShown={showReadingSettings} width="full" />
      <p className="ui-reading-sample">
        <ruby>
          倦怠感<rt>けんたいかん</rt>
        </ruby>
        は、体がだるく感じることです。
      </p>
      <p className="ui-meta">あとで「文字」から、いつでも変えられます。</p>
    </StepFrame>
  );
}
