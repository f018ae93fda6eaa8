import { useEffect, useState } from 'react';

/** What /login says to somebody who comes from a finished step. */
const WORDS = {
  'password-changed': 'パスワードを変更しました。新しいパスワードでログインしてください。',
  'password-reset': '新しいパスワードを設定しました。新しいパスワードでログインしてください。',
} as const;

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

function takeNotice(): string | null {
  try {
    const notice = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    return Object.hasOwn(WORDS, notice) ? WORDS[notice as LoginNotice] : null;
  } catch {
    return null;
  }
}

/** The sentence that waits for this page, once; null when there is none, and while the page is drawn at first. */
export function useLoginNotice(): string | null {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const waiting = takeNotice();
    if (waiting !== null) setText(waiting);
  }, []);
  return text;
}
