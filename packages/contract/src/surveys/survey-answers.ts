import { storedText } from '@hidamari/domain/japanese-text';
import { boundedText } from '../fields/index.ts';
import * as z from '../zod/index.ts';

// Bounded rather than exact: the questions are data (G101) and each may be left out or declined.
const questionName = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/, { error: 'invalid' });
const answer = z.union(
  [
    z.int().min(0).max(10),
    boundedText(500).overwrite(storedText),
    z.boolean(),
    z.array(z.string().max(60)).max(20),
    z.null(),
  ],
  { error: 'invalid' },
);

/** Answers by the names of their questions: on the wire, sealed in their row, and in the CRM the same shape. */
export const surveyAnswers = z
  .record(questionName, answer, { error: 'invalid' })
  .refine((given) => Object.keys(given).length <= 60, { error: 'too_many_items' });
