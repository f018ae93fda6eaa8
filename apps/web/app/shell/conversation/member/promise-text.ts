import type { Consultation } from '@hidamari/contract/consultations';
import { type CaseStatus, writtenChannel } from '@hidamari/domain/consultations';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import type { SupportDesk } from '../../use-support-desk.ts';

type Desk = Pick<SupportDesk, 'variant' | 'isOpen' | 'openNow'>;

interface Waiting {
  consultation: Pick<Consultation, 'channel' | 'reply_due_on' | 'waiting_before'>;
  status: CaseStatus;
  desk: Desk;
  /** Words of this conversation called for the crisis card: it is read first, and no day stands under them. */
  isReadFirst: boolean;
  /** The newest words have not arrived: nobody can promise anything about them. */
  isUnsent: boolean;
}

/**
 * When an answer comes, under the last message; null while none is owed, and under words that are not there. One promise: a chat follows the hours and what
 * the queue allows to say (G126); the business days and their date belong to mail (G9, G122).
 */
export function promiseText({ consultation, status, desk, isReadFirst, isUnsent }: Waiting): string | null {
  if (isUnsent) return null;
  if (status !== 'received' && status !== 'working') return null;
  const { channel, reply_due_on: dueOn, waiting_before: before } = consultation;
  if (isReadFirst)
    return desk.isOpen ? 'いちばん先に、相談員が読みます' : `${AT_OPENING}、いちばん先に読みます`;
  if (channel === 'mail') return dueOn === null ? null : byDay(dueOn);
  if (!desk.isOpen) return `${AT_OPENING}お返事します（${nextOpening(desk)}）`;
  return before === 0 ? 'まもなくお返事します' : `まもなくお返事します（先に${before}人の方がお待ちです）`;
}

/**
 * The same in a list of cases, where nothing is known of the queue or of words that called for the card: the day of a mail,
 * and no day for a chat. Null while no answer is owed.
 */
export function promiseInList({ channel, reply_due_on: dueOn }: ListedCase): string | null {
  if (dueOn === null) return null;
  return channel === 'mail' ? `${byDay(dueOn)}。` : '相談員がお返事します。';
}

type ListedCase = Pick<Consultation, 'channel' | 'reply_due_on'>;

/** When words that are sent now are answered, beside the field: the same promise. `mail` is that of `useMailPromise`. */
export function whenAnsweredText(desk: Desk, mail: string): string {
  if (writtenChannel(desk.variant) !== 'chat') return mail;
  if (!desk.isOpen) return `${AT_OPENING}お返事します（${nextOpening(desk)}）。`;
  return `${desk.openNow.text}。時間を過ぎて送った文には、次の受付の日にお返事します。`;
}

const byDay = (day: string) => `遅くとも${formatMonthDay(day)}までにお返事します`;

const AT_OPENING = '受付時間になったら';

const nextOpening = ({ openNow }: Desk) =>
  openNow.next?.replace('次の受付：', '次は') ?? '次の受付日は決まりしだいお知らせします';
