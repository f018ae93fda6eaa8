import type { GlossaryTermItem } from '@hidamari/contract/content';

/** A term as its file writes it: the terms were published and read through on one day. */
export function glossaryTerm(
  written: Omit<GlossaryTermItem, 'publishedAt' | 'reviewed_at'>,
): GlossaryTermItem {
  return { publishedAt: '2026-10-01T00:00:00.000Z', reviewed_at: '2026-10-01', ...written };
}
