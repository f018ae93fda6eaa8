import type { NoticeTone } from '@hidamari/ui/notice';
import { useEffect, useState } from 'react';

interface Words {
  tone: NoticeTone;
  text: string;
}

/** What /login says to somebody who was led there, by a finished step or by the end of their session. */
const WORDS = {
  'password-changed': {
    tone: 'ok',
    text: 'パスワードを変更しました。新しいパスワードでログインしてください。',
  },
  'password-reset': {
    tone: 'ok',
    text: '新しいパスワードを設定しました。新しいパスワードでログインしてください。',
  },
  idle: {
    tone: 'plain',
    text: 'しばらく操作がなかったため、ログアウトしました。書きかけのものがあれば、ログインすると続きから書けます。',
  },
  'session-over': {
    tone: 'plain',
    text: 'ほかの端末でログアウトしたか、ログインの時間が終わりました。お手数ですが、もう一度ログインしてください。',
  },
} as const satisfies Record<string, Words>;

export type LoginNotice = keyof typeof WORDS;

const KEY = 'hidamari-login-notice';

/** Keeps the notice for the login page that is opened next in this tab. */
export function tellAtLogin(notice: LoginNotice): void {
  try {
    sessionStorage.setItem(KEY, notice);
  } catch {
    // Without storage the login page itself is sign enough.
  }
}

function takeNotice(): Words | null {
  try {
    const notice = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    return Object.hasOwn(WORDS, notice) ? WORDS[notice as LoginNotice] : null;
  } catch {
    return null;
  }
}

/** What waits for this page, once; null when there is nothing, and while the page is drawn at first. */
export function useLoginNotice(): Words | null {
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    const waiting = takeNotice();
    if (waiting !== null) setWords(waiting);
  }, []);
  return words;
}
