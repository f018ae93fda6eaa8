import type { ApiClient } from '@hidamari/contract/client';
import type { Endpoint, InputOf } from '@hidamari/contract/endpoint';
import { OWN_SERVICE_CACHE_SECONDS } from '@hidamari/domain/limits';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Late } from '../late.ts';

/** For as long as a look-up holds; what is personal keeps the defaults of the client: asked for anew each time. */
const LOOK_UP = { staleTime: OWN_SERVICE_CACHE_SECONDS * 1_000, gcTime: OWN_SERVICE_CACHE_SECONDS * 1_000 };

/**
 * A query that asks the own service, cancelled with its page. Pages ask again by themselves, so no query is a use of the
 * session; what a person does is told by their visits, by what they save, and by the watch over the session (decision
 * 0024).
 * @param calls module of the call, which is brought when it is asked for, or soon after the page is drawn (`contract-calls.ts`).
 * @param queryKey names the answer; it has to differ wherever `input` does.
 */
export function ownServiceQuery<M, E extends Endpoint>(
  api: ApiClient,
  calls: Late<M>,
  pick: (calls: M) => E,
  input: InputOf<E>,
  queryKey: QueryKey,
) {
  calls.soon();
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => api.call(pick(await calls()), input, { signal, isUnattended: true }),
  });
}

/** The same for a list that says nothing of anybody: kept for a while (section 9). */
export function lookUpQuery<M, E extends Endpoint & { readonly isLookUp: true }>(
  ...asked: Parameters<typeof ownServiceQuery<M, E>>
) {
  return { ...ownServiceQuery(...asked), ...LOOK_UP };
}
