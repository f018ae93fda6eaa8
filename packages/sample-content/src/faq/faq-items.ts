import type { FaqItem } from '@hidamari/contract/content';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { sampleReviewer } from '../sources/index.ts';

export const publishedAt = '2026-10-01T00:00:00.000Z';

/** Variants with a chat, services and, later, LINE. */
export const PROGRAMMES = ['aflac', 'hatch'] satisfies VariantKey[];

/** Answers about the portal are to be read through by whoever runs it: a role, never a name (G100). */
const READ_THROUGH = {
  reviewed_at: '2026-10-01',
  next_review_at: '2027-09-30',
  reviewer_role: sampleReviewer('この窓口の運営の担当者'),
} satisfies Partial<FaqItem>;

/** A question as its file writes it. Without variants it is for everybody. */
type WrittenFaq = Pick<FaqItem, 'id' | 'topics' | 'name' | 'question' | 'answer' | 'variants'>;

/** The questions of one category, in the order in which they are read. */
export function faqItems(category: string, written: readonly WrittenFaq[]): FaqItem[] {
  return written.map((faq, at) => ({
    ...faq,
    ...READ_THROUGH,
    publishedAt,
    category: { id: category },
    order: at + 1,
  }));
}
