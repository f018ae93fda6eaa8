import type { ContentReader, LegalKind } from '@hidamari/contract/content';
import type { VariantKey } from '@hidamari/domain/site-variants';
import type { AgreedText } from '../../members/index.ts';

/** Each tick and the text it agrees to (G33). */
const TICKS: readonly [AgreedText['kind'], LegalKind][] = [
  ['terms', 'terms'],
  ['privacy', 'privacy-policy'],
  ['sensitive_data', 'sensitive-data-consent'],
];

/** A text in force, as it is agreed to and as it is shown. */
export interface ConsentText extends AgreedText {
  title: string;
  /** What is different from the version before. */
  changes?: string | undefined;
}

/** The texts in force on a variant, as they are agreed to: id, version and date are stored with the consent (G32). */
export async function consentTexts(content: ContentReader, variant: VariantKey): Promise<ConsentText[]> {
  return Promise.all(
    TICKS.map(async ([kind, legalKind]) => {
      const { value: text } = await content.legalText(legalKind, variant);
      const { id: textId, version, date, title, changes } = text;
      return { kind, textId, version: String(version), date, title, changes };
    }),
  );
}
