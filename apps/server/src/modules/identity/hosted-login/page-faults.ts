import { AppError, type ErrorCode, factsOfMessage } from '@hidamari/domain/errors';
import { errorMessage } from '@hidamari/domain/refusals';
import type { PageFault } from './login-page.ts';

const TO_PASSWORD = 'お手数ですが、パスワードの入力からもう一度お願いします。';
const BY_PHONE = 'お困りのときは、お電話でご相談ください。';

/** A wait: the words of the refusal's own row, with the wait that the server counted, under this heading. */
const waitUnder = (heading: string) => (error: AppError) => ({
  heading,
  text: `${errorMessage(error.code, factsOfMessage(error))}${BY_PHONE}`,
  fields: false,
});

const EMPTY = { username: 'IDを入力してください', password: 'パスワードを入力してください' } as const;

/** Which fields were left empty (G115), or that a password of one's own is not taken. */
function invalid(error: AppError): PageFault {
  const { fields = {} } = error.facts;
  const identifier = fields.username?.includes('required') ? EMPTY.username : undefined;
  const password = fields.password?.includes('required') ? EMPTY.password : undefined;
  if (!identifier && !password) {
    return {
      heading: 'このパスワードは使えません',
      text: '8文字以上64文字以内で、推測されにくいものを入力してください。',
      fields: true,
    };
  }
  const words = [identifier, password].filter((word) => word !== undefined);
  return {
    heading: '入力内容をご確認ください',
    text: words.map((word) => `${word}。`).join(''),
    fields: true,
    words: { identifier, password },
  };
}

/** What the page says to each refusal that a person can do something about: its own reason, then the next step. */
const FAULTS: Partial<Record<ErrorCode, PageFault | ((error: AppError) => PageFault)>> = {
  credentials_wrong: {
    heading: 'ログインできませんでした',
    text: 'メールアドレス・電話番号かパスワードが違うようです。もう一度お確かめください。登録したばかりで、確認メールのリンクをまだ開いていない方は、電話番号でログインしてください。',
    fields: true,
  },
  validation: invalid,
  demo_account: {
    heading: '見本のアカウントでは、ログインできません',
    text: errorMessage('demo_account'),
    fields: true,
  },
  unavailable: {
    heading: 'ただいまつながりにくくなっています',
    text: 'しばらくしてから、もう一度「ログイン」を押してください。',
    fields: false,
  },
  delivery_failed: waitUnder('確認コードをお送りできません'),
  password_wait: waitUnder('しばらくお待ちください'),
  code_guess_wait: waitUnder('しばらくお待ちください'),
  code_sends_spent: waitUnder('確認コードをお送りできません'),
  address_wait: waitUnder('しばらくお待ちください'),
  too_many: waitUnder('しばらくお待ちください'),
  code_wrong: {
    heading: '確認コードが違うようです',
    text: 'もう一度お確かめのうえ、入力してください。',
    fields: true,
  },
  code_used: {
    heading: 'この確認コードは、一度使われています',
    text: '認証アプリの数字が変わるのを待って、次の数字を入力してください。',
    fields: true,
  },
  code_tries_spent: {
    heading: 'この確認コードは、使えなくなりました',
    text: `確認コードの入力が、続けて合いませんでした。${TO_PASSWORD}`,
    fields: false,
  },
  code_expired: { heading: '確認コードの期限が切れました', text: TO_PASSWORD, fields: false },
  step_expired: { heading: '手続きの時間が切れました', text: TO_PASSWORD, fields: false },
};

/** What the page says to an error that a person can do something about; any other is thrown on. */
export function pageFaultOf(error: unknown): { error: AppError; fault: PageFault } {
  const fault = error instanceof AppError ? FAULTS[error.code] : undefined;
  if (!(error instanceof AppError) || fault === undefined) throw error;
  return { error, fault: typeof fault === 'function' ? fault(error) : fault };
}
