import type { ApiClient } from '@hidamari/contract/client';
import type { CheckIn } from '@hidamari/contract/treatment-logs';
import type { QueryClient } from '@tanstack/react-query';
import { logCalls } from '../../shell/data/contract-calls.ts';
import { ownServiceQuery } from '../../shell/data/own-service-query.ts';
import { forgetLogs, LOG_KEYS, LOG_LISTS } from '../treatment-logs/log-keys.ts';

const CHECK_IN = LOG_KEYS.checkIn;

/** Today's check-in. */
export const checkInQuery = (api: ApiClient) =>
  ownServiceQuery(api, logCalls, ({ readCheckInEndpoint }) => readCheckInEndpoint, {}, CHECK_IN);

/** As a page brought it along. */
export function cacheCheckIn(client: QueryClient, checkIn: CheckIn): void {
  client.setQueryData(CHECK_IN, checkIn);
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
  client.removeQueries({ queryKey: [...LOG_KEYS.one, checkIn.log?.id], type: 'inactive' });
  void forgetLogs(client, LOG_LISTS);
}

/** After a tap that no day takes any more: what today is, and what it holds, is asked for anew. */
export function forgetCheckIn(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: CHECK_IN });
}
