import { DESK_LIVE_PATH } from '@hidamari/contract/consultations';
import { staffMeEndpoint } from '@hidamari/contract/staff';
import { useEffect, useSyncExternalStore } from 'react';
import { useClosedDaysNews } from '../../shell/closed-days/closed-days.tsx';
import { browserApi } from '../../shell/data/browser-api.ts';
import { LiveConnection } from '../conversation/live-connection.ts';
import { deskNews } from './desk-news.ts';

/** The desk's connection is proven by its cookie; a call before it tells whether the session still stands. */
export const DESK_LINE = {
  path: DESK_LIVE_PATH,
  prepare: async () => {
    await browserApi().call(staffMeEndpoint, {}, { isUnattended: true });
    return {};
  },
} as const;

/**
 * The connection of a room of the desk: whoever has one open is at the desk for colleagues, and hears what happens. None while the
 * page itself brings the news. `onCarrying`: whether this connection carries.
 */
export function useDeskConnection(onCarrying: (isCarrying: boolean) => void): void {
  const { hear } = useClosedDaysNews();
  const isCarried = useSyncExternalStore(deskNews.subscribe, deskNews.isCarried, () => true);
  useEffect(() => {
    // Asked once more: a page that has just begun to bring the news did so after this was drawn.
    if (isCarried || deskNews.isCarried()) return;
    const connection = new LiveConnection({
      ...DESK_LINE,
      onCarrying,
      onEvent: (event) => {
        if (event.type === 'closures-changed') hear();
        deskNews.tell(event);
      },
    });
    connection.open();
    return () => connection.close();
  }, [isCarried, onCarrying, hear]);
}
