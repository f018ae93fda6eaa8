import { afterWait, type ErrorCode } from '../errors/index.ts';
import { REFUSALS } from './refusals.ts';

/** Facts that fill the `{key}` places of a message. `seconds` is the wait that the server told. */
type MessageFacts = Record<string, string | number | boolean>;

/**
 * The message of a code with its `{key}` places filled; an unknown place becomes empty. `{later}` is the real wait,
 * 「約30分後に」, and names no time where the server told none: a page says no number that nobody counted.
 */
export function errorMessage(code: ErrorCode, detail: MessageFacts = {}): string {
  const seconds = typeof detail.seconds === 'number' ? detail.seconds : null;
  const words: MessageFacts = { ...detail, later: seconds === null ? '時間をおいて' : afterWait(seconds) };
  return REFUSALS[code].message.replace(/\{(\w+)\}/g, (_, key: string) => String(words[key] ?? ''));
}
