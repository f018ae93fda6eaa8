import type { ApiClient } from '@hidamari/contract/client';
import { type SearchAnswer, searchEndpoint } from '@hidamari/contract/search';
import { listTreatmentLogsEndpoint } from '@hidamari/contract/treatment-logs';
import { withoutControls } from '@hidamari/domain/japanese-text';
import type { AskedSearch } from '../../parts/search/asked-search.ts';

/** A log of the member in which the words stand: enough to find it again. */
export interface FoundLog {
  id: string;
  log_date: string;
  title: string;
}

/** Logs of one's own: the newest few, and how many there are. */
export interface OwnLogs {
  shown: FoundLog[];
  total: number;
}

/** What a question finds. */
export interface Found {
  /** The question that this answers: another one may be on its way. */
  asked: AskedSearch;
  answer: SearchAnswer;
  logs: OwnLogs;
}

/** A visitor's, and where their own could not be read. */
export const NO_LOGS: OwnLogs = { shown: [], total: 0 };

const LOGS_SHOWN = 3;

const bodyOf = ({ keyword, kind, isExact }: AskedSearch) => ({
  keyword: withoutControls(keyword),
  is_exact: isExact,
  ...(kind !== null && { kind }),
});

/**
 * Asks the library, and for a member their own logs beside it; logs that cannot be read are left out. All pages asked for so far
 * come at once.
 */
export async function askOnServer(api: ApiClient, asked: AskedSearch, isMember: boolean): Promise<Found> {
  const body = { ...bodyOf(asked), page: asked.pages, with_former: true };
  const [answer, logs] = await Promise.all([
    api.call(searchEndpoint, { body }),
    isMember ? askOwnLogs(api, asked.keyword).catch(() => NO_LOGS) : NO_LOGS,
  ]);
  return { asked, answer, logs };
}

/** The member's own logs, asked for in their own session alone (G134). */
async function askOwnLogs(api: ApiClient, typed: string): Promise<OwnLogs> {
  const keyword = withoutControls(typed);
  const { data, meta } = await api.call(listTreatmentLogsEndpoint, { query: { keyword } });
  const shown = data
    .slice(0, LOGS_SHOWN)
    .map(({ id, log_date, title }) => ({ id, log_date, title: title ?? '' }));
  return { shown, total: meta.total };
}
