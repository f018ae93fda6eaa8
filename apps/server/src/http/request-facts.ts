import { UNATTENDED_HEADER } from '@hidamari/contract/client';
import { KNOWN_FIELDS_HEADER, readKnownFields } from '@hidamari/contract/known-fields';
import { AppError } from '@hidamari/domain/errors';
import { variantOfLanding } from '@hidamari/domain/site-variants';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../dependencies.ts';
import type { RequestFacts } from './caller.ts';
import { areCookiesSecure, createCookieJar, readCookies, type WritableCookieJar } from './cookies.ts';
import type { ResolvedVariant, SiteResolver } from './site.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every address but health and readiness, once the host is known to be ours. */
    facts: RequestFacts;
    /** How the variant was found, before anybody proved who they are. */
    resolved: ResolvedVariant;
    /** Cookies that the answer will set. */
    jar: WritableCookieJar;
  }
}

/**
 * Reads a request's facts onto it. Throws `misdirected` (421) or `not_found` (404) for a host that is not ours
 * (G3, F22).
 */
export function readFacts(request: FastifyRequest, site: SiteResolver, clock: Clock): void {
  const host = (request.headers.host ?? '').toLowerCase();
  const origin = site.originOf(host);
  const secure = areCookiesSecure(origin);
  const cookies = readCookies(request.headers.cookie, secure);
  const role = (request.query as Record<string, unknown> | undefined)?.role;
  request.resolved = site.resolve({
    host,
    landing: variantOfLanding(pagePathOf(request.raw.url ?? '/')),
    role: typeof role === 'string' ? role : null,
    eligibilityCookie: cookies.eligibility,
  });
  const bearer = bearerOf(request.headers.authorization);
  const idempotencyKey = readIdempotencyKey(request.headers['idempotency-key']);
  const knownFields = readKnownNames(request.headers[KNOWN_FIELDS_HEADER]);
  request.jar = createCookieJar(secure);
  request.facts = {
    id: request.id,
    ip: request.ip,
    host,
    origin,
    variant: request.resolved.variant,
    now: clock(),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
    ...(bearer === undefined ? {} : { bearer }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    ...(isFromElsewhere(request, origin) && { isFromElsewhere: true }),
    ...(knownFields === undefined ? {} : { knownFields }),
    ...(request.headers[UNATTENDED_HEADER] === undefined ? {} : { isUnattended: true }),
    cookies,
  };
}

/** Path of a page's address, or of the data that the browser's router asks for it. */
const pagePathOf = (url: string) =>
  (url.split('?', 1)[0] ?? '').replace(/\.data$/, '').replace(/(?<=.)\/$/, '');

function bearerOf(header: string | undefined): string | undefined {
  const [scheme, token, ...rest] = (header ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token && rest.length === 0 ? token : undefined;
}

/**
 * A neighbouring sub-domain is elsewhere too. `none` is somebody who typed the address, or opened it from a bookmark: no page
 * made them. Without either header nothing is known: then it is no browser of these years.
 */
function isFromElsewhere({ headers }: FastifyRequest, own: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return headers.origin !== undefined && headers.origin !== own;
}

const KEY = /^[A-Za-z0-9_-]{8,100}$/;

function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (Array.isArray(header) || !KEY.test(header)) throw new AppError('bad_request');
  return header;
}

function readKnownNames(header: string | string[] | undefined): ReadonlySet<string> | undefined {
  if (header === undefined) return undefined;
  const names = Array.isArray(header) ? null : readKnownFields(header);
  if (names === null) throw new AppError('bad_request');
  return names;
}
