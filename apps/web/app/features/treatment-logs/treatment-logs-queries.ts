import type { ApiClient } from '@hidamari/contract/client';
import {
  listTrashedTreatmentLogsEndpoint,
  listTreatmentLogsEndpoint,
  readTreatmentLogEndpoint,
  type TrashedLog,
  type TreatmentLog,
} from '@hidamari/contract/treatment-logs';
import type { QueryClient } from '@tanstack/react-query';
import { ownServiceQuery } from '../../shell/data/own-service-query.ts';
import type { LogListFilters } from './list-address.ts';

const ROOT = ['treatment-logs'] as const;
const TRASH = [...ROOT, 'trash'] as const;

/** The lists of this feature; a log saved, deleted or taken back makes them stale. */
const LISTS = [[...ROOT, 'list'], TRASH] as const;

/** Queries of other features that show logs; a saved log makes them stale too (specification section 4). */
const DEPENDENT_KEYS = [['user-with-logs'], ['next-visit']] as const;

/** One page of the list. */
export function logPageQuery(api: ApiClient, filters: LogListFilters, page: number) {
  const flags = Object.fromEntries(filters.categories.map((flag) => [flag, true]));
  const query = {
    page,
    ...flags,
    ...(filters.from && { from_date: filters.from }),
    ...(filters.to && { to_date: filters.to }),
    ...(filters.keyword && { keyword: filters.keyword }),
  };
  return ownServiceQuery(api, listTreatmentLogsEndpoint, { query }, [...ROOT, 'list', filters, page]);
}

/** One log. */
export const logQuery = (api: ApiClient, id: string) =>
  ownServiceQuery(api, readTreatmentLogEndpoint, { params: { id } }, [...ROOT, 'one', id]);

/** What can still be taken back (G68). */
export const trashQuery = (api: ApiClient) =>
  ownServiceQuery(api, listTrashedTreatmentLogsEndpoint, {}, TRASH);

async function forgetLists(client: QueryClient): Promise<void> {
  // Lists are out of view while a log is saved or deleted: dropped rather than shown once more as they were.
  for (const queryKey of LISTS) client.removeQueries({ queryKey, type: 'inactive' });
  const changed = [...LISTS, ...DEPENDENT_KEYS];
  // An answer that is still on its way may be from before the change, and a first one would not be asked for again.
  await Promise.all(changed.map((queryKey) => client.cancelQueries({ queryKey })));
  await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** After a save: the log as it was answered, and everything that shows logs asked for again. */
export async function takeSavedLog(client: QueryClient, log: TreatmentLog): Promise<void> {
  client.setQueryData([...ROOT, 'one', log.id], log);
  await forgetLists(client);
}

/** After a deletion. The log's own query goes when its page is left, so that nobody asks for it again. */
export async function takeDeletedLog(client: QueryClient, id: string): Promise<void> {
  await forgetLists(client);
  client.removeQueries({ queryKey: [...ROOT, 'one', id], type: 'inactive' });
}

/** After a log was taken back: it leaves the trash at once, and is saved once more to everything that shows logs. */
export async function takeRestoredLog(client: QueryClient, log: TreatmentLog): Promise<void> {
  client.setQueryData<TrashedLog[]>(TRASH, (logs) => logs?.filter(({ id }) => id !== log.id));
  await takeSavedLog(client, log);
}
