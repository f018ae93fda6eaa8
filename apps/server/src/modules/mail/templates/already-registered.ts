import { type LetterSender, letter, type MailText } from './letter.ts';

/**
 * The true answer to a sign-up with an address that is taken: the page says the same to everyone, only the
 * owner of the address learns it (G50).
 */
export function alreadyRegisteredMail(
  sender: LetterSender,
  { loginLink, passwordLink }: { loginLink: string; passwordLink: string },
): MailText {
  return letter(sender, {
    subject: 'すでに登録されているメールアドレスです',
    paragraphs: [
      'このメールアドレスで新規会員登録のお申し込みがありましたが、すでに登録されています。',
      `ログインはこちらです。\n${loginLink}`,
      `パスワードをお忘れの方は、こちらから設定し直せます。\n${passwordLink}`,
      'ご自身でお申し込みになっていない場合も、登録の内容は変わっていませんのでご安心ください。',
    ],
  });
}
