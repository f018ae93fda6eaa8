import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@hidamari/contract/endpoint';
import type { CallerOf, RequestFacts } from './caller.ts';

/** Cookies an answer sets. Names and attributes are in `http/cookies.ts`. */
export interface CookieJar {
  set(name: string, value: string, options?: CookieOptions): void;
  clear(name: string, options?: CookieOptions): void;
}

export interface CookieOptions {
  /** Seconds; without it the cookie ends with the browser session. */
  maxAge?: number;
  path?: string;
  /** Readable by scripts only where a rule says so (anti-forgery). Default true. */
  httpOnly?: boolean;
}

/** One checked call: everything in it has passed the endpoint's schemas and access rule. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  caller: CallerOf<E['access']>;
  request: RequestFacts;
  cookies: CookieJar;
  /** Extra answer headers, such as ETag. */
  header(name: string, value: string): void;
}

/** An endpoint with the code that answers it. */
export interface Route {
  endpoint: Endpoint;
  // The pair is checked by `route()`; the table that holds them all cannot name each type.
  handle: (call: never) => Promise<{ status: number; body?: unknown }>;
}

/**
 * Ties a handler to its endpoint. A module exports its routes as a list; `app.ts` registers them all, and
 * the start stops where an endpoint of the contract has none.
 */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<AnswerOf<E>>,
): Route {
  return { endpoint, handle };
}
