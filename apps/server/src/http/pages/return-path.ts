import type { FastifyRequest } from 'fastify';
import type { CookieJar } from '../route.ts';

/** How long an interrupted visit remembers where it wanted to go, in seconds. */
const RETURN_PATH_LIFE = 1_800;

/**
 * Remembers where somebody wanted to go before they are sent to /login (specification sections 2.5 and 4; G14).
 * @param path one of our own, as `safeReturnPath` answers it; null keeps nothing.
 */
export function saveReturnPath(request: FastifyRequest, path: string | null): void {
  if (!isPrefetch(request)) storeReturnPath(request.jar, path, RETURN_PATH_LIFE);
}

/** The same for an answer that is no page. @param life in seconds. */
export function storeReturnPath(cookies: CookieJar, path: string | null, life: number): void {
  if (path !== null) cookies.set('return_path', path, { maxAge: life });
}

/** A page fetched ahead of a press: nobody has asked for it yet, so nobody wants to come back to it. */
function isPrefetch({ headers }: FastifyRequest): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'] ?? '';
  return String(purpose).includes('prefetch');
}
