import { screenHref } from '@hidamari/domain/screens';
import { type LinkingSender, letter, type MailText } from './letter.ts';

/** The answer to who asked whether an address is registered, when it is not: told to its owner alone (G50). */
export function notRegisteredMail(sender: LinkingSender): MailText {
  return letter(sender, {
    subject: 'このメールアドレスは登録されていません',
    paragraphs: [
      'このメールアドレスが登録されているかどうか、お問い合わせがありました。',
      'このメールアドレスでの登録は見つかりませんでした。ほかのメールアドレスか電話番号で登録されているかもしれません。',
      `はじめての方の登録はこちらです。\n${sender.addressOf(screenHref('/howto-signup'))}`,
    ],
  });
}
