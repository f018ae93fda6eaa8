import type { CheckIn } from '@hidamari/contract/treatment-logs';
import { callingEntry, checkInEntryOf, showsNotice } from '@hidamari/domain/contact-thresholds';
import { useToday } from '../../shell/use-now.ts';
import { ThresholdNotice } from '../contact-threshold/threshold-notice.tsx';
import { useContactThreshold, useIsThresholdAwaited } from '../contact-threshold/use-contact-threshold.ts';

interface Props {
  shown: CheckIn;
}

/** Today's answers, and the saved logs of today and of last night, each as far as it shows the notice. */
function useCalling({ day, symptoms, recent = [] }: CheckIn) {
  const card = useContactThreshold() ?? null;
  const today = useToday();
  const answers = { ...checkInEntryOf({ symptoms }), log_date: day };
  return {
    answers: showsNotice(card, answers) ? answers : null,
    logs: callingEntry(card, recent, today),
    both: callingEntry(card, [answers, ...recent], today),
    day,
  };
}

/** What the member's own card says of today's answers, and with them of the logs: one call is enough. */
export function CheckInThreshold({ shown }: Props) {
  const { answers, both, day } = useCalling(shown);
  return <ThresholdNotice entry={(answers && (both ?? answers)) ?? { log_date: day }} />;
}

/**
 * What it says of the saved logs of today and of last night, wherever the day is looked at: who wrote down a fever meets
 * the number to call there too (G75). Where the answers of the day lead to the call already, it is not said twice.
 */
export function RecentThreshold({ shown }: Props) {
  const { answers, logs, day } = useCalling(shown);
  const isSilent = useIsThresholdAwaited() || answers !== null;
  return <ThresholdNotice entry={(isSilent ? null : logs) ?? { log_date: day }} />;
}
