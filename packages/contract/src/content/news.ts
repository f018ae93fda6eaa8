import * as z from '../zod/index.ts';
import type { WithCleaned } from './content-answers.ts';
import { dayField, itemFields, selectField, topicsField, variantsField } from './wire-fields.ts';

/**
 * News of the portal (`info`, G98). A `closure` closes the consultation desk on the days `closure_from` to
 * `closure_to` (both included, `closure_to` defaults to one day) beyond the calendar's own rules (G7). It is told until its
 * last day (`lastDayOfNews`): after that no list has it, and its own page says that it is over.
 */
export const newsSchema = z.object({
  ...itemFields,
  title: z.string().min(1),
  body: z.string().min(1),
  category: z.string().min(1),
  type: selectField(['news', 'closure']).default('news'),
  topics: topicsField,
  variants: variantsField,
  important: z.boolean().default(false),
  closure_from: dayField.optional(),
  closure_to: dayField.optional(),
  /** The last day on which it is told, for news that a day makes untrue. Without it a closure is told until it ends. */
  ends_on: dayField.optional(),
});

/** The last day in Japan on which a piece of news is told; undefined where no day makes it untrue. */
export function lastDayOfNews({
  type,
  closure_from,
  closure_to,
  ends_on,
}: Pick<z.output<typeof newsSchema>, 'type' | 'closure_from' | 'closure_to' | 'ends_on'>):
  | string
  | undefined {
  return ends_on ?? (type === 'closure' ? (closure_to ?? closure_from) : undefined);
}

/** News as a list shows it: all but the text. */
export const newsSummarySchema = newsSchema.omit({ body: true });

export type News = WithCleaned<z.output<typeof newsSchema>, 'body'> & {
  /** Its last day has passed. */
  is_over: boolean;
};
export type NewsSummary = z.output<typeof newsSummarySchema>;
