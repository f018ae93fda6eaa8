import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { deskNews } from '../../../parts/desk/desk-news.ts';
import { PRESENCE_KEY } from '../../../parts/desk/presence.ts';
import { readQueueAnew } from './read-queue-anew.ts';

/** While the connection does not carry, the queue is asked for this often. */
export const QUEUE_EVERY_MS = 30_000;

/** Keeps the queue, and who is at the desk, up to date by what this tab hears. */
export function useQueueNews(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      deskNews.listen(({ type }) => {
        // A connection that has just opened may have missed what was said before it.
        if (type === 'queue-changed' || type === 'ready') void readQueueAnew(client);
        if (type === 'presence-changed' || type === 'ready')
          void client.invalidateQueries({ queryKey: PRESENCE_KEY });
      }),
    [client],
  );
}
