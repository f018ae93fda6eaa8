import type { ApiClient } from '@hidamari/contract/client';
import type { CurrentUser } from '@hidamari/contract/members';
import type { QueryClient } from '@tanstack/react-query';
import { memberCalls } from './contract-calls.ts';
import { ownServiceQuery } from './own-service-query.ts';

const KEY = ['current-user'] as const;

/** Answers that depend on who the member is: question-and-answer contents come for the member's own situation. */
const FOLLOWS_USER = [['q-contents'], ['user-with-logs']] as const;

/** The signed-in member with diagnoses: the one stored user of this tab (specification section 4). */
export const currentUserQuery = (api: ApiClient) =>
  ownServiceQuery(
    api,
    memberCalls,
    ({ readCurrentUserEndpoint }) => readCurrentUserEndpoint,
    { query: { withDiagnosedCancers: true } },
    KEY,
  );

/** Something of the user was changed by a call that does not answer the user: asks for it anew. */
export async function askCurrentUserAnew(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: KEY });
}

/**
 * Takes over the user that an update answered: it overwrites the stored one, and what depends on the member is asked
 * for again (specification section 4). An older answer that is still on its way is not heard any more.
 */
export async function cacheCurrentUser(client: QueryClient, user: CurrentUser): Promise<void> {
  await client.cancelQueries({ queryKey: KEY });
  client.setQueryData(KEY, user);
  await Promise.all(FOLLOWS_USER.map((queryKey) => client.invalidateQueries({ queryKey })));
}
