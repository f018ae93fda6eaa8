import { VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import type { NoticeTone } from '@hidamari/ui/notice';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePageData } from './page-data.ts';

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

/** To somebody whose common ID was right, at the login of another desk (decision 0074): why they are here, and how they go on. */
const atOwnDoor = (variant: VariantKey): Words => ({
  tone: 'plain',
  text: `先ほどの画面は、ほかの窓口のログイン画面でした。ここは、ご登録のある「${VARIANTS[variant].productTitle}」です。先ほどと同じIDとパスワードで、下のボタンからログインできます。`,
});

export type LoginNotice = keyof typeof WORDS;

const KEY = 'hidamari-login-notice';

/** Keeps the notice for the login page that is opened next in this tab. */
export function saveLoginNotice(notice: LoginNotice): void {
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

/**
 * What /login has to say: what waits for this page, once, or why somebody was led to it from another desk, which stands in the
 * address and is drawn without a script.
 */
export function useLoginNotice(): Words | null {
  const { variant } = usePageData();
  const [query] = useSearchParams();
  const [words, setWords] = useState<Words | null>(() =>
    query.get('door') === 'own' ? atOwnDoor(variant) : null,
  );
  useEffect(() => {
    const waiting = takeNotice();
    if (waiting !== null) setWords(waiting);
  }, []);
  return words;
}
