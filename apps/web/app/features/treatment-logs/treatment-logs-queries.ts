import type { ApiClient } from '@hidamari/contract/client';
import type { ReadLog, TrashedLog, TreatmentLog } from '@hidamari/contract/treatment-logs';
import type { ChartPeriod } from '@hidamari/domain/log-charts';
import type { QueryClient } from '@tanstack/react-query';
import { UNREAD_COMMENTS_KEY } from '../../parts/comments/unread-comments-query.ts';
import { forgetLogs, LOG_KEYS } from '../../parts/treatment-logs/log-keys.ts';
import { logCalls } from '../../shell/data/contract-calls.ts';
import { ownServiceQuery } from '../../shell/data/own-service-query.ts';
import type { LogListFilters } from './list-address.ts';

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
  return ownServiceQuery(
    api,
    logCalls,
    ({ listTreatmentLogsEndpoint }) => listTreatmentLogsEndpoint,
    { query },
    [...LOG_KEYS.list, query],
  );
}

/** One log. */
export const logQuery = (api: ApiClient, id: string) =>
  ownServiceQuery(
    api,
    logCalls,
    ({ readTreatmentLogEndpoint }) => readTreatmentLogEndpoint,
    { params: { id } },
    [...LOG_KEYS.one, id],
  );

/** The series of a period. */
export const logChartsQuery = (api: ApiClient, { from, to }: ChartPeriod) =>
  ownServiceQuery(
    api,
    logCalls,
    ({ readLogChartsEndpoint }) => readLogChartsEndpoint,
    { query: { from_date: from, to_date: to } },
    [...LOG_KEYS.charts, from, to],
  );

/** What can still be taken back (G68). */
export const trashQuery = (api: ApiClient) =>
  ownServiceQuery(
    api,
    logCalls,
    ({ listTrashedTreatmentLogsEndpoint }) => listTrashedTreatmentLogsEndpoint,
    {},
    LOG_KEYS.trash,
  );

/** A month of the calendar beside the list. */
export const calendarQuery = (api: ApiClient, month: string) =>
  ownServiceQuery(
    api,
    logCalls,
    ({ readLogCalendarEndpoint }) => readLogCalendarEndpoint,
    { query: { month } },
    [...LOG_KEYS.calendar, month],
  );

/** After a save: the log as it was answered, and everything that shows logs asked for again. */
export async function applySavedLog(client: QueryClient, log: TreatmentLog): Promise<void> {
  // A save answers the log alone; its comments are not changed by it.
  client.setQueryData<ReadLog>([...LOG_KEYS.one, log.id], (before) => ({
    ...log,
    ...(before?.comments && { comments: before.comments }),
  }));
  await forgetLogs(client);
}

/** After the comments of a log were read: the counter of the header, the lists and the log itself are asked for again. */
export async function applyReadComments(client: QueryClient, id: string): Promise<void> {
  const changed = [UNREAD_COMMENTS_KEY, LOG_KEYS.list, [...LOG_KEYS.one, id]];
  await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** After a deletion. The log's own query goes when its page is left, so that nobody asks for it again. */
export async function applyDeletedLog(client: QueryClient, id: string): Promise<void> {
  await forgetLogs(client);
  client.removeQueries({ queryKey: [...LOG_KEYS.one, id], type: 'inactive' });
}

/** After a log was taken back: it leaves the trash at once, and is saved once more to everything that shows logs. */
export async function applyRestoredLog(client: QueryClient, log: TreatmentLog): Promise<void> {
  client.setQueryData<TrashedLog[]>(LOG_KEYS.trash, (logs) => logs?.filter(({ id }) => id !== log.id));
  await applySavedLog(client, log);
}
