import {
  type ContentAnswer,
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
import type { PublicPolicySource } from '../privacy-policy/port.ts';
import {
  answerOrStandIn,
  cleanText,
  joinAnswers,
  type LookupContext,
  mapAnswer,
  readAll,
} from './lookups.ts';
import { sanitizeContent } from './sanitize.ts';

const LEGAL_TEXTS = 'legal-text';

/** While the public site is silent and there is no copy, one reader in ten seconds waits for it: a login must not. */
const LEFT_ALONE_MS = 10_000;

/**
 * The legal-text look-up of ContentReader. The copies that came with the product stand in when the service has
 * no such text or does not answer (G12): a person must always be able to read what they agree to. With a public site
 * the words of the privacy policy are the site's; the text agreed to (id, version) stays the one in force here. What is
 * answered while the site is silent says that it stands in.
 */
export function legalLookup(
  context: LookupContext,
  bundled: readonly LegalTextItem[],
  publicPolicy: PublicPolicySource | null = null,
): Pick<ContentReader, 'legalText'> {
  const copies = z.array(legalTextSchema).parse(bundled);
  // Every page of a member asks which versions are in force: a text is cleaned once, and again when it was read anew.
  const cleanedTexts = new WeakMap<LegalText, LegalTextAnswer>();
  const cleanedOnce: Clean = (text, isBundled) => {
    const known = cleanedTexts.get(text) ?? cleaned(context, text, isBundled);
    cleanedTexts.set(text, known);
    return known;
  };
  const texts = { ...context, copies, clean: cleanedOnce };
  const wordsOnSite = publicPolicy && policyWords(context, publicPolicy);
  return {
    async legalText(kind, variant) {
      if (kind !== 'privacy-policy' || !wordsOnSite) return textOf(texts, kind, variant);
      const [text, words] = await Promise.all([textOf(texts, kind, variant), wordsOnSite()]);
      if (!words) return { ...text, value: { ...text.value, stands_in: true }, stale: true };
      const own = { ...text.value, ...words.value, bundled: false, stands_in: words.stale };
      // What the service lacks of the text in force does not make the site's own words old.
      return joinAnswers(own, words, { ...text, stale: false });
    },
  };
}

/** `isBundled`: it is a copy that came with the product. A text is always the one or the other. */
type Clean = (text: LegalText, isBundled: boolean) => LegalTextAnswer;

async function textOf(
  context: LookupContext & { copies: readonly LegalText[]; clean: Clean },
  kind: LegalKind,
  variant: VariantKey,
): Promise<ContentAnswer<LegalTextAnswer>> {
  // A service without this endpoint, or without an answer, has no texts: the copies serve.
  const online = await answerOrStandIn(
    readAll(context, LEGAL_TEXTS, { orders: '-version' }, legalTextSchema),
    [],
  );
  const found = inForce(context, online.value, kind, variant);
  const copy = found ?? inForce(context, context.copies, kind, variant);
  if (!copy) throw new AppError('not_found');
  return mapAnswer(online, () => context.clean(copy, found === undefined));
}

/** What the site says for itself; `date` is the day of its last change. */
type PolicyWords = Pick<LegalTextAnswer, 'title' | 'body' | 'date'>;

/** The site's words, cleaned, as every answer of the content service is kept; null where there are none to show. */
function policyWords(
  context: LookupContext,
  site: PublicPolicySource,
): () => Promise<ContentAnswer<PolicyWords> | null> {
  let failedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (context.clock().getTime() - failedAt < LEFT_ALONE_MS) return null;
    try {
      return await context.cache.read('public privacy policy', () => readWords(context, site));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      failedAt = context.clock().getTime();
      return null;
    }
  };
}

async function readWords(context: LookupContext, site: PublicPolicySource): Promise<PolicyWords> {
  const { title, body, date } = await site.read();
  // Read as a heading is: plain text, whatever the site's editor put into it.
  const [heading] = sanitizeContent(`<h2>${title}</h2>`).headings;
  const { html } = cleanText(context, { endpoint: LEGAL_TEXTS, id: 'public-site', html: body });
  if (!heading?.text.trim() || html.replace(/<[^>]*>/g, '').trim() === '') {
    throw new AppError('unavailable', {}, { cause: new Error('public page holds no words') });
  }
  return { title: heading.text.trim(), body: html, date };
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
  const { html } = cleanText(context, { endpoint: LEGAL_TEXTS, id: text.id, html: text.body });
  return { ...text, body: html, bundled, stands_in: false };
}
