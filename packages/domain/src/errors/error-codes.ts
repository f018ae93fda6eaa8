import { REFUSALS } from './refusals.ts';
import { afterWait } from './wait-words.ts';

/**
 * Every error the portal can answer with; nothing outside this table leaves the server. On the wire `name` is
 * the code in capitals (specification section 8, G102, G105).
 */
export const ERROR_CODES = REFUSALS;

export type ErrorCode = keyof typeof REFUSALS;

/** Facts that fill the `{key}` places of a message. `seconds` is the wait that the server told. */
export type MessageFacts = Record<string, string | number | boolean>;

/**
 * The message of a code with its `{key}` places filled; an unknown place becomes empty. `{later}` is the real wait,
 * 「約30分後に」, and names no time where the server told none: a page says no number that nobody counted.
 */
export function errorMessage(code: ErrorCode, detail: MessageFacts = {}): string {
  const seconds = typeof detail.seconds === 'number' ? detail.seconds : null;
  const words: MessageFacts = { ...detail, later: seconds === null ? '時間をおいて' : afterWait(seconds) };
  return REFUSALS[code].message.replace(/\{(\w+)\}/g, (_, key: string) => String(words[key] ?? ''));
}
