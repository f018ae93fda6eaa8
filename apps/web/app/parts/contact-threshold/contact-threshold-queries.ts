import type { ApiClient } from '@hidamari/contract/client';
import type { ContactThreshold } from '@hidamari/contract/contact-thresholds';
import type { QueryClient } from '@tanstack/react-query';
import type { PageContext } from '../../page-context.ts';
import { browserApi } from '../../shell/data/browser-api.ts';
import { thresholdCalls } from '../../shell/data/contract-calls.ts';
import { currentUserQuery } from '../../shell/data/current-user.ts';
import { ownServiceQuery } from '../../shell/data/own-service-query.ts';
import { browserQueryClient } from '../../shell/data/query-client.ts';

const KEY = ['contact-threshold'] as const;

/** What the member's own hospital said (G75); `data` is null while nothing was copied. */
export const contactThresholdQuery = (api: ApiClient) =>
  ownServiceQuery(
    api,
    thresholdCalls,
    ({ readContactThresholdEndpoint }) => readContactThresholdEndpoint,
    {},
    KEY,
  );

/** After a save or a deletion: the card as it stands now. */
export function cacheContactThreshold(client: QueryClient, card: ContactThreshold | null): void {
  client.setQueryData(KEY, { data: card });
}

/**
 * The card and who the member is, for a page on which an entry may meet the card: both come with the page, so that they
 * are there offline (G75). Never rejects: a page is better with them, and can be drawn without. A concierge may
 * not see the card (G42).
 */
export async function loadCallFacts(client: QueryClient, { api, member }: PageContext): Promise<void> {
  if (member === null || member.acting) return;
  await Promise.all([
    client.prefetchQuery(contactThresholdQuery(api)),
    client.prefetchQuery(currentUserQuery(api)),
  ]);
}

/** The same in the browser, where the page does not wait for them. */
export function startLoadingCallFacts(): void {
  void browserQueryClient().prefetchQuery(contactThresholdQuery(browserApi()));
  void browserQueryClient().prefetchQuery(currentUserQuery(browserApi()));
}
