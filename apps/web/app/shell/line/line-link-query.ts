import type { ApiClient } from '@hidamari/contract/client';
import { readLineLinkEndpoint } from '@hidamari/contract/messaging';
import type { QueryClient } from '@tanstack/react-query';
import { ownServiceQuery } from '../data/own-service-query.ts';

const KEY = ['line-link'] as const;

/** The member's LINE: whether it is linked, and how the newest attempt stands. */
export const lineLinkQuery = (api: ApiClient) =>
  ownServiceQuery(api, readLineLinkEndpoint, { query: {} }, KEY);

/** Something was linked or unlinked: asks anew. */
export async function askLineLinkAnew(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: KEY });
}
