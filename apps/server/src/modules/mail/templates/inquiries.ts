import type { ReplyPromise } from '@hidamari/domain/consultations';
import { type LetterSender, letter, type MailText } from './letter.ts';
import { NOT_REPEATED, promiseParagraphs, SAFETY_PARAGRAPHS } from './receipts.ts';

interface Receipt {
  receiptNumber: string;
  /** Null where no answer is wanted, or no day can be promised. */
  promise: ReplyPromise | null;
}

/** The receipt of the contact form (G121): its number and the promise, never what was written. */
export function inquiryReceivedMail(sender: LetterSender, { receiptNumber, promise }: Receipt): MailText {
  return letter(sender, {
    subject: 'お問い合わせを受け付けました',
    paragraphs: [
      'お問い合わせを受け付けました。',
      `受付番号：${receiptNumber}`,
      ...promiseParagraphs(promise),
      NOT_REPEATED,
    ],
  });
}

/** The answer that comes at once to a consultation by mail: what a mail cannot do, and who can (G122). */
export function mailConsultationReceivedMail(
  sender: LetterSender,
  { receiptNumber, promise }: Receipt,
): MailText {
  return letter(sender, {
    subject: 'メールを受け付けました',
    paragraphs: [
      'メールをお送りくださり、ありがとうございます。',
      `受付番号：${receiptNumber}`,
      ...promiseParagraphs(promise),
      ...SAFETY_PARAGRAPHS,
      NOT_REPEATED,
    ],
  });
}

interface Answer {
  type: 'contact' | 'consultation';
  receiptNumber: string;
  text: string;
}

/** The answer itself, as staff wrote it: whoever asked by mail wants it by mail (G121, G122). */
export function inquiryAnswerMail(sender: LetterSender, { type, receiptNumber, text }: Answer): MailText {
  return letter(sender, {
    subject: type === 'contact' ? 'お問い合わせへのお返事' : 'メールへのお返事',
    paragraphs: [
      text,
      `受付番号：${receiptNumber}`,
      'さらにお尋ねになりたいことは、お電話か、サイトの同じ画面からお送りください。受付番号をお書きいただくと、続きとしてお読みします。',
    ],
  });
}
