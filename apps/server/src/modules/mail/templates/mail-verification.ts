import { type LinkingSender, letter, type MailText } from './letter.ts';

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
