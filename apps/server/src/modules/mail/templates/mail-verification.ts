import { type LetterSender, letter, type MailText } from './letter.ts';

/** Asks to prove an address by its link (U-L15). `link` is built from settings alone (F22). */
export function mailVerificationMail(
  sender: LetterSender,
  { link, validHours }: { link: string; validHours: number },
): MailText {
  return letter(sender, {
    subject: 'メールアドレスの確認のお願い',
    paragraphs: [
      'ご登録ありがとうございます。',
      `次のアドレスを開くと、メールアドレスの確認が終わります。有効期限は${validHours}時間です。`,
      link,
      '確認が終わるまでは、電話番号でログインしてください。期限が切れたあとも、電話番号ではログインできます。',
    ],
  });
}
