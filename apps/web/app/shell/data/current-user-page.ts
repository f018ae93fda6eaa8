import { type DehydratedState, dehydrate, type QueryClient, useQuery } from '@tanstack/react-query';
import type { RouterContextProvider } from 'react-router';
import { type PageContext, pageContext } from '../../page-context.ts';
import { browserApi } from './browser-api.ts';
import { pageApi } from './contract-calls.ts';
import { currentUserQuery } from './current-user.ts';
import { browserQueryClient, createQueryClient } from './query-client.ts';
import { rejectedOnServer, useRejectedQuery } from './rejected-query.ts';

const QUERY_NAME = 'getCurrentUser';

/** Something a page is better with, and can be drawn without. */
type Alongside = (client: QueryClient, page: PageContext) => Promise<void>;

/**
 * The signed-in member on the server, ready for the browser.
 * @param alongside is asked for at the same time and goes into the same state; it never rejects.
 */
export async function loadCurrentUser(
  context: Readonly<RouterContextProvider>,
  alongside?: Alongside,
): Promise<{ state: DehydratedState | null }> {
  const page = context.get(pageContext);
  const client = createQueryClient();
  const others = alongside?.(client, page);
  try {
    await client.fetchQuery(currentUserQuery(page.api));
  } catch (error) {
    throw rejectedOnServer(error, QUERY_NAME, page);
  }
  await others;
  return { state: dehydrate(client) };
}

/** In the browser the page opens at once; the member is on the way. */
export async function startLoadingCurrentUser(): Promise<{ state: DehydratedState | null }> {
  void browserQueryClient().prefetchQuery(currentUserQuery(browserApi()));
  return { state: null };
}

/** The signed-in member of a page, and what became of asking. */
export function useCurrentUser() {
  const query = useQuery(currentUserQuery(pageApi()));
  useRejectedQuery(query.data ? null : query.error, QUERY_NAME);
  return {
    user: query.data ?? null,
    hasFailed: !query.data && (query.error !== null || query.fetchStatus === 'paused'),
    isFetching: query.isFetching,
    reload: () => void query.refetch(),
  };
}
