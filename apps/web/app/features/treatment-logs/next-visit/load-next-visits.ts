import type { QueryClient } from '@tanstack/react-query';
import type { PageContext } from '../../../page-context.ts';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { browserQueryClient } from '../../../shell/data/query-client.ts';
import { nextVisitsQuery } from './next-visit-queries.ts';

/**
 * The card of the next visit on the server, ready for the browser. Without an answer the page stands all the same, and
 * the card asks anew. A concierge in the member's place has no card (G42), so nothing is asked for.
 */
export async function loadNextVisitCard(client: QueryClient, page: PageContext): Promise<void> {
  if (page.member?.acting) return;
  await client.prefetchQuery(nextVisitsQuery(page.api));
}

/** In the browser the card's visits are on their way while the page opens. */
export function startLoadingNextVisitCard(): void {
  void browserQueryClient().prefetchQuery(nextVisitsQuery(browserApi()));
}
