import { CONSULTATION_BOUNDARY_TEXT, SUDDEN_CHANGE_TEXT } from '@hidamari/domain/emergency';
import { Icon } from '@hidamari/ui/icon';
import { Illustration } from '@hidamari/ui/illustration';
import { CAN_DO } from '../consultation/consultation-words.ts';
import { StepFrame, type StepProps } from './step-frame.tsx';

/** Step 1: what the consultation can do, and what it cannot (G22, G120). */
export function WelcomeStep({ onward, isBusy, onDone }: StepProps) {
  return (
    <StepFrame onward={onward} isBusy={isBusy} onSend={() => onDone()}>
      <div className="onboarding-picture">
        <Illustration drawing="cover-bench" fit="slice" />
      </div>
      <ul className="onboarding-can">
        {CAN_DO.map((line) => (
          <li key={line}>
            <Icon name="check" size={22} />
            {line}
          </li>
        ))}
      </ul>
      <p className="ui-meta">{CONSULTATION_BOUNDARY_TEXT}</p>
      <p className="ui-meta">{SUDDEN_CHANGE_TEXT}</p>
    </StepFrame>
  );
}
