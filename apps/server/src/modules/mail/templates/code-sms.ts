import { SENDER_NAME } from '@hidamari/domain/site-variants';

interface CodeFacts {
  code: string;
  validMinutes: number;
}

/** The second factor of a login by SMS, in one message of 70 characters (G33). */
export function signInCodeSms({ code, validMinutes }: CodeFacts): string {
  return `【${SENDER_NAME}】ログインの確認コードは${code}です。${validMinutes}分以内に入力してください。`;
}

/** The code of a forgotten password by SMS, in one message of 70 characters (G33). */
export function passwordCodeSms({ code, validMinutes }: CodeFacts): string {
  return `【${SENDER_NAME}】パスワード再設定の確認コードは${code}です。${validMinutes}分以内に入力してください。`;
}

/** The code that proves a new number of an account, in one message of 70 characters (G33). */
export function numberCodeSms({ code, validMinutes }: CodeFacts): string {
  return `【${SENDER_NAME}】電話番号の変更の確認コードは${code}です。${validMinutes}分以内に入力してください。`;
}

/** To the OLD number, after another one has been proven; in one message of 70 characters. */
export function numberChangedSms({ phone }: { phone: string }): string {
  const call = phone === '' ? '' : `。心当たりがない方は${phone}へ`;
  return `【${SENDER_NAME}】ご登録の電話番号が変わりました${call}`;
}
