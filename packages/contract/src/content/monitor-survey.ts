import * as z from '../zod/index.ts';
import type { WithCleaned } from './content-answers.ts';
import { dayField, itemFields, selectField } from './wire-fields.ts';

/** A call for people with cancer experience to answer or talk (`monitor-survey`, G88). */
export const monitorSurveySchema = z.object({
  ...itemFields,
  title: z.string().min(1),
  /** Who asks. */
  organiser: z.string().min(1),
  purpose: z.string().min(1),
  method: selectField(['web', 'phone', 'in-person']),
  minutes: z.int().positive(),
  /** In words, 「なし」 included. */
  reward: z.string().min(1),
  period_from: dayField,
  period_to: dayField,
  target_text: z.string().min(1),
  /** Number of the ethics review, or 「なし」 with the reason. */
  ethics: z.string().min(1),
  url_external: z.url({ protocol: /^https$/ }).optional(),
  is_open: z.boolean(),
  /** HTML: what is done with the answers, and how to stop. Its headings are h4: they stand under the call's name. */
  notes: z.string().min(1),
});

export type MonitorSurvey = WithCleaned<z.output<typeof monitorSurveySchema>, 'notes'>;
