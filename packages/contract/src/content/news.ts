import * as z from '../zod/index.ts';
import type { WithCleaned } from './cleaned-html.ts';
import { dayField, itemFields, selectField, variantsField } from './wire-fields.ts';

/**
 * News of the portal (`info`, G98). A `closure` closes the consultation desk on the days `closure_from` to
 * `closure_to` (both included, `closure_to` defaults to one day) beyond the calendar's own rules (G7).
 */
export const newsSchema = z.object({
  ...itemFields,
  title: z.string().min(1),
  body: z.string().min(1),
  category: z.string().min(1),
  type: selectField(['news', 'closure']).default('news'),
  variants: variantsField,
  important: z.boolean().default(false),
  closure_from: dayField.optional(),
  closure_to: dayField.optional(),
});

/** News as a list shows it: all but the text. */
export const newsSummarySchema = newsSchema.omit({ body: true });

export type News = WithCleaned<z.output<typeof newsSchema>, 'body'>;
export type NewsSummary = z.output<typeof newsSummarySchema>;
