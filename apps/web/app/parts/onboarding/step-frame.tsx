import type { CurrentUser } from '@hidamari/contract/members';
import type { AppError } from '@hidamari/domain/errors';
import { Button } from '@hidamari/ui/button';
import type { ReactNode } from 'react';
import { WrittenForm } from '../../shell/forms/written-form.tsx';
import type { IllnessChoices } from '../person-form/illness-choices.ts';
import type { StepAnswers } from './use-onboarding.ts';

/** What each step of the first visit is given. */
export interface StepProps {
  user: CurrentUser;
  choices: IllnessChoices | null;
  /** Words of the way on. */
  onward: string;
  isBusy: boolean;
  /** Goes on to the next step; answers the refusal where the answers themselves were refused. */
  onDone: (answers?: StepAnswers) => Promise<AppError | null>;
  /** Absent on the first step. */
  onBack?: () => void;
}

type FrameProps = Pick<StepProps, 'onward' | 'isBusy' | 'onBack'> & {
  onSend: () => void;
  children: ReactNode;
};

/** A step's content, the way on under the thumb, and the way back below it. */
export function StepFrame({ onward, isBusy, onBack, onSend, children }: FrameProps) {
  return (
    <WrittenForm className="grid gap-5" onSend={onSend}>
      {children}
      <div className="grid gap-2">
        <Button type="submit" width="full" busy={isBusy ? '保存しています…' : undefined}>
          {onward}
        </Button>
        {onBack ? (
          <Button kind="text" width="full" onClick={onBack}>
            戻る
          </Button>
        ) : null}
      </div>
    </WrittenForm>
  );
}
