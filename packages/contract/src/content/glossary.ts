import * as z from '../zod/index.ts';
import { sourceSchema } from './content-answers.ts';
import { dayField, itemFields, optionalReviewFields, topicsField } from './wire-fields.ts';

/**
 * A word that is explained in place in articles and found by search. An endpoint of our own, `glossary`, beside
 * those of the specification; the bundled terms serve where a content service has none.
 */
export const glossaryTermSchema = z.object({
  ...itemFields,
  ...optionalReviewFields,
  name: z.string().min(1),
  /** Reading in hiragana. */
  kana: z.string().regex(/^[ぁ-ゖー・ ]+$/),
  /** Other spellings that mean the same. */
  aliases: z.array(z.string().min(1)).default([]),
  /** Two or three plain sentences, text alone. */
  meaning: z.string().min(20).max(240),
  topics: topicsField,
  reviewed_at: dayField,
  sources: z.array(sourceSchema).optional(),
});

export type GlossaryTerm = z.output<typeof glossaryTermSchema>;
