import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { noteCameWithPage } from './came-with-page.ts';

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
