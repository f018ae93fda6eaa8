import type { CurrentUser } from '@hidamari/contract/members';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { noteCameWithPage } from './came-with-page.ts';
import { useCurrentUser } from './current-user-page.ts';

/**
 * What the server read for a page, handed to the queries of its parts. They do not ask for it again as the page opens;
 * coming back to the window or online, a save, and opening the page from another one do.
 * @param state what the loader read; null where the page was opened in the browser, which asks by itself.
 */
export function PageQueries({ state, children }: { state: DehydratedState | null; children: ReactNode }) {
  // Before its parts are drawn: each decides as it is mounted.
  useMemo(() => noteCameWithPage(state?.queries ?? []), [state]);
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}

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
