import type { ApiClient } from '@hidamari/contract/client';
import type { NextVisit } from '@hidamari/contract/treatment-logs';
import type { QueryClient } from '@tanstack/react-query';
import { logCalls } from '../../../shell/data/contract-calls.ts';
import { ownServiceQuery } from '../../../shell/data/own-service-query.ts';

// The key that a saved log makes stale (specification section 4, `DEPENDENT_KEYS` of the logs' queries).
const ROOT = ['next-visit'] as const;

/** Everything that shows a visit: a log names its visit and shows the answers. */
const SHOWN_IN = [[...ROOT, 'list'], ['treatment-logs']] as const;

const oneKey = (id: string) => [...ROOT, 'one', id] as const;

/** The nearest planned visit, the other planned ones and the past three. */
export const nextVisitsQuery = (api: ApiClient) =>
  ownServiceQuery(api, logCalls, ({ readNextVisitsEndpoint }) => readNextVisitsEndpoint, {}, [
    ...ROOT,
    'list',
  ]);

/** A page of all past visits, for whoever reads on behind the three. */
export const pastVisitsQuery = (api: ApiClient, page: number) =>
  ownServiceQuery(
    api,
    logCalls,
    ({ readNextVisitsEndpoint }) => readNextVisitsEndpoint,
    { query: { past_page: page } },
    [...ROOT, 'list', 'past', page],
  );

/** One visit. */
export const visitQuery = (api: ApiClient, id: string) =>
  ownServiceQuery(
    api,
    logCalls,
    ({ readNextVisitEndpoint }) => readNextVisitEndpoint,
    { params: { id } },
    oneKey(id),
  );

async function askAgain(client: QueryClient): Promise<void> {
  // An answer that is still on its way may be from before the change.
  await Promise.all(SHOWN_IN.map((queryKey) => client.cancelQueries({ queryKey })));
  await Promise.all(SHOWN_IN.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** After a save: the visit as it was answered, and card and logs asked for again. */
export async function applySavedVisit(client: QueryClient, visit: NextVisit): Promise<void> {
  client.setQueryData(oneKey(visit.id), visit);
  await askAgain(client);
}

/** After a deletion. The visit's own query goes when its page is left, so that nobody asks for it again. */
export async function applyDeletedVisit(client: QueryClient, id: string): Promise<void> {
  await askAgain(client);
  client.removeQueries({ queryKey: oneKey(id), type: 'inactive' });
}
