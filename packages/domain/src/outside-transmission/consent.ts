/**
 * Remembers the choice about the measurement in this browser: first-party, read by scripts of our own and by no server, so that a page for
 * everybody stays the same bytes (decision 0009). The outside chat asks by itself, each time (decision 0058).
 */
export const OUTSIDE_CONSENT_COOKIE = 'outside_consent';

const CONSENT_SECONDS = 180 * 86_400;

/** What is written for a yes, and for a person who wants nothing to leave. */
const CHOICES: Readonly<Record<string, boolean>> = { measurement: true, none: false };

/**
 * Whether a person allowed the measurement; null where there is no choice that counts. A choice made about other recipients or another
 * table (another version), one that cannot be read, or two that say different things are none: nothing may leave, and
 * the person is asked.
 * @param cookies as `document.cookie` gives them.
 * @param version of the table and of who receives.
 */
export function readOutsideConsent(cookies: string, version: string): boolean | null {
  const start = `${OUTSIDE_CONSENT_COOKIE}=`;
  const found = cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start));
  const [first] = found;
  if (first === undefined || found.some((pair) => pair !== first)) return null;
  const [of, choice = '', ...rest] = first.slice(start.length).split(':');
  if (of !== version || rest.length > 0 || !Object.hasOwn(CHOICES, choice)) return null;
  return CHOICES[choice] ?? null;
}

/** The choice as a cookie line for `document.cookie`: 180 days, this host alone, never sent along from another site. */
export function outsideConsentCookie(
  isAllowed: boolean,
  { version, isSecure }: { version: string; isSecure: boolean },
): string {
  const value = `${version}:${isAllowed ? 'measurement' : 'none'}`;
  const line = `${OUTSIDE_CONSENT_COOKIE}=${value}; Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax`;
  return isSecure ? `${line}; Secure` : line;
}
