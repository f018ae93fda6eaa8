import type { Consultation } from '@hidamari/contract/consultations';
import {
  type CaseStatus,
  type FirstReading,
  type ReplyPromise,
  replyPromise,
  writtenChannel,
} from '@hidamari/domain/consultations';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import type { SupportDesk } from '../../../shell/use-support-desk.ts';

type Desk = Pick<SupportDesk, 'variant' | 'isOpen' | 'openNow'>;
type ListedCase = Pick<Consultation, 'channel' | 'reply_due_on' | 'first_reading'>;

interface Waiting {
  consultation: ListedCase & Pick<Consultation, 'waiting_before'>;
  status: CaseStatus;
  desk: Desk;
  /** Words that were sent just now called for the crisis card, and the server has said nothing of them yet. */
  isReadFirst: boolean;
  /** The newest words have not arrived: nobody can promise anything about them. */
  isUnsent: boolean;
}

/**
 * When an answer comes, under the last message; null while none is owed, and under words that have not arrived. Which
 * promise it is decides `replyPromise`; a chat says what the hours and the queue allow (G126).
 */
export function promiseText({ consultation, status, desk, isReadFirst, isUnsent }: Waiting): string | null {
  if (isUnsent) return null;
  if (status !== 'received' && status !== 'working') return null;
  const promise = promiseOf(consultation, isReadFirst ? 'due' : consultation.first_reading);
  if (promise?.kind !== 'by-hours') return promise && withoutHours(promise, desk);
  if (!desk.isOpen) return `${AT_OPENING}お返事します（${nextOpening(desk)}）`;
  const { waiting_before: before } = consultation;
  return before === 0 ? 'まもなくお返事します' : `まもなくお返事します（先に${before}人の方がお待ちです）`;
}

/** The same in a list of cases, where nothing is known of the queue. Null while no answer is owed. */
export function promiseInList(row: ListedCase, desk: Pick<Desk, 'isOpen'>): string | null {
  const promise = promiseOf(row, row.first_reading);
  if (promise === null) return null;
  return promise.kind === 'by-hours' ? '相談員がお返事します。' : `${withoutHours(promise, desk)}。`;
}

const promiseOf = ({ channel, reply_due_on: dueOn }: ListedCase, firstReading: FirstReading | null) =>
  replyPromise({ channel, dueOn, firstReading });

/** A promise that no hours of a chat stand in. */
function withoutHours(
  promise: Exclude<ReplyPromise, { kind: 'by-hours' }>,
  { isOpen }: Pick<Desk, 'isOpen'>,
): string {
  switch (promise.kind) {
    case 'read-first':
      return isOpen ? 'いちばん先に、相談員が読みます' : `${AT_OPENING}、いちばん先に読みます`;
    case 'read-by-one':
      return '相談員が読みました。もう一人の相談員も読んで、お返事を書きます';
    case 'read-by-two':
      return '相談員が二人で読みました。これからお返事を書きます';
    case 'by-day':
      return `遅くとも${formatMonthDay(promise.day)}までにお返事します`;
  }
}

/** When words that are sent now are answered, beside the field: the same promise. `mail` is that of `useMailPromise`. */
export function whenAnsweredText(desk: Desk, mail: string): string {
  if (writtenChannel(desk.variant) !== 'chat') return mail;
  if (!desk.isOpen) return `${AT_OPENING}お返事します（${nextOpening(desk)}）。`;
  return `${desk.openNow.text}。時間を過ぎて送った文には、次の受付の日にお返事します。`;
}

interface Written {
  desk: Desk;
  /** That of `useMailPromise`. */
  mail: string;
  /** Words that suggest danger stand in the field, or wait in the conversation. */
  isDanger: boolean;
}

/** Under the name of a field for words to a supporter. Under words that suggest danger no day and no hour is promised (G119). */
export const writeHintText = ({ desk, mail, isDanger }: Written): string =>
  `うまく書けなくて大丈夫です。${isDanger ? '送った文は、相談員が読みます。' : whenAnsweredText(desk, mail)}`;

const AT_OPENING = '受付時間になったら';

const nextOpening = ({ openNow }: Desk) =>
  openNow.next?.replace('次の受付：', '次は') ?? '次の受付日は決まりしだいお知らせします';
