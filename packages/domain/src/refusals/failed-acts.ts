import { afterWait, type ErrorCode } from '../errors/index.ts';
import { formatJapaneseDateTime, parseWireTimestamp } from '../japanese-dates/index.ts';
import { REFUSALS } from './refusals.ts';

/**
 * What somebody was doing when a fault of ours or a lost connection stopped it. `save` keeps what was written (G104); the
 * others save nothing, and their words may not speak of it. `send`: a code or a mail was asked for. `check`: a code, a
 * password or a policy was shown. `proceed`: a step of a procedure.
 */
export type ActKind =
  | 'save'
  | 'login'
  | 'logout'
  | 'check'
  | 'send'
  | 'search'
  | 'open'
  | 'delete'
  | 'proceed';

/** What did not happen. Visitors' pages bring these words along, so they are as short as they can be (decision 0055). */
const FAILED: Readonly<Record<ActKind, string>> = {
  save: '保存でき',
  login: 'ログインでき',
  logout: 'ログアウトでき',
  check: '確認でき',
  send: '送れ',
  search: 'さがせ',
  open: 'ひらけ',
  delete: '削除でき',
  proceed: '手続きでき',
};

/** What a save that did not happen leaves. */
export const STILL_HERE_TEXT = '書いたものは、この画面に残っています。';

/** On the button that does the act once more, but for a save (`SEND_AGAIN_LABEL`). */
export const TRY_AGAIN_LABEL = 'もう一度試す';

/** The act that did not happen, by a fault of ours or, `isLost`, because no answer came: whole sentences. */
export function stoppedWords(act: ActKind, isLost: boolean): string {
  const after =
    act === 'save'
      ? STILL_HERE_TEXT
      : `${isLost ? '電波の届くところで' : 'しばらくしてから'}、もう一度お試しください。`;
  return `${isLost ? '通信でき' : FAILED[act]}ませんでした。${after}`;
}

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
