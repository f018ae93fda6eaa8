import { japanDay } from '@hidamari/domain/japanese-dates';
import { useSyncExternalStore } from 'react';
import { usePageData } from './page-data.ts';

const never = () => () => {};

/** Today in Japan, YYYY-MM-DD: the server's day while the page comes alive, the browser's clock from then on. */
export function useToday(): string {
  const { renderedAt } = usePageData();
  return useSyncExternalStore(
    never,
    () => japanDay(new Date()),
    () => japanDay(new Date(renderedAt)),
  );
}
