import type { NextVisit } from '@hidamari/contract/treatment-logs';
import { PageHeading } from '@hidamari/ui/page-heading';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pageApi } from '../../../../shell/data/contract-calls.ts';
import { useRejectedQuery } from '../../../../shell/data/rejected-query.ts';
import { visitQuery } from '../../next-visit/next-visit-queries.ts';

type WaitProps = {
  title: string;
  hasFailed: boolean;
  isFetching: boolean;
  onReload: () => void;
};

/** In place of what needs a visit: its place, or a way to ask again when it could not be fetched. */
export function VisitWait({ title, hasFailed, isFetching, onReload }: WaitProps) {
  return (
    <>
      <PageHeading>{title}</PageHeading>
      {hasFailed ? (
        <PartFailed what="次の診察" onReload={onReload} isReloading={isFetching} />
      ) : (
        <Skeleton shape="lines" count={4} what="次の診察" />
      )}
    </>
  );
}

type Props = { id: string; title: string; children: (visit: NextVisit) => ReactNode };

/** One visit once it is here. An id that is not the member's own leads to /404. */
export function VisitOrWait({ id, title, children }: Props) {
  const query = useQuery(visitQuery(pageApi(), id));
  useRejectedQuery(query.data ? null : query.error, 'getNextVisit');
  if (query.data) return children(query.data);
  return (
    <VisitWait
      title={title}
      hasFailed={query.error !== null || query.fetchStatus === 'paused'}
      isFetching={query.isFetching}
      onReload={() => void query.refetch()}
    />
  );
}
