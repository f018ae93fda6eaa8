import {
  type CleanedHtml,
  type ContentReader,
  type MonitorSurvey,
  monitorSurveySchema,
} from '@hidamari/contract/content';
import { cleanText, type LookupContext, mapAnswer, readAll } from './lookups.ts';

const CALLS = 'monitor-survey';

/** The monitor look-up of ContentReader: open calls first, the one that ends soonest at the head. */
export function monitorLookup(context: LookupContext): Pick<ContentReader, 'monitorSurveys'> {
  return {
    async monitorSurveys() {
      const all = await readAll(context, CALLS, { orders: 'period_to' }, monitorSurveySchema);
      return mapAnswer(all, (surveys) =>
        surveys.map((survey) => ({ ...survey, notes: notesOf(survey, context) })).sort(openFirst),
      );
    },
  };
}

/** Many calls stand on one page: the ids of their headings must not meet. */
function notesOf({ id, notes }: { id: string; notes: string }, context: LookupContext): CleanedHtml {
  return cleanText(context, { endpoint: CALLS, id, html: notes, idPrefix: `call-${id}` }).html;
}

function openFirst(one: MonitorSurvey, other: MonitorSurvey): number {
  return Number(other.is_open) - Number(one.is_open);
}
