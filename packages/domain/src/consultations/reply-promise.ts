import type { ConsultationChannel } from './topics.ts';

/**
 * How far words that suggest danger are, while their member waits for an answer (G119). They stand first at the desk until two
 * people have read them. due: nobody has answered to them; read-once: one person has read them and sent the fixed sentence
 * that says so; done: two have read them, and the answer is not there yet.
 */
export const FIRST_READINGS = ['due', 'read-once', 'done'] as const;
export type FirstReading = (typeof FIRST_READINGS)[number];

interface WaitingCase {
  /** Since when the member waits for an answer; null while none is owed. */
  waitingSince: Date | null;
  /** The newest words of theirs that suggested danger. */
  dangerAt: Date | null;
  /** When the newest fixed sentence of first aid was sent in this case (decision 0076). */
  firstAidAt: Date | null;
  /** When a second person had read these. */
  checkedAt: Date | null;
}

/** Null where nothing waits, and where the words were answered before what waits now was written. */
export function firstReadingOf(found: WaitingCase): FirstReading | null {
  const { waitingSince, dangerAt, firstAidAt, checkedAt } = found;
  if (waitingSince === null || dangerAt === null || dangerAt < waitingSince) return null;
  if (checkedAt !== null) return 'done';
  return firstAidAt !== null && firstAidAt >= dangerAt ? 'read-once' : 'due';
}

interface PromisedAnswer {
  channel: ConsultationChannel;
  /** The last day of the promise, `YYYY-MM-DD`; null while none is owed. */
  dueOn: string | null;
  firstReading: FirstReading | null;
}

/** What somebody is told of the answer that they wait for. */
export type ReplyPromise =
  | { kind: 'read-first' }
  | { kind: 'read-by-one' }
  | { kind: 'read-by-two' }
  | { kind: 'by-day'; day: string }
  | { kind: 'by-hours' };

const PROMISED = {
  due: 'read-first',
  'read-once': 'read-by-one',
  done: 'read-by-two',
} as const satisfies Record<FirstReading, ReplyPromise['kind']>;

/**
 * The one place that decides which promise is made, for the list of cases, the case, the receipt on the page and by mail: under
 * words that suggest danger that they are read before everything else and never a day (G119); else the business days belong to
 * mail, and a chat follows the hours (G9, G122, G126). Null while no answer is owed.
 */
export function replyPromise({ channel, dueOn, firstReading }: PromisedAnswer): ReplyPromise | null {
  if (firstReading !== null) return { kind: PROMISED[firstReading] };
  if (dueOn === null) return null;
  return channel === 'mail' ? { kind: 'by-day', day: dueOn } : { kind: 'by-hours' };
}
