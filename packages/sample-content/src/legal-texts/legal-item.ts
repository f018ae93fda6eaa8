import type { LegalKind, LegalTextItem } from '@hidamari/contract/content';
import type { VariantKey } from '@hidamari/domain/site-variants';

interface LegalDraft {
  kind: LegalKind;
  /** Without it the text holds for all variants. */
  variant?: VariantKey;
  /** Or several whose words are the same; the text keeps the id of one for all. */
  variants?: readonly VariantKey[];
  title: string;
  body: string;
}

/** First version of every text: number and day are stored with a member's consent (G32). */
const VERSION = 1;
const DATE = '2026-10-01';

/**
 * At the end of a text whose words became clearer while what is kept and why stayed as it was, and no time of keeping
 * became longer: no new consent is asked for, and the day is told.
 */
export const amended = (day: string, what: string) =>
  `<p>${day}改定：${what}お預かりする情報と、使う目的は、変わっていません。</p>`;

/** Never shown to members. */
const DRAFT_NOTE =
  'DRAFT written with the product. The operator has it checked by a lawyer and by the person responsible for personal information, fills in name and address, and raises version and date before real use.';

/** A bundled text of the first version. A change that needs a new consent raises the number. */
export function legalItem({ kind, variant, variants = [], title, body }: LegalDraft): LegalTextItem {
  return {
    id: `${kind}${variant ? `-${variant}` : ''}-v${VERSION}`,
    publishedAt: `${DATE}T00:00:00.000Z`,
    kind,
    variants: variant ? [variant] : [...variants],
    version: VERSION,
    date: DATE,
    title,
    body: body.trim(),
    operator_note: DRAFT_NOTE,
  };
}
