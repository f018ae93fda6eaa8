import type { CurrentUser } from '@hidamari/contract/members';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import type { ReactNode } from 'react';
import { useCurrentUser } from './current-user-page.ts';

/** What is drawn for the member; until they are here, their place, and a way to ask again when that failed. */
export function UserOrWait({ what, children }: { what: string; children: (user: CurrentUser) => ReactNode }) {
  const { user, hasFailed, isFetching, reload } = useCurrentUser();
  if (user) return children(user);
  return hasFailed ? (
    <PartFailed what={what} onReload={reload} isReloading={isFetching} />
  ) : (
    <Skeleton shape="lines" count={4} what={what} />
  );
}
