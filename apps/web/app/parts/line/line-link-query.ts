import type { ApiClient } from '@hidamari/contract/client';
import { VARIANTS } from '@hidamari/domain/site-variants';
import type { QueryClient } from '@tanstack/react-query';
import type { PageContext } from '../../page-context.ts';
import { messagingCalls } from '../../shell/data/contract-calls.ts';
import { ownServiceQuery } from '../../shell/data/own-service-query.ts';

const KEY = ['line-link'] as const;

/** The member's LINE: whether it is linked, and how the newest attempt stands. */
export const lineLinkQuery = (api: ApiClient) =>
  ownServiceQuery(
    api,
    messagingCalls,
    ({ readLineLinkEndpoint }) => readLineLinkEndpoint,
    { query: {} },
    KEY,
  );

/** Asks on the server, for a page that shows it among other things; where it fails the card asks once more itself. */
export async function prefetchLineLink(client: QueryClient, page: PageContext): Promise<void> {
  const hasLine = page.site.line !== null && VARIANTS[page.variant].showLine;
  if (hasLine && page.member !== null && !page.member.acting)
    await client.prefetchQuery(lineLinkQuery(page.api));
}

/** Something was linked or unlinked: asks anew. */
export async function askLineLinkAnew(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: KEY });
}
