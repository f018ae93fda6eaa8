import { GENDERS } from '@hidamari/domain/option-sets';
import * as z from '../zod/index.ts';
import type { WithCleaned } from './content-answers.ts';
import { changeSchema, sourceSchema, type WithFigureSources } from './content-answers.ts';
import {
  factsField,
  itemFields,
  referenceField,
  reviewFields,
  selectField,
  topicsField,
} from './wire-fields.ts';

/** Age of the person the question is about, in bands: never an exact age. */
export const Q_CONTENT_AGES = ['under-40', '40s', '50s', '60s', '70s', '80-over', 'no-response'] as const;

const GENDER_VALUES = GENDERS.map(({ value }) => value);

const summaryShape = {
  ...itemFields,
  /** The question in one line. */
  title: z.string().min(1),
  topics: topicsField,
  facts: factsField,
  age: selectField(Q_CONTENT_AGES).default('no-response'),
  gender: selectField(GENDER_VALUES as [string, ...string[]]).default('no-response'),
  /** Cancer group it is about; without it, any. */
  cancer_group: referenceField.optional(),
  treatment_status: referenceField.optional(),
  /** Asked by many, whatever their illness: shown to everybody. */
  is_common: z.boolean().default(false),
  /** First among those of the same day. */
  is_featured: z.boolean().default(false),
  /** Who asked. */
  consultation_user: selectField(['patient', 'family', 'other']).default('patient'),
  /** Made up as an example: nobody asked it, and no supporter answered it. Each place that shows it says so. */
  is_sample: z.boolean().default(false),
};

/** A question as a list shows it (`q-contents`, specification section 3). */
export const qContentSummarySchema = z.object(summaryShape);

/** A question that people bring to the consultation, and what supporters answer. `content` is HTML. */
export const qContentSchema = z.object({
  ...summaryShape,
  content: z.string().min(1),
  ...reviewFields,
  sources: z.array(sourceSchema).default([]),
  /** Its history, newest first, as articles have it. */
  change_log: z.array(changeSchema).default([]),
});

export type QContentSummary = z.output<typeof qContentSummarySchema>;
export type QContent = WithCleaned<z.output<typeof qContentSchema>, 'content'> &
  WithFigureSources & { review_due: boolean };
export type QContentAge = (typeof Q_CONTENT_AGES)[number];
