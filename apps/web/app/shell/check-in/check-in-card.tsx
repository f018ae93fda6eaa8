import type { CheckIn } from '@hidamari/contract/treatment-logs';
import {
  checkInEntryOf,
  feverSentenceLeads,
  metRules,
  type ThresholdEntry,
} from '@hidamari/domain/contact-thresholds';
import { screenHref } from '@hidamari/domain/screens';
import { MoreLink } from '@hidamari/ui/link';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { ThresholdNotice } from '../contact-threshold/threshold-notice.tsx';
import { useContactThreshold } from '../contact-threshold/use-contact-threshold.ts';
import { CHECK_IN_NAME, CheckInAnswers, CheckInFrame } from './check-in-frame.tsx';
import { checkInQuestions } from './check-in-questions.ts';
import { CheckInStatus } from './check-in-status.tsx';
import { isAnswered } from './pending-taps.ts';
import { useCheckIn } from './use-check-in.ts';

/**
 * The check-in of the day (G60, G62): mood and symptoms, one tap each, saved at once. What meets the member's own card
 * shows the number to call, as in any other entry (G75).
 */
export function CheckInCard() {
  const checkIn = useCheckIn();
  const { isOwn, shown, hasFailedLoading } = checkIn;
  if (!isOwn) return null;
  return (
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
  );
}

/**
 * What the member's own card says of today's answers; where it says nothing of them, of the newest other log of today or
 * yesterday that meets it, with the way to that log: whoever wrote down a fever in the evening finds the number in the night.
 */
export function CheckInThreshold({ shown }: { shown: CheckIn }) {
  const card = useContactThreshold() ?? null;
  const isMet = (entry: ThresholdEntry) =>
    metRules(card?.rules ?? [], entry).length > 0 || feverSentenceLeads(card, entry);
  const answered = { ...checkInEntryOf(shown), log_date: shown.day };
  const log = isMet(answered) ? undefined : shown.recent.find(isMet);
  return (
    <div className="grid gap-2 empty:hidden">
      <ThresholdNotice entry={log ?? answered} />
      {log ? (
        <MoreLink href={screenHref('/treatment-logs/:id', { id: log.id })}>
          {`${log.log_date === shown.day ? '今日' : '昨日'}${log.log_time ? `${log.log_time}` : ''}の記録を見る`}
        </MoreLink>
      ) : null}
    </div>
  );
}
