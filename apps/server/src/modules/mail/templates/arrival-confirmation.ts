import { type LetterSender, letter, type MailText } from './letter.ts';

/** Shows that our mails arrive, to somebody whose address is proven already (G47). Nothing has to be done. */
export function arrivalConfirmationMail(sender: LetterSender): MailText {
  return letter(sender, {
    subject: 'メールが届くかどうかの確認',
    paragraphs: [
      'お申し込みにより、メールが届くかどうかを確かめるためにお送りしています。',
      'このメールが届いていれば、これからのお知らせも受け取れます。お手続きは必要ありません。',
      'お使いのメールで、このアドレスからのメールを受け取れる設定のままにしておいてください。',
    ],
  });
}
