import { useState } from 'react';

interface Page<Row> {
  data: readonly Row[];
  meta: { total: number; per_page: number };
}

/**
 * A list from its first page on, and what 「もっと見る」 adds. A row is shown once, however far newer ones push it back
 * meanwhile.
 * @param firstNew of the answer: where reading goes on once the list has grown.
 */
export function useMoreRows<Row>(options: {
  first: Page<Row>;
  /** What tells two rows apart. */
  idOf: (row: Row) => string;
  read: (page: number) => Promise<Page<Row>>;
}) {
  const { first, idOf, read } = options;
  const [rows, setRows] = useState<readonly Row[]>(first.data);
  const [page, setPage] = useState(1);
  const [total, setTotal] = useState(first.meta.total);
  const [firstNew, setFirstNew] = useState<string | null>(null);
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const more = async () => {
    setState('loading');
    try {
      const next = await read(page + 1);
      const known = new Set(rows.map(idOf));
      const added = next.data.filter((row) => !known.has(idOf(row)));
      setRows([...rows, ...added]);
      setFirstNew(added[0] === undefined ? null : idOf(added[0]));
      setPage(page + 1);
      // Nothing lies behind the last page, however many the first answer counted.
      const isWhole = (page + 1) * next.meta.per_page >= next.meta.total;
      setTotal(isWhole ? rows.length + added.length : next.meta.total);
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  const drop = (id: string) => {
    setRows((shown) => shown.filter((row) => idOf(row) !== id));
    setTotal((count) => Math.max(0, count - 1));
  };
  return { rows, total, state, firstNew, more, drop };
}
