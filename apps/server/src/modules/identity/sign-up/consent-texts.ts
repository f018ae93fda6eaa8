import type { ContentReader, LegalKind } from '@hidamari/contract/content';
import type { VariantKey } from '@hidamari/domain/site-variants';
import type { AgreedText } from '../../members/index.ts';

/** Each tick and the text it agrees to (G33). */
const TICKS: readonly [AgreedText['kind'], LegalKind][] = [
  ['terms', 'terms'],
  ['privacy', 'privacy-policy'],
  ['sensitive_data', 'sensitive-data-consent'],
];

/** The texts in force on a variant, as they are agreed to: id, version and date are stored with the consent (G32). */
export async function consentTexts(content: ContentReader, variant: VariantKey): Promise<AgreedText[]> {
  return Promise.all(
    TICKS.map(async ([kind, legalKind]) => {
      const { value: text } = await content.legalText(legalKind, variant);
      return { kind, textId: text.id, version: String(text.version), date: text.date };
    }),
  );
}
