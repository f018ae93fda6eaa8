import { createHash } from 'node:crypto';

/** Loopback, where the browsers of the tests come from: believed like the proxy in front of a real portal. */
export const TEST_PROXY = '127.0.0.1,::1';

/**
 * The address a test's visitors seem to come from, as the header of a proxy: one of its own for every test and run.
 * All visitors at one address would share its hourly limits, and the tests at the end of a run would meet them.
 */
export function visitorAddress(seed: string): Record<string, string> {
  const [first, second, third] = createHash('sha256').update(seed).digest();
  return { 'x-forwarded-for': `10.${first}.${second}.${third}` };
}
