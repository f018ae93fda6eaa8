/** Longest message of a consultation, in characters. */
export const MESSAGE_LENGTH = 2_000;

/** Most pictures that go with one message. */
export const MESSAGE_PICTURES = 4;

/** Messages that one page of a conversation holds. */
export const MESSAGE_PAGE = 50;

/** Cases that one page of a list holds (G26). */
export const CASE_PAGE = 20;

/** Longest memo of what to ask, which a member keeps beside the telephone (G125). */
export const CALL_MEMO_LENGTH = 500;

/** Longest name of a case, given by a supporter for the member to read. */
export const CASE_TITLE_LENGTH = 40;

/** Longest text of one part of a summary, and of a correction. */
export const SUMMARY_LENGTH = 1_000;
/** Things to read that a summary may name. */
export const SUMMARY_ATTACHED = 5;

/** Longest note that supporters write for each other. */
export const NOTE_LENGTH = 2_000;

/** What a lead writes before a telephone number is opened, in characters: the member reads it. */
export const PHONE_REASON = { atLeast: 10, length: 200 } as const;

/** Open cases a member may have side by side: more are one conversation torn apart. */
export const OPEN_CASES = 5;

/**
 * What one member may send. Somebody who is afraid writes many short messages, and nobody reads two hundred in an
 * hour: a flood is bounded without ever meeting a person. Seconds.
 */
export const MESSAGE_RATES = {
  burst: { points: 20, windowSeconds: 60 },
  hourly: { points: 200, windowSeconds: 3_600 },
} as const;

/** A consultation is kept this long after it was closed, under a pseudonym once the member has left (G53). */
const CONSULTATION_RECORD_YEARS = 5;

/** Records of cases that ended before this moment are past their time. */
export function consultationRecordLimit(now: Date): Date {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - CONSULTATION_RECORD_YEARS);
  return limit;
}

/** Quotes of words of danger that stand at the head of a case at the desk: the newest ones (G119). */
export const DANGER_QUOTES = 3;
