import { SENDER_NAME } from '@hidamari/domain/site-variants';
import { type LinkingSender, letter, type MailText } from './letter.ts';

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

/** A one-time code by SMS, in one message of 70 characters (G33: six digits, ten minutes). */
export function confirmationCodeSms({ code, validMinutes }: { code: string; validMinutes: number }): string {
  return `【${SENDER_NAME}】確認コードは${code}です。${validMinutes}分以内に入力してください。`;
}

/** Asks to prove an address by its link (U-L15). @param href of the page that proves it, with its token. */
export function mailVerificationMail(
  sender: LinkingSender,
  { href, validHours }: { href: string; validHours: number },
): MailText {
  return letter(sender, {
    subject: 'メールアドレスの確認のお願い',
    paragraphs: [
      'ご登録ありがとうございます。',
      `次のアドレスを開いて、メールアドレスを確認してください。ボタンが出たときは、押すと確認が終わります。有効期限は${validHours}時間です。`,
      sender.addressOf(href),
      '確認が終わるまでは、電話番号でログインしてください。期限が切れたあとも、電話番号ではログインできます。',
    ],
  });
}
