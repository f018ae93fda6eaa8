import { PartFailed } from '@hidamari/ui/part-failed';
import type { ReactNode } from 'react';
import { failedSaveOf } from '../../shell/forms/failed-save.ts';
import { useReload } from '../../shell/use-reload.ts';
import type { AskedCheckIn } from './asked-check-in.ts';
import { CHECK_IN_NAME, CheckInAnswers, CheckInFrame } from './check-in-frame.tsx';
import { CheckInStatus } from './check-in-status.tsx';
import { useCheckInLater } from './use-check-in-later.ts';

/** No answer at all: the tap waits for a connection. */
const LOST = failedSaveOf(null);

interface CheckInLaterProps {
  /** Null: it could not be read. */
  checkIn: AskedCheckIn | null;
  /** Where else one may go from here. */
  children?: ReactNode;
}

/** The check-in of the day on a page that brings what sends it with the first tap alone (G25, G60). */
export function CheckInLater({ checkIn, children }: CheckInLaterProps) {
  const reload = useReload();
  return (
    <CheckInFrame day={checkIn?.now.day ?? null}>
      {checkIn ? <Answering brought={checkIn} /> : <PartFailed what={CHECK_IN_NAME} {...reload} />}
      {children}
    </CheckInFrame>
  );
}

function Answering({ brought }: { brought: AskedCheckIn }) {
  const { asked, live, state, setState, answer, bring, isLost, isWaiting } = useCheckInLater(brought);
  return (
    <CheckInAnswers
      questions={asked.questions}
      onAnswer={answer}
      notice={live ? <live.Live begun={live.begun} onState={setState} /> : null}
      status={
        <CheckInStatus
          log={asked.now.log}
          isAnswered={asked.questions.some(({ value }) => value !== null)}
          isWaiting={isWaiting}
          failure={state ? state.failure : isLost ? LOST : null}
          send={state?.send ?? bring}
          undo={state?.undo ?? null}
        />
      }
    />
  );
}
