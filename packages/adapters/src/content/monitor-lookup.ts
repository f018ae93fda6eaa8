import {
  type CleanedHtml,
  type ContentReader,
  type MonitorSurvey,
  monitorSurveySchema,
} from '@hidamari/contract/content';
import { type LookupContext, mapAnswer, readAll } from './lookups.ts';
import { sanitizeContent } from './sanitize.ts';

/** The monitor look-up of ContentReader: open calls first, the one that ends soonest at the head. */
export function monitorLookup(context: LookupContext): Pick<ContentReader, 'monitorSurveys'> {
  return {
    async monitorSurveys() {
      const all = await readAll(context, 'monitor-survey', { orders: 'period_to' }, monitorSurveySchema);
      return mapAnswer(all, (surveys) =>
        surveys.map((survey) => ({ ...survey, notes: notesOf(survey, context) })).sort(openFirst),
      );
    },
  };
}

/** Many calls stand on one page: the ids of their headings must not meet. */
function notesOf({ id, notes }: { id: string; notes: string }, { frameHosts }: LookupContext): CleanedHtml {
  return sanitizeContent(notes, { idPrefix: `call-${id}`, frameHosts }).html;
}

function openFirst(one: MonitorSurvey, other: MonitorSurvey): number {
  return Number(other.is_open) - Number(one.is_open);
}
