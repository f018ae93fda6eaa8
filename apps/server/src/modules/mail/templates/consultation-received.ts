import type { ReplyPromise } from '@hidamari/domain/consultations';
import { screenHref } from '@hidamari/domain/screens';
import { type LinkingSender, letter, type MailText } from './letter.ts';
import { NOT_REPEATED, promiseParagraphs, SAFETY_PARAGRAPHS } from './receipt-words.ts';

interface ReceivedConsultation {
  caseNumber: string;
  /** Null where no day can be promised. */
  promise: ReplyPromise | null;
}

/**
 * What comes at once for a member's consultation by mail (G122): its number, the promise, where the answer will be
 * read, and who can help sooner. Nothing of what was written, and not what it is about.
 */
export function consultationReceivedMail(
  sender: LinkingSender,
  { caseNumber, promise }: ReceivedConsultation,
): MailText {
  return letter(sender, {
    subject: 'ご相談を受け付けました',
    paragraphs: [
      'ご相談をお送りくださり、ありがとうございます。',
      `相談番号：${caseNumber}`,
      ...promiseParagraphs(promise),
      'お返事が届くと、メールでお知らせします。お返事は、下のページにログインしてお読みください。',
      sender.addressOf(screenHref('/questions')),
      ...SAFETY_PARAGRAPHS,
      NOT_REPEATED,
    ],
  });
}
