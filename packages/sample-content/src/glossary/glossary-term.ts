import type { GlossaryTermItem } from '@hidamari/contract/content';
import { sampleReviewer } from '../sources/index.ts';

/** The terms were published on one day, to be read through by two roles (G100). */
const READ_THROUGH = {
  publishedAt: '2026-10-01T00:00:00.000Z',
  reviewed_at: '2026-10-01',
  next_review_at: '2027-09-30',
  reviewer_role: sampleReviewer('がん看護の経験がある看護師と、医療費の相談を受けてきた社会福祉士'),
} satisfies Partial<GlossaryTermItem>;

type Written = Omit<GlossaryTermItem, keyof typeof READ_THROUGH | 'sources'>;

/** A term as its file writes it, with the pages by which it can be checked. */
export function glossaryTerm(
  written: Written & Required<Pick<GlossaryTermItem, 'sources'>>,
): GlossaryTermItem {
  return { ...READ_THROUGH, ...written };
}
