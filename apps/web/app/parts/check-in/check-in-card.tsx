import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { CHECK_IN_NAME, CheckInAnswers, CheckInFrame } from './check-in-frame.tsx';
import { checkInQuestions } from './check-in-questions.ts';
import { CheckInStatus } from './check-in-status.tsx';
import { CheckInThreshold, RecentThreshold } from './check-in-threshold.tsx';
import { isAnswered } from './pending-answers.ts';
import { useCheckIn } from './use-check-in.ts';

/**
 * The check-in of the day (G60, G62): mood and symptoms, one tap each, saved at once. What meets the member's own card
 * shows the number to call, as in any other entry (G75): under the answers themselves, and after the card what the logs
 * of today and of last night say.
 */
export function CheckInCard() {
  const checkIn = useCheckIn();
  const { isOwn, shown, hasFailedLoading } = checkIn;
  if (!isOwn) return null;
  return (
    <>
      <CheckInFrame day={shown?.day ?? null}>
        {shown ? (
          <CheckInAnswers
            questions={checkInQuestions(shown)}
            onAnswer={(tap) => void checkIn.answer(tap)}
            notice={<CheckInThreshold shown={shown} />}
            status={<CheckInStatus {...checkIn} log={shown.log} isAnswered={isAnswered(shown)} />}
          />
        ) : null}
        {!shown && !hasFailedLoading ? <Skeleton shape="lines" count={3} what={CHECK_IN_NAME} /> : null}
        {hasFailedLoading ? (
          <PartFailed what={CHECK_IN_NAME} onReload={checkIn.reload} isReloading={checkIn.isFetching} />
        ) : null}
      </CheckInFrame>
      {shown ? <RecentThreshold shown={shown} /> : null}
    </>
  );
}
