import type { ReadLog } from '@hidamari/contract/treatment-logs';
import { PageHeading } from '@hidamari/ui/page-heading';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import type { ReactNode } from 'react';
import { useLog } from '../../log-page-data.ts';

type Props = { id: string; title: string; children: (log: ReadLog) => ReactNode };

/** The log once it is here; until then its place, and a way to ask again when it could not be fetched. */
export function LogOrWait({ id, title, children }: Props) {
  const { log, hasFailed, isFetching, reload } = useLog(id);
  if (log) return children(log);
  return (
    <>
      <PageHeading>{title}</PageHeading>
      {hasFailed ? (
        <PartFailed what="記録" onReload={reload} isReloading={isFetching} />
      ) : (
        <Skeleton shape="lines" count={4} what="記録" />
      )}
    </>
  );
}
