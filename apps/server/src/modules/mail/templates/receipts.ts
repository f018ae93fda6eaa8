import type { ReplyPromise } from '@hidamari/domain/consultations';
import { CRISIS_CARD, CRISIS_LINES, EMERGENCY_TEXT } from '@hidamari/domain/emergency';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { REPLY_PROMISE } from '@hidamari/domain/site-variants';
import { type LinkingSender, letter, type MailText } from './letter.ts';

/**
 * Until when an answer comes, as a paragraph of its own (G9, G122). Nothing where none is wanted, or no day can be promised.
 * Where words that suggest danger are read first no day stands (G119), and nothing says why: the mail may be opened by others.
 */
export function promiseParagraphs(promise: ReplyPromise | null): string[] {
  if (promise === null) return [];
  return [
    promise.kind === 'by-day'
      ? `${REPLY_PROMISE}（${formatMonthDay(promise.day)}まで）。`
      : '担当の者が読みます。',
  ];
}

/** What a mail cannot do, and who can: in the receipt of every consultation by mail (G118, G119, G122). */
export const SAFETY_PARAGRAPHS: readonly string[] = [
  EMERGENCY_TEXT,
  [
    `つらいお気持ちのときに、今すぐ話せるところがあります。${CRISIS_CARD.danger}`,
    ...CRISIS_LINES.map(
      ({ name, number, audience, hours, cost }) =>
        `${name}：${number}（${[audience, hours, cost].filter(Boolean).join('。')}）`,
    ),
  ].join('\n'),
];

export const NOT_REPEATED = 'お書きになった内容は、このメールにはのせていません。';

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
