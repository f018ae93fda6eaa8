import type { ApiClient } from '@hidamari/contract/client';
import type { Endpoint, InputOf } from '@hidamari/contract/endpoint';
import { OWN_SERVICE_CACHE_SECONDS } from '@hidamari/domain/limits';
import { type QueryKey, queryOptions } from '@tanstack/react-query';

/** For as long as a look-up holds; what is personal keeps the defaults of the client: asked for anew each time. */
const LOOK_UP = { staleTime: OWN_SERVICE_CACHE_SECONDS * 1_000, gcTime: OWN_SERVICE_CACHE_SECONDS * 1_000 };

/**
 * A query that asks the own service: cancelled with its page, and kept as long as its endpoint says (section 9). Pages
 * ask again by themselves, so no query is a use of the session; what a person does is told by their visits, by what
 * they save, and by the watch over the session (decision 0024).
 * @param queryKey names the answer; it has to differ wherever `input` does.
 */
export function ownServiceQuery<E extends Endpoint>(
  api: ApiClient,
  endpoint: E,
  input: InputOf<E>,
  queryKey: QueryKey,
) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => api.call(endpoint, input, { signal, isUnattended: true }),
    ...(endpoint.isLookUp ? LOOK_UP : {}),
  });
}
