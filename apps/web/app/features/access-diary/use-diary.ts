import { type AccessDiaryRow, listAccessDiaryEndpoint } from '@hidamari/contract/access-diary';
import type { ResultOf } from '@hidamari/contract/endpoint';
import { useState } from 'react';
import { browserApi } from '../../shell/data/browser-api.ts';

type DiaryPage = ResultOf<typeof listAccessDiaryEndpoint>;

/** Rows of both, each once: while somebody reads on, newer rows push older ones to the next page. */
function together(shown: readonly AccessDiaryRow[], more: readonly AccessDiaryRow[]): AccessDiaryRow[] {
  const known = new Set(shown.map(({ id }) => id));
  return [...shown, ...more.filter(({ id }) => !known.has(id))];
}

/** The diary from its first page on, and what 「もっと見る」 adds. */
export function useDiary(first: DiaryPage) {
  const [rows, setRows] = useState<readonly AccessDiaryRow[]>(first.data);
  const [page, setPage] = useState(1);
  /** Where reading goes on once the list has grown. */
  const [firstNew, setFirstNew] = useState<string | null>(null);
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const { total, per_page } = first.meta;
  const more = async () => {
    setState('loading');
    try {
      const next = await browserApi().call(listAccessDiaryEndpoint, { query: { page: page + 1 } });
      const grown = together(rows, next.data);
      setRows(grown);
      setFirstNew(grown[rows.length]?.id ?? null);
      setPage(page + 1);
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return { rows, total, isWhole: page * per_page >= total, state, firstNew, more };
}
