import type { LegalKind, LegalTextItem } from '@hidamari/contract/content';
import type { VariantKey } from '@hidamari/domain/site-variants';

interface LegalDraft {
  kind: LegalKind;
  /** Without it the text holds for all variants. */
  variant?: VariantKey;
  /** Or several whose words are the same; the text keeps the id of one for all. */
  variants?: readonly VariantKey[];
  /** Number and day are stored with a member's consent (G32): both rise with every change of the words. */
  version: number;
  /** Day from which this version holds, YYYY-MM-DD. */
  date: string;
  title: string;
  body: string;
  /** What is different from the version before, for who is asked to agree anew; from the second version on. */
  changes?: string;
}

/** At the end of a text: the day of a version, and what became different with it. */
export const amended = (day: string, what: string) => `<p>${day}改定：${what}</p>`;

/** The same of words that became clearer, while what is kept and why stayed as it was. */
export const clarified = (day: string, what: string) =>
  amended(day, `${what}お預かりする情報と、使う目的は、変わっていません。`);

/** Never shown to members. */
const DRAFT_NOTE =
  'DRAFT written with the product. The operator has it checked by a lawyer and by the person responsible for personal information, fills in name and address, and raises version and date before real use.';

/** A bundled text. Its words, number and day are held together by `published-versions.ts`. */
export function legalItem({
  kind,
  variant,
  variants = [],
  version,
  date,
  ...text
}: LegalDraft): LegalTextItem {
  return {
    id: `${kind}${variant ? `-${variant}` : ''}-v${version}`,
    publishedAt: `${date}T00:00:00.000Z`,
    kind,
    variants: variant ? [variant] : [...variants],
    version,
    date,
    ...text,
    body: text.body.trim(),
    operator_note: DRAFT_NOTE,
  };
}
