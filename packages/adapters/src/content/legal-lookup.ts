import {
  type ContentReader,
  type LegalKind,
  type LegalText,
  type LegalTextAnswer,
  type LegalTextItem,
  legalTextSchema,
} from '@hidamari/contract/content';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import type { VariantKey } from '@hidamari/domain/site-variants';
import * as z from 'zod';
import { type LookupContext, readAll } from './lookups.ts';
import { sanitizeContent } from './sanitize.ts';

const LEGAL_TEXTS = 'legal-text';

/**
 * The legal-text look-up of ContentReader. The copies that came with the product stand in when the service has
 * no such text or does not answer (G12): a person must always be able to read what they agree to.
 */
export function legalLookup(
  context: LookupContext,
  bundled: readonly LegalTextItem[],
): Pick<ContentReader, 'legalText'> {
  const copies = z.array(legalTextSchema).parse(bundled);
  return {
    async legalText(kind, variant) {
      const online = await onlineTexts(context);
      const found = inForce(context, online.value, kind, variant);
      if (found) return { value: cleaned(context, found, false), stale: online.stale };
      const copy = inForce(context, copies, kind, variant);
      if (!copy) throw new AppError('not_found');
      return { value: cleaned(context, copy, true), stale: online.stale };
    },
  };
}

/** A service without this endpoint, or without an answer, has no texts: the copies serve. */
async function onlineTexts(context: LookupContext): Promise<{ value: LegalText[]; stale: boolean }> {
  try {
    return await readAll(context, LEGAL_TEXTS, { orders: '-version' }, legalTextSchema);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { value: [], stale: error.code !== 'not_found' };
  }
}

/** The highest version whose day has come; before that day, the first version there will be. */
function inForce(
  { clock }: LookupContext,
  texts: readonly LegalText[],
  kind: LegalKind,
  variant: VariantKey,
): LegalText | undefined {
  const today = japanDay(clock());
  const versions = texts
    .filter((text) => text.kind === kind && text.variants.includes(variant))
    .sort((one, other) => one.version - other.version);
  return versions.findLast((text) => text.date <= today) ?? versions[0];
}

function cleaned(context: LookupContext, text: LegalText, bundled: boolean): LegalTextAnswer {
  return { ...text, body: sanitizeContent(text.body, context).html, bundled };
}
