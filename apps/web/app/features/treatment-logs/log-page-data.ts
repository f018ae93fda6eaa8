import { dehydrate, useQuery } from '@tanstack/react-query';
import type { RouterContextProvider } from 'react-router';
import { pageContext } from '../../page-context.ts';
import {
  loadCallFacts,
  startLoadingCallFacts,
} from '../../parts/contact-threshold/contact-threshold-queries.ts';
import { browserApi } from '../../shell/data/browser-api.ts';
import { pageApi } from '../../shell/data/contract-calls.ts';
import { browserQueryClient, createQueryClient } from '../../shell/data/query-client.ts';
import { rejectedOnServer, useRejectedQuery } from '../../shell/data/rejected-query.ts';
import { logQuery } from './treatment-logs-queries.ts';

const QUERY_NAME = 'getTreatmentLog';

/** One log on the server, ready for the browser. An id that is not the member's own is answered 404. */
export async function loadLog(context: Readonly<RouterContextProvider>, id: string) {
  const page = context.get(pageContext);
  const client = createQueryClient();
  const callFacts = loadCallFacts(client, page);
  try {
    await client.fetchQuery(logQuery(page.api, id));
  } catch (error) {
    throw rejectedOnServer(error, QUERY_NAME, page);
  }
  await callFacts;
  return { state: dehydrate(client) };
}

/** In the browser the page opens at once; the log is on its way. */
export async function startLoadingLog(id: string) {
  void browserQueryClient().prefetchQuery(logQuery(browserApi(), id));
  startLoadingCallFacts();
  return { state: null };
}

/** The log of a page, and what became of asking for it. */
export function useLog(id: string) {
  const query = useQuery(logQuery(pageApi(), id));
  useRejectedQuery(query.data ? null : query.error, QUERY_NAME);
  return {
    log: query.data ?? null,
    hasFailed: !query.data && (query.error !== null || query.fetchStatus === 'paused'),
    isFetching: query.isFetching,
    reload: () => void query.refetch(),
  };
}

/** State of the address after a save: this log was saved a moment ago. It tells nothing of the log. */
export const JUST_SAVED = { isJustSaved: true } as const;

export type JustSaved = typeof JUST_SAVED;
