import {
  articleSummarySchema,
  type ContentReader,
  type DatedPage,
  qContentSummarySchema,
  serviceSummarySchema,
} from '@hidamari/contract/content';
import { joinAnswers, type LookupContext, readAll } from './lookups.ts';

/** The lists whose items carry dated figures; of each the same copy is read as its pages read. */
const DATED = [
  ['cancer-information', { orders: '-publishedAt' }, articleSummarySchema],
  ['q-contents', { orders: '-publishedAt' }, qContentSummarySchema],
  ['cancer-service', { orders: 'order' }, serviceSummarySchema],
] as const;

/** Pages that name dated figures, for those who look after them (decision 0104). */
export function datedLookup(context: LookupContext): Pick<ContentReader, 'datedPages'> {
  return {
    async datedPages() {
      const answers = await Promise.all(
        DATED.map(([endpoint, query, schema]) =>
          readAll(context, endpoint, { ...query, fields: Object.keys(schema.shape) }, schema),
        ),
      );
      const pages = answers.flatMap(({ value }) =>
        value.flatMap(({ id, facts }): DatedPage[] => (facts.length > 0 ? [{ id, facts }] : [])),
      );
      return joinAnswers(pages, ...answers);
    },
  };
}
