import { replyDueDay } from '@hidamari/domain/consultations';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { REPLY_PROMISE, type VariantKey } from '@hidamari/domain/site-variants';
import { useClosedDays } from './closed-days/closed-days.tsx';
import { useNow } from './use-now.ts';

/**
 * What a mail that is sent now is promised, with its day before anybody sends (G9, G122): three business days of a desk
 * that is open twice a week are more than a week.
 */
export function useMailPromise(variant: VariantKey): string {
  const closures = useClosedDays()[variant];
  const dueOn = replyDueDay({ at: useNow(), variant, closures });
  return dueOn === null
    ? `${REPLY_PROMISE}。`
    : `${REPLY_PROMISE}（いま送ると、${formatMonthDay(dueOn)}まで）。`;
}
