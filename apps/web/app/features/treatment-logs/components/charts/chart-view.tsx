import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';

export type ChartView = 'chart' | 'table';

const never = () => () => {};

/** False on the server and while the page comes alive: then the switch does nothing yet, or never will. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

type Props = { view: ChartView; isAlive: boolean; chart: ReactNode; table: ReactNode };

/** The chosen one of both. Without a script both stand below each other (charts-section.css). */
export function ChartOrTable({ view, isAlive, chart, table }: Props) {
  return (
    <>
      {view === 'chart' ? chart : null}
      {view === 'table' || !isAlive ? (
        <div
          className={view === 'table' ? 'grid grid-cols-[minmax(0,1fr)] gap-8' : 'chart-table-without-script'}
        >
          {table}
        </div>
      ) : null}
    </>
  );
}
