import { type LetterSender, letter, type MailText } from './letter.ts';

/** A copy of the receipt of a request about personal data: never what was asked or why. `dueOn` is read as it is. */
export function privacyRequestMail(
  sender: LetterSender,
  { receiptNumber, dueOn }: { receiptNumber: string; dueOn: string },
): MailText {
  return letter(sender, {
    subject: '個人情報についてのご請求を受け付けました',
    paragraphs: [
      '個人情報についてのご請求を受け付けました。',
      `受付番号：${receiptNumber}`,
      `${dueOn}までに、お電話かメールでご連絡します。ご本人の確認をお願いすることがあります。`,
      'お書きになった内容は、このメールにはのせていません。進みぐあいは、ログインして「個人情報と同意」でご覧になれます。',
    ],
  });
}
