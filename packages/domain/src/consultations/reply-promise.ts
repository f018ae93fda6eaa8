import type { ConsultationChannel } from './topics.ts';

/**
 * How far words that suggest danger are, while their member waits for an answer (G119). due: they stand first at the desk until
 * two people have read them; done: two have, and the answer is not there yet.
 */
export const FIRST_READINGS = ['due', 'done'] as const;
export type FirstReading = (typeof FIRST_READINGS)[number];

interface WaitingCase {
  /** Since when the member waits for an answer; null while none is owed. */
  waitingSince: Date | null;
  /** The newest words of theirs that suggested danger. */
  dangerAt: Date | null;
  /** When a second person had read these. */
  checkedAt: Date | null;
}

/** Null where nothing waits, and where the words were answered before what waits now was written. */
export function firstReadingOf({ waitingSince, dangerAt, checkedAt }: WaitingCase): FirstReading | null {
  if (waitingSince === null || dangerAt === null || dangerAt < waitingSince) return null;
  return checkedAt === null ? 'due' : 'done';
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
  | { kind: 'read-by-two' }
  | { kind: 'by-day'; day: string }
  | { kind: 'by-hours' };

/**
 * The one place that decides which promise is made, for the list of cases, the case, the receipt on the page and by mail: under
 * words that suggest danger that they are read before everything else and never a day (G119); else the business days belong to
 * mail, and a chat follows the hours (G9, G122, G126). Null while no answer is owed.
 */
export function replyPromise({ channel, dueOn, firstReading }: PromisedAnswer): ReplyPromise | null {
  if (firstReading !== null) return { kind: firstReading === 'due' ? 'read-first' : 'read-by-two' };
  if (dueOn === null) return null;
  return channel === 'mail' ? { kind: 'by-day', day: dueOn } : { kind: 'by-hours' };
}
