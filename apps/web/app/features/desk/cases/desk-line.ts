import { DESK_LIVE_PATH } from '@hidamari/contract/consultations';
import { staffMeEndpoint } from '@hidamari/contract/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClosedDaysNews } from '../../../shell/closed-days/closed-days.tsx';
import { LiveLine } from '../../../shell/conversation/live-line.ts';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { readQueueAnew } from './read-queue-anew.ts';

/** The desk's line is proven by its cookie; a call before it tells whether the session still stands. */
export const DESK_LINE = {
  path: DESK_LIVE_PATH,
  prepare: async () => {
    await browserApi().call(staffMeEndpoint, {}, { isUnattended: true });
    return {};
  },
} as const;

/** While the line does not carry, the queue is asked for this often. */
export const QUEUE_EVERY_MS = 30_000;

/** Keeps the queue of a page that shows no case up to date. */
export function useQueueLine(): void {
  const client = useQueryClient();
  const { hear } = useClosedDaysNews();
  useEffect(() => {
    const line = new LiveLine({
      ...DESK_LINE,
      onCarrying: (isCarrying) => isCarrying && void readQueueAnew(client),
      onEvent: ({ type }) => {
        if (type === 'queue-changed') void readQueueAnew(client);
        if (type === 'closures-changed') hear();
      },
    });
    line.open();
    return () => line.close();
  }, [client, hear]);
}
