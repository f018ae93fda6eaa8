import type { ReplyPromise } from '@hidamari/domain/consultations';
import { CRISIS_CARD, CRISIS_LINES, EMERGENCY_TEXT } from '@hidamari/domain/emergency';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { REPLY_PROMISE } from '@hidamari/domain/site-variants';

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
