import type { QueryClient, QueryKey } from '@tanstack/react-query';

const ROOT = ['treatment-logs'] as const;

/** Names of the answers about treatment logs in the tab's cache. */
export const LOG_KEYS = {
  list: [...ROOT, 'list'],
  one: [...ROOT, 'one'],
  trash: [...ROOT, 'trash'],
  calendar: [...ROOT, 'calendar'],
  charts: [...ROOT, 'charts'],
  checkIn: [...ROOT, 'check-in'],
  /** The sheets of a print, which has a feature of its own. */
  print: [...ROOT, 'print'],
} as const;

/** Everything that lists logs, but for today's check-in; a log saved, deleted or taken back makes them stale. */
export const LOG_LISTS: readonly QueryKey[] = [
  LOG_KEYS.list,
  LOG_KEYS.trash,
  LOG_KEYS.calendar,
  LOG_KEYS.charts,
  LOG_KEYS.print,
];

/** Queries of others that show logs; a saved log makes them stale too (specification section 4). */
const DEPENDENT_KEYS = [['user-with-logs'], ['next-visit']] as const;

/** After a change of the logs: these lists, and what else shows logs, are asked for again. */
export async function forgetLogs(
  client: QueryClient,
  lists: readonly QueryKey[] = [...LOG_LISTS, LOG_KEYS.checkIn],
): Promise<void> {
  // Lists are out of view while a log is saved or deleted: dropped rather than shown once more as they were.
  for (const queryKey of lists) client.removeQueries({ queryKey, type: 'inactive' });
  const changed = [...lists, ...DEPENDENT_KEYS];
  // An answer that is still on its way may be from before the change, and a first one would not be asked for again.
  await Promise.all(changed.map((queryKey) => client.cancelQueries({ queryKey })));
  await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
}
