import type { Endpoint, InputOf, ResultOf } from '../endpoint/endpoint.ts';

/** Further wishes for one call. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Sent as Idempotency-Key: the same save sent twice makes one row (G102, F5). */
  idempotencyKey?: string;
  /** The page asks by itself: the session behind it is not in use because of this call (`UNATTENDED_HEADER`). */
  isUnattended?: boolean;
  /** Said on the way out: the browser sends it to its end although the page is left meanwhile. For small bodies. */
  outlivesPage?: boolean;
}

/**
 * Calls the own service. The browser's client goes over the network, the server's runs in the same process;
 * pages use either without knowing which. Rejects with an `AppError` whose code is from the closed list.
 */
export interface ApiClient {
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<ResultOf<E>>;
}
