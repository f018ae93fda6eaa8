import { AppError } from '@hidamari/domain/errors';
import type { PageFault } from './login-page.ts';

const FAULTS = {
  wrong: {
    heading: 'ログインできませんでした',
    text: 'メールアドレス・電話番号かパスワードが違うようです。もう一度お確かめください。登録したばかりで、確認メールのリンクをまだ開いていない方は、電話番号でログインしてください。',
    fields: true,
  },
  busy: {
    heading: 'ただいま混み合っています',
    text: 'しばらくしてから、もう一度「ログイン」を押してください。',
    fields: false,
  },
  tooMany: {
    heading: 'しばらくお待ちください',
    text: 'ログインのお試しが続いたため、いったん止めています。時間をおいてお試しいただくか、お電話でご相談ください。',
    fields: false,
  },
  code: {
    heading: '確認コードが違うようです',
    text: 'もう一度お確かめのうえ、入力してください。',
    fields: true,
  },
  over: {
    heading: '確認コードの期限が切れました',
    text: 'お手数ですが、パスワードの入力からもう一度お願いします。',
    fields: false,
  },
  password: {
    heading: 'このパスワードは使えません',
    text: '8文字以上64文字以内で、推測されにくいものを入力してください。',
    fields: true,
  },
} as const;

const FAULT_OF: Partial<Record<AppError['code'], keyof typeof FAULTS>> = {
  credentials_wrong: 'wrong',
  unavailable: 'busy',
  too_many: 'tooMany',
  code_wrong: 'code',
  code_expired: 'over',
  validation: 'password',
};

/** What the page says to an error that a person can do something about; any other is thrown on. */
export function pageFaultOf(error: unknown): { error: AppError; fault: PageFault } {
  const name = error instanceof AppError ? FAULT_OF[error.code] : undefined;
  if (!(error instanceof AppError) || name === undefined) throw error;
  return { error, fault: FAULTS[name] };
}
