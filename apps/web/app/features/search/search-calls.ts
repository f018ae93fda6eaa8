import type { ApiClient } from '@hidamari/contract/client';
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

/** What a server of the version before does not say. */
const SAID_BY_NEWER_SERVERS = {
  ...{ not_searched: [], left_out: [], is_urgent: false, instead: [], ready: [] },
  suggestions: [],
};

const bodyOf = ({ keyword, kind, isExact }: AskedSearch) => ({
  keyword: withoutControls(keyword),
  is_exact: isExact,
  ...(kind !== null && { kind }),
});

/** Every page asked for so far, one after the other: a list that has grown comes back whole. */
async function askLibrary(asked: AskedSearch): Promise<SearchAnswer> {
  const body = bodyOf(asked);
  const { pages } = asked;
  const calls = Array.from({ length: pages }, (_, at) =>
    browserApi().call(searchEndpoint, { body: { ...body, page: at + 1 } }),
  );
  const answers = await Promise.all(calls);
  const [first] = answers;
  if (!first) throw new Error('At least one page is asked for.');
  return { ...SAID_BY_NEWER_SERVERS, ...first, data: answers.flatMap(({ data }) => data) };
}

/** Asks the library, and for a member their own logs beside it; logs that cannot be read are left out. */
export async function askInBrowser(asked: AskedSearch, isMember: boolean): Promise<Found> {
  const [answer, logs] = await Promise.all([
    askLibrary(asked),
    isMember ? askOwnLogs(browserApi(), asked.keyword).catch(() => NO_LOGS) : NO_LOGS,
  ]);
  return { asked, answer, logs };
}

/** The same for a page that is drawn on the server: its own version is asked, for all pages at once. */
export async function askOnServer(api: ApiClient, asked: AskedSearch, isMember: boolean): Promise<Found> {
  const body = { ...bodyOf(asked), page: asked.pages, with_former: true };
  const [answer, logs] = await Promise.all([
    api.call(searchEndpoint, { body }),
    isMember ? askOwnLogs(api, asked.keyword).catch(() => NO_LOGS) : NO_LOGS,
  ]);
  return { asked, answer, logs };
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
async function askOwnLogs(api: ApiClient, typed: string): Promise<OwnLogs> {
  const keyword = withoutControls(typed);
  const { data, meta } = await api.call(listTreatmentLogsEndpoint, { query: { keyword } });
  const shown = data
    .slice(0, LOGS_SHOWN)
    .map(({ id, log_date, title }) => ({ id, log_date, title: title ?? '' }));
  return { shown, total: meta.total };
}
