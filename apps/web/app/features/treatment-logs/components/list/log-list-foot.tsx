import { ButtonLink } from '@hidamari/ui/button';
import { MoreLink } from '@hidamari/ui/link';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type LogListFilters, listHref, PAGES_SHOWN } from '../../list-address.ts';
import { entryLinkId } from './log-entry.tsx';
import type { LogList } from './use-log-list.ts';

type Props = { list: LogList; filters: LogListFilters; page: number };

/** 「もっと見る」: the longer list has an address of its own; pressed here, nothing moves and the focus goes on. */
export function LogListFoot({ list, filters, page }: Props) {
  const navigate = useNavigate();
  const shown = list.logs.length;
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (awaited.current === null || shown <= awaited.current) return;
    document.getElementById(entryLinkId(awaited.current))?.focus({ preventScroll: true });
    awaited.current = null;
  }, [shown]);
  if (list.from + shown - 1 >= list.total) return null;
  const href = listHref(filters, page + 1);
  return (
    <ButtonLink
      kind="plain"
      width="full"
      iconAfter="down"
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        awaited.current = shown;
        navigate(href, { preventScrollReset: true });
      }}
    >
      もっと見る
    </ButtonLink>
  );
}

/** Far back in a long list its newest pages have given way: the way to them. */
export function NewerLogs({ filters, page }: Omit<Props, 'list'>) {
  if (page <= PAGES_SHOWN) return null;
  return (
    <MoreLink href={listHref(filters, page - PAGES_SHOWN)} icon="up">
      もっと新しい記録を見る
    </MoreLink>
  );
}
