import {
  type ContentAnswer,
  type GlossaryTerm,
  type GlossaryTermItem,
  glossaryTermSchema,
} from '@hidamari/contract/content';
import { AppError } from '@hidamari/domain/errors';
import * as z from 'zod';
import { type LookupContext, mapAnswer, readAll } from './lookups.ts';

const GLOSSARY = 'glossary';

/** The bundled terms, read once. */
export function bundledTerms(items: readonly GlossaryTermItem[]): GlossaryTerm[] {
  return z.array(glossaryTermSchema).parse(items);
}

/**
 * The glossary in the order of its readings. It is an endpoint of our own: where the content service has none, or
 * is silent, the terms that came with the product serve, since an article must not fail for want of them.
 */
export async function glossaryAnswer(context: LookupContext): Promise<ContentAnswer<GlossaryTerm[]>> {
  try {
    const online = await readAll(context, GLOSSARY, { orders: 'kana' }, glossaryTermSchema);
    if (online.value.length > 0) return mapAnswer(online, byReading);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  return { value: byReading(context.bundledTerms), stale: false };
}

/** The terms alone. */
export async function readGlossary(context: LookupContext): Promise<readonly GlossaryTerm[]> {
  return (await glossaryAnswer(context)).value;
}

function byReading(terms: readonly GlossaryTerm[]): GlossaryTerm[] {
  return [...terms].sort((one, other) => one.kana.localeCompare(other.kana, 'ja'));
}
