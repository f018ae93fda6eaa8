import { japanDay } from '@hidamari/domain/japanese-dates';
import { useSyncExternalStore } from 'react';
import { usePageData } from './page-data.ts';
import { onClockSet, portalNow } from './portal-clock/index.ts';

/** Today in Japan, YYYY-MM-DD, by the server's time: the page's own day while it comes alive, then that of the moment. */
export function useToday(): string {
  const { renderedAt } = usePageData();
  return useSyncExternalStore(
    onClockSet,
    () => japanDay(portalNow()),
    () => japanDay(new Date(renderedAt)),
  );
}
