import type { Consultation } from '@hidamari/contract/consultations';
import { type CaseStatus, writtenChannel } from '@hidamari/domain/consultations';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { REPLY_PROMISE } from '@hidamari/domain/site-variants';
import type { SupportDesk } from '../../use-support-desk.ts';

/** Until when an answer comes, under the last message; null while none is owed. */
export function promiseText(
  { reply_due_on: dueOn }: Pick<Consultation, 'reply_due_on'>,
  status: CaseStatus,
): string | null {
  const isWaiting = status === 'received' || status === 'working';
  return isWaiting && dueOn !== null ? `遅くとも${formatMonthDay(dueOn)}までにお返事します` : null;
}

/**
 * When words that are sent now are answered: one promise, never two. By chat it follows the hours (G126); by mail it is
 * counted in business days, whether the telephone is answered at this moment or not (G9, G122).
 */
export function whenAnsweredText({
  variant,
  isOpen,
  openNow,
}: Pick<SupportDesk, 'variant' | 'isOpen' | 'openNow'>): string {
  if (writtenChannel(variant) !== 'chat') return `${REPLY_PROMISE}。`;
  if (isOpen) return `${openNow.text}。時間を過ぎて送った文には、次の受付の日にお返事します。`;
  const next = openNow.next?.replace('次の受付：', '次は');
  return `受付時間になったらお返事します（${next ?? '次の受付日は決まりしだいお知らせします'}）。`;
}
