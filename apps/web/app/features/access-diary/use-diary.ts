import type { AccessDiaryRow, listAccessDiaryEndpoint } from '@hidamari/contract/access-diary';
import type { ResultOf } from '@hidamari/contract/endpoint';
import { useEffect, useState } from 'react';
import { browserApi } from '../../shell/data/browser-api.ts';
import { accessDiaryCalls } from '../../shell/data/contract-calls.ts';
import type { DiaryFilters } from './diary-address.ts';

export type DiaryPage = ResultOf<typeof listAccessDiaryEndpoint>;

/** Rows of both, each once: while somebody reads on, newer rows push older ones to the next page. */
function together(shown: readonly AccessDiaryRow[], more: readonly AccessDiaryRow[]): AccessDiaryRow[] {
  const known = new Set(shown.map(({ id }) => id));
  return [...shown, ...more.filter(({ id }) => !known.has(id))];
}

/**
 * The diary from its first page on, and what 「もっと見る」 adds.
 * @param opened the pages that the address opened, one or more, without a gap.
 * @param onGrown told the page that reading has come to.
 */
export function useDiary(
  opened: readonly DiaryPage[],
  filters: DiaryFilters,
  onGrown: (page: number) => void,
) {
  const [rows, setRows] = useState<readonly AccessDiaryRow[]>(() =>
    opened.reduce<AccessDiaryRow[]>((shown, { data }) => together(shown, data), []),
  );
  const [page, setPage] = useState(opened.length);
  /** Where reading goes on once the list has grown. */
  const [firstNew, setFirstNew] = useState<string | null>(null);
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  useEffect(accessDiaryCalls.soon, []);
  const { total = 0, per_page = 1 } = opened[0]?.meta ?? {};
  const more = async () => {
    setState('loading');
    try {
      const next = await browserApi().call((await accessDiaryCalls()).listAccessDiaryEndpoint, {
        query: { ...filters, page: page + 1 },
      });
      const grown = together(rows, next.data);
      setRows(grown);
      setFirstNew(grown[rows.length]?.id ?? null);
      setPage(page + 1);
      setState('ready');
      onGrown(page + 1);
    } catch {
      setState('failed');
    }
  };
  return { rows, total, isWhole: page * per_page >= total, state, firstNew, more };
}
