import { afterWait, type ErrorCode } from '../errors/index.ts';
import { formatJapaneseDateTime, parseWireTimestamp } from '../japanese-dates/index.ts';
import { REFUSALS } from './refusals.ts';

/** Facts that fill the `{key}` places of a message. `seconds` is the wait that the server told, `until` the expected end (G31). */
type MessageFacts = Record<string, string | number | boolean>;

/**
 * The message of a code with its `{key}` places filled; an unknown place becomes empty. `{later}` is the real wait,
 * 「約30分後に」, and names no time where the server told none: a page says no number that nobody counted. `{until}` is a
 * sentence of its own, or nothing.
 */
export function errorMessage(code: ErrorCode, detail: MessageFacts = {}): string {
  const seconds = typeof detail.seconds === 'number' ? detail.seconds : null;
  const words: MessageFacts = {
    ...detail,
    later: seconds === null ? '時間をおいて' : afterWait(seconds),
    until: endWords(detail.until),
  };
  return REFUSALS[code].message.replace(/\{(\w+)\}/g, (_, key: string) => String(words[key] ?? ''));
}

function endWords(until: MessageFacts[string] | undefined): string {
  const end = typeof until === 'string' ? parseWireTimestamp(until) : null;
  return end === null ? '' : `終了予定：${formatJapaneseDateTime(end)}。`;
}
