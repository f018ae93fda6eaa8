import { type SearchAnswer, searchEndpoint } from '@hidamari/contract/search';
import { listTreatmentLogsEndpoint } from '@hidamari/contract/treatment-logs';
import { withoutControls } from '@hidamari/domain/japanese-text';
import { browserApi } from '../../shell/data/browser-api.ts';
import type { AskedSearch } from '../../shell/search/asked-search.ts';

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

const LOGS_SHOWN = 3;

/** What a server of the version before does not say. */
const SAID_BY_NEWER_SERVERS = {
  ...{ not_searched: [], left_out: [], is_urgent: false, instead: [], ready: [] },
  suggestions: [],
};

/** Every page asked for so far, one after the other: a list that has grown comes back whole. */
export async function askLibrary({ keyword, kind, isExact, pages }: AskedSearch): Promise<SearchAnswer> {
  const body = { keyword: withoutControls(keyword), is_exact: isExact, ...(kind !== null && { kind }) };
  const calls = Array.from({ length: pages }, (_, at) =>
    browserApi().call(searchEndpoint, { body: { ...body, page: at + 1 } }),
  );
  const answers = await Promise.all(calls);
  const [first] = answers;
  if (!first) throw new Error('At least one page is asked for.');
  return { ...SAID_BY_NEWER_SERVERS, ...first, data: answers.flatMap(({ data }) => data) };
}

const REST_MS = 250;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Words to go on with from half a word, once it rests; where they cannot be asked for nothing is offered. */
export function suggestAtRest(keyword: string, tell: (words: readonly string[]) => void): void {
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    const answer = await browserApi()
      .call(searchEndpoint, { body: { keyword: withoutControls(keyword) } })
      .catch(() => null);
    tell(answer?.suggestions ?? []);
  }, REST_MS);
}

/** The member's own logs, asked for in their own session alone (G134). */
export async function askOwnLogs(typed: string): Promise<OwnLogs> {
  const keyword = withoutControls(typed);
  const { data, meta } = await browserApi().call(listTreatmentLogsEndpoint, { query: { keyword } });
  const shown = data
    .slice(0, LOGS_SHOWN)
    .map(({ id, log_date, title }) => ({ id, log_date, title: title ?? '' }));
  return { shown, total: meta.total };
}
