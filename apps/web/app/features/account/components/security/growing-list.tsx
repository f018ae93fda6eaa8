import { MoreList } from '@hidamari/ui/more-list';
import { PartFailed } from '@hidamari/ui/part-failed';
import { type ReactNode, useEffect } from 'react';

interface Props {
  /** Of `useMoreRows`. */
  list: {
    rows: readonly unknown[];
    total: number;
    state: 'ready' | 'loading' | 'failed';
    firstNew: string | null;
    more: () => void;
  };
  /** What could not be read on: 「続きの記録」. */
  what: string;
  labelledBy: string;
  /** The rows, each an item with its id and able to take the focus. */
  children: ReactNode;
}

/** Rows with 「もっと見る」 below: the focus goes on at the first new row, since the button may be gone. */
export function GrowingList({ list, what, labelledBy, children }: Props) {
  const { rows, total, state, firstNew, more } = list;
  useEffect(() => {
    if (firstNew !== null) document.getElementById(firstNew)?.focus({ preventScroll: true });
  }, [firstNew]);
  return (
    <>
      <ul className="security-rows" aria-labelledby={labelledBy}>
        {children}
      </ul>
      {state === 'failed' ? (
        <PartFailed what={what} onReload={more} />
      ) : (
        <MoreList total={total} shown={rows.length} isLoading={state === 'loading'} onMore={more} />
      )}
    </>
  );
}
