import type { FastifyReply } from 'fastify';
import type { CookieJar, CookieOptions } from './route.ts';

interface CookieRule {
  /** Carries the `__Host-` prefix: no sub-domain and no http page can plant it (F13, F14). */
  hostPrefix: boolean;
  httpOnly: boolean;
}

/**
 * Every cookie of the portal by its plain name. Product code uses the plain name alone, for reading
 * (`request.cookies.session`) and for setting; the `__Host-` prefix on the wire is this file's business.
 */
export const COOKIES = {
  /** Opaque session id of a member. */
  session: { hostPrefix: true, httpOnly: true },
  /** Rotating refresh token. */
  refresh: { hostPrefix: true, httpOnly: true },
  /** Session of a concierge or supporter. */
  staff_session: { hostPrefix: true, httpOnly: true },
  /** A staff login whose password was right and whose second factor is still to come. */
  staff_challenge: { hostPrefix: true, httpOnly: true },
  /** A concierge in a member's place (G42), beside the staff session. */
  acting_session: { hostPrefix: true, httpOnly: true },
  /** State, nonce and PKCE verifier of a hosted login that has started on this host. */
  hosted_login: { hostPrefix: true, httpOnly: true },
  /** Signed id of a visitor, to which the anti-forgery token is bound (G145). */
  visit: { hostPrefix: true, httpOnly: true },
  /** Programme whose login page was shown last, so that a lost login names its own desk. Sent to /idp alone. */
  login_variant: { hostPrefix: false, httpOnly: true },
  /** Devices that stand in for a second factor, sealed. */
  device: { hostPrefix: true, httpOnly: true },
  /** Random id of this browser, by which an account's owner is told of a sign-in from a new one. */
  browser: { hostPrefix: true, httpOnly: true },
  /** Where a person wanted to go before they were sent to /login (section 4, route entry). */
  return_path: { hostPrefix: true, httpOnly: true },
  /** Name fixed by G36. */
  challenge_token: { hostPrefix: false, httpOnly: true },
  /** Name fixed (identity: tokens); readable, since the browser sends it back as a header. */
  'XSRF-TOKEN': { hostPrefix: false, httpOnly: false },
  /** Name fixed by G131. */
  eligibility: { hostPrefix: false, httpOnly: true },
  /** Says that the eligibility cookie's life was renewed today, so that most answers stay cacheable. */
  eligibility_renewed: { hostPrefix: false, httpOnly: true },
  /** Who one plays in the example LINE of a local deployment; sent to its own pages alone. */
  example_line: { hostPrefix: false, httpOnly: true },
  /** What may be sent outside: written and read by the browser alone, so that kept pages are the same for everybody (decision 0058). */
  outside_consent: { hostPrefix: false, httpOnly: false },
  /** Name fixed by G131: what a member was when they left, for the farewell page. */
  left_as: { hostPrefix: false, httpOnly: true },
} as const satisfies Record<string, CookieRule>;

export type CookieName = keyof typeof COOKIES;

const PREFIX = '__Host-';
const FALLBACK: CookieRule = { hostPrefix: true, httpOnly: true };

function ruleOf(name: string): CookieRule {
  return Object.hasOwn(COOKIES, name) ? COOKIES[name as CookieName] : FALLBACK;
}

/**
 * Whether cookies of this origin are Secure and prefixed. Only plain http on the developer's own machine is
 * let off (identity: tokens); on any other http host a browser then refuses them, which is what we want.
 */
export function areCookiesSecure(origin: string): boolean {
  return !/^http:\/\/(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1)(?::\d+)?$/i.test(origin);
}

/** The name that travels: `session` is `__Host-session` wherever cookies are secure. */
export function wireCookieName(name: string, secure: boolean): string {
  return secure && ruleOf(name).hostPrefix ? PREFIX + name : name;
}

/**
 * Cookies of a request by plain name. Where cookies are secure, an unprefixed copy of a prefixed cookie is
 * not ours: somebody planted it, and it is left out.
 */
export function readCookies(header: string | undefined, secure: boolean): Record<string, string | undefined> {
  if (header === undefined || header === '') return {};
  const read: Record<string, string | undefined> = Object.create(null);
  for (const pair of header.split(';')) {
    const cut = pair.indexOf('=');
    const wire = pair.slice(0, Math.max(0, cut)).trim();
    const plain = wire.startsWith(PREFIX) ? wire.slice(PREFIX.length) : wire;
    // The first of two cookies of one name is the more specific one (RFC 6265, 5.4).
    if (wire === '' || plain in read || wireCookieName(plain, secure) !== wire) continue;
    read[plain] = decodeValue(pair.slice(cut + 1).trim());
  }
  return read;
}

function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function cookieLine(
  name: string,
  value: string,
  { secure, path = '/', httpOnly, maxAge }: CookieOptions & { secure: boolean },
): string {
  const rule = ruleOf(name);
  // `__Host-` demands the root path.
  const place = secure && rule.hostPrefix ? '/' : path;
  let line = `${wireCookieName(name, secure)}=${encodeURIComponent(value)}; Path=${place}; SameSite=Lax`;
  if (httpOnly ?? rule.httpOnly) line += '; HttpOnly';
  if (secure) line += '; Secure';
  return maxAge === undefined ? line : `${line}; Max-Age=${Math.floor(maxAge)}`;
}

/** A jar whose cookies reach the answer by `applyTo`; the last word on a name wins. */
export interface WritableCookieJar extends CookieJar {
  readonly isEmpty: boolean;
  applyTo(reply: FastifyReply): void;
}

export function createCookieJar(secure: boolean): WritableCookieJar {
  const lines = new Map<string, string>();
  const write = (name: string, value: string, options: CookieOptions = {}) =>
    lines.set(name, cookieLine(name, value, { ...options, secure }));
  return {
    set: write,
    clear: (name, options = {}) => write(name, '', { ...options, maxAge: 0 }),
    get isEmpty() {
      return lines.size === 0;
    },
    applyTo(reply) {
      for (const line of lines.values()) reply.header('set-cookie', line);
      lines.clear();
    },
  };
}
