import './onboarding.css';
import { Button } from '@hidamari/ui/button';
import { Dialog } from '@hidamari/ui/dialog';
import { StepLine } from '@hidamari/ui/steps';
import { FailedSaveNotice } from '../../shell/forms/failed-save-notice.tsx';
import type { IllnessChoices } from '../person-form/illness-choices.ts';
import { NoticesStep } from './notices-step.tsx';
import { ReadingStep } from './reading-step.tsx';
import { SituationStep } from './situation-step.tsx';
import type { StepProps } from './step-frame.tsx';
import { LAST_STEP, useOnboarding } from './use-onboarding.ts';
import { WelcomeStep } from './welcome-step.tsx';

const FIRST = { name: '相談のこと', title: 'ここで、できること', Step: WelcomeStep };
const STEPS: readonly { name: string; title: string; Step: (props: StepProps) => React.ReactNode }[] = [
  FIRST,
  { name: 'いまの状況', title: 'いまの状況を教えてください', Step: SituationStep },
  { name: 'お知らせ', title: 'お知らせの受け取り方', Step: NoticesStep },
  { name: '読みやすさ', title: '読みやすい大きさは', Step: ReadingStep },
];

/**
 * Four short steps, each of which may be left: 「あとで設定する」 (G22). It opens once the member was read, or could not
 * be: a dialog that grows after it opened moves its button away from under a press.
 */
export default function OnboardingDialog(props: { choices: IllnessChoices | null; onClose: () => void }) {
  const { choices, onClose } = props;
  const { user, step, isBusy, failure, goOn, goBack } = useOnboarding(onClose);
  const { name, title, Step } = STEPS[step - 1] ?? FIRST;
  return (
    <Dialog
      isOpen={user !== null || failure !== null}
      onClose={onClose}
      title={title}
      hasSteps
      closeHidden
      underTitle={
        <div className="onboarding-head">
          <StepLine current={step} total={LAST_STEP} name={name} />
          <Button kind="text" size="small" onClick={onClose}>
            あとで設定する
          </Button>
        </div>
      }
    >
      <FailedSaveNotice failure={failure} />
      {user === null ? null : (
        <Step
          key={step}
          user={user}
          choices={choices}
          onward={step === LAST_STEP ? 'ホームへ進む' : '次へ'}
          isBusy={isBusy}
          onDone={goOn}
          {...(step > 1 && { onBack: goBack })}
        />
      )}
    </Dialog>
  );
}
