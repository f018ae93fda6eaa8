import type { ApiClient } from '@hidamari/contract/client';
import {
  type CheckIn,
  listTrashedTreatmentLogsEndpoint,
  listTreatmentLogsEndpoint,
  type ReadLog,
  readCheckInEndpoint,
  readLogCalendarEndpoint,
  readLogChartsEndpoint,
  readTreatmentLogEndpoint,
  type TrashedLog,
  type TreatmentLog,
} from '@hidamari/contract/treatment-logs';
import type { ChartPeriod } from '@hidamari/domain/log-charts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { UNREAD_COMMENTS_KEY } from '../../shell/comments/unread-comments-query.ts';
import { ownServiceQuery } from '../../shell/data/own-service-query.ts';
import type { LogListFilters } from './list-address.ts';

const ROOT = ['treatment-logs'] as const;
const TRASH = [...ROOT, 'trash'] as const;
const CALENDAR = [...ROOT, 'calendar'] as const;
const CHECK_IN = [...ROOT, 'check-in'] as const;
const CHARTS = [...ROOT, 'charts'] as const;
/** The sheets of a print, which has a feature of its own. */
const PRINT = [...ROOT, 'print'] as const;

/** The lists of this feature; a log saved, deleted or taken back makes them stale. */
const LISTS = [[...ROOT, 'list'], TRASH, CALENDAR, CHARTS, PRINT] as const;

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
  return ownServiceQuery(api, listTreatmentLogsEndpoint, { query }, [...ROOT, 'list', query]);
}

/** One log. */
export const logQuery = (api: ApiClient, id: string) =>
  ownServiceQuery(api, readTreatmentLogEndpoint, { params: { id } }, [...ROOT, 'one', id]);

/** The series of a period. */
export const logChartsQuery = (api: ApiClient, { from, to }: ChartPeriod) =>
  ownServiceQuery(api, readLogChartsEndpoint, { query: { from_date: from, to_date: to } }, [
    ...CHARTS,
    from,
    to,
  ]);

/** What can still be taken back (G68). */
export const trashQuery = (api: ApiClient) =>
  ownServiceQuery(api, listTrashedTreatmentLogsEndpoint, {}, TRASH);

/** A month of the calendar beside the list. */
export const calendarQuery = (api: ApiClient, month: string) =>
  ownServiceQuery(api, readLogCalendarEndpoint, { query: { month } }, [...CALENDAR, month]);

/** Today's check-in. */
export const checkInQuery = (api: ApiClient) => ownServiceQuery(api, readCheckInEndpoint, {}, CHECK_IN);

async function forgetLists(
  client: QueryClient,
  lists: readonly QueryKey[] = [...LISTS, CHECK_IN],
): Promise<void> {
  // Lists are out of view while a log is saved or deleted: dropped rather than shown once more as they were.
  for (const queryKey of lists) client.removeQueries({ queryKey, type: 'inactive' });
  const changed = [...lists, ...DEPENDENT_KEYS];
  // An answer that is still on its way may be from before the change, and a first one would not be asked for again.
  await Promise.all(changed.map((queryKey) => client.cancelQueries({ queryKey })));
  await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** After a save: the log as it was answered, and everything that shows logs asked for again. */
export async function takeSavedLog(client: QueryClient, log: TreatmentLog): Promise<void> {
  // A save answers the log alone; its comments are not changed by it.
  client.setQueryData<ReadLog>([...ROOT, 'one', log.id], (before) => ({
    ...log,
    ...(before?.comments && { comments: before.comments }),
  }));
  await forgetLists(client);
}

/** After the comments of a log were read: the counter of the header, the lists and the log itself are asked for again. */
export async function takeReadComments(client: QueryClient, id: string): Promise<void> {
  const changed = [UNREAD_COMMENTS_KEY, [...ROOT, 'list'], [...ROOT, 'one', id]];
  await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
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

/**
 * After a tap was taken in: today's answers stand at once, and everything that shows logs is asked for again while
 * nobody waits for it.
 */
export async function takeCheckIn(client: QueryClient, checkIn: CheckIn): Promise<void> {
  const shown = client.getQueryData<CheckIn>(CHECK_IN);
  await client.cancelQueries({ queryKey: CHECK_IN });
  // A tap that waited over midnight is answered for its own day; the card shows today.
  if (!shown || shown.day === checkIn.day) client.setQueryData(CHECK_IN, checkIn);
  // Its log on its own page, or in the form, would be from before the tap.
  client.removeQueries({ queryKey: [...ROOT, 'one', checkIn.log?.id], type: 'inactive' });
  void forgetLists(client, LISTS);
}

/** After a tap that no day takes any more: what today is, and what it holds, is asked for anew. */
export function forgetCheckIn(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: CHECK_IN });
}
