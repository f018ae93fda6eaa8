import {
  beginningOf,
  codeUnitsFor,
  countCharacters,
  isBlank,
  storedText,
  withoutControls,
} from '@hidamari/domain/japanese-text';
import { SEARCH_WORDS_CHARACTERS } from '@hidamari/domain/limits';
import * as z from '../zod/index.ts';

// In unicode mode a surrogate that belongs to a pair is no match: only lone ones are.
const LONE_SURROGATES = /[\uD800-\uDFFF]/gu;

/** Lone surrogates and NUL are refused by PostgreSQL: they must never get past the door (F24). */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.search(LONE_SURROGATES) === -1;
}

/** Words of at most `limit` characters as an answer tells them: bounded, and never judged again. */
export function boundedText(limit: number) {
  return z.string().max(codeUnitsFor(limit));
}

function storable(limit: number) {
  return (
    z
      .string({ error: 'required' })
      // A first bound: nothing is counted or copied beyond it.
      .max(codeUnitsFor(limit), { error: 'too_long' })
      .refine(isStorable, { error: 'invalid' })
      .overwrite((text) => storedText(text).trim())
      .refine((text) => countCharacters(text) <= limit, { error: 'too_long' })
  );
}

/**
 * Required free text of 1 to `limit` characters, trimmed, as `storedText` keeps it; line breaks stay. Something has to be there
 * that can be read.
 */
export function requiredText(limit: number) {
  return storable(limit).refine((text) => !isBlank(text), { error: 'required' });
}

/** Optional free text: absent, or 0 to `limit` characters, trimmed, as `storedText` keeps it. */
export function optionalText(limit: number) {
  return storable(limit).optional();
}

/** More than anybody pastes to look for it. */
const LONGEST_TYPED = 20_000;

/** Keyword of a search (G74). Anything a person can type or paste is allowed; of a long text its beginning is looked for. */
export const keyword = z
  .string({ error: 'invalid' })
  .max(LONGEST_TYPED, { error: 'too_long' })
  .transform((text) =>
    beginningOf(
      storedText(withoutControls(text.replace(LONE_SURROGATES, ' '))).trim(),
      SEARCH_WORDS_CHARACTERS,
    ),
  );
