import {
  type ContentAnswer,
  type GlossaryTerm,
  type GlossaryTermItem,
  glossaryTermSchema,
} from '@hidamari/contract/content';
import * as z from 'zod';
import { answerOrStandIn, type LookupContext, listAll } from './lookups.ts';

const GLOSSARY = 'glossary';

/** The bundled terms in the order of their readings, read once. */
export function bundledTerms(items: readonly GlossaryTermItem[]): GlossaryTerm[] {
  return byReading(z.array(glossaryTermSchema).parse(items));
}

/**
 * The glossary in the order of its readings; the list is the same object until it is read anew. It is an endpoint of
 * our own: where the content service has none the terms that came with the product serve, and where it is silent they
 * stand in, as an old copy would: an article must not fail for want of them.
 */
export async function glossaryAnswer(context: LookupContext): Promise<ContentAnswer<GlossaryTerm[]>> {
  const asked = context.cache.read(GLOSSARY, async () =>
    byReading(await listAll(context.source, GLOSSARY, { orders: 'kana' }, glossaryTermSchema)),
  );
  const answer = await answerOrStandIn(asked, context.bundledTerms);
  return answer.value.length > 0 ? answer : { ...answer, value: context.bundledTerms };
}

function byReading(terms: readonly GlossaryTerm[]): GlossaryTerm[] {
  return [...terms].sort((one, other) => one.kana.localeCompare(other.kana, 'ja'));
}
