import { screenHref } from '@hidamari/domain/screens';
import { type LinkingSender, letter, type MailText } from './letter.ts';

/**
 * The answer to who asked whether an address is registered, when it is: the page says the same to everyone, only
 * the owner of the address learns it (G50).
 */
export function alreadyRegisteredMail(sender: LinkingSender): MailText {
  return letter(sender, {
    subject: 'すでに登録されているメールアドレスです',
    paragraphs: [
      'このメールアドレスが登録されているかどうか、お問い合わせがありました。すでに登録されています。',
      `ログインはこちらです。\n${sender.addressOf(screenHref('/login'))}`,
      `パスワードをお忘れの方は、こちらから設定し直せます。\n${sender.addressOf(screenHref('/login/password-request'))}`,
      'お心当たりがない場合も、登録の内容は変わっていませんのでご安心ください。',
    ],
  });
}
