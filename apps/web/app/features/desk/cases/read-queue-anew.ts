import type { QueryClient } from '@tanstack/react-query';
import { QUEUE_KEY } from './desk-queries.ts';

const readers = new WeakMap<QueryClient, { isBehind: boolean; reading: Promise<void> | null }>();

/**
 * Reads the queue once more after whatever reading is under way. On a busy day news comes faster than the queue is read:
 * were each to cancel the reading before it, none would ever end. Resolves when nothing new is known of.
 */
export function readQueueAnew(client: QueryClient): Promise<void> {
  const reader = readers.get(client) ?? { isBehind: false, reading: null };
  readers.set(client, reader);
  reader.isBehind = true;
  reader.reading ??= readWhileBehind(client, reader).finally(() => {
    reader.reading = null;
  });
  return reader.reading;
}

async function readWhileBehind(client: QueryClient, reader: { isBehind: boolean }): Promise<void> {
  while (reader.isBehind) {
    // One that began before the news may have come too early for it: it is waited for, not counted.
    if (client.isFetching({ queryKey: QUEUE_KEY }) > 0)
      await client.refetchQueries({ queryKey: QUEUE_KEY }, { cancelRefetch: false });
    reader.isBehind = false;
    await client.invalidateQueries({ queryKey: QUEUE_KEY });
  }
}
