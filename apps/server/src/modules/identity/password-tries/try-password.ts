import { AppError } from '@hidamari/domain/errors';
import type { Database } from '../../../database/database.ts';
import { networkOf } from '../../../http/address-networks.ts';
import type { RequestFacts } from '../../../http/caller.ts';
import type { Turns } from '../../../http/limit-concurrency.ts';
import type { RateLimits } from '../../../http/rate-limits.ts';
import { subsKnownTo } from '../devices/device-cookie.ts';
import { hashSecret } from '../secrets.ts';

/** Wrong passwords of a day after which an account's owner is told. Nobody is written to for their own few slips. */
const TELL_AFTER = 10;

interface Parts {
  database: Database;
  rateLimits: RateLimits;
  passwordLimit: Pick<Turns, 'take'>;
}

interface Attempt<A extends { sub: string }, T> {
  /** What was typed as the name, in one spelling; counted where nobody has it. */
  name: string;
  request: Pick<RequestFacts, 'ip' | 'cookies'>;
  /** The account of that name, or null. Asked once. */
  find: () => Promise<A | null>;
  /**
   * Looks at the password; throws `credentials_wrong` for a wrong one, and may throw anything else. Whatever counts there as
   * well counts by this lane, so that nobody is held up by the tries of another.
   */
  check: (account: A | null, lane: string) => Promise<T>;
  /** The owner is to hear that somebody tries. Not waited for: a known name takes no longer than an unknown one (F18). */
  notifyOwner: (account: A) => void;
}

/**
 * One try of a name and a password, counted before anybody looks at it (F19, decision 0089):
 *
 * - from a browser that the account has signed in from: ten wrong ones in a quarter of an hour, whatever happens elsewhere,
 *   so that the owner's own telephone is never shut out by others;
 * - from any other: by network, by account at a network, and by account wherever it is tried from. The last only slows
 *   down: after thirty wrong ones of a day one more is looked at after each wait.
 *
 * Throws `address_wait` or `password_wait` with the seconds that are left. Right ones are given back. A few of a network are
 * looked at at once and a short row waits; `unavailable` beyond, counted like any other: a flood stops its own network.
 */
export async function tryPassword<A extends { sub: string }, T>(
  { database, rateLimits, passwordLimit }: Parts,
  { name, request, find, check, notifyOwner }: Attempt<A, T>,
): Promise<T> {
  const known = await subsKnownTo(database, request.cookies.browser);
  const early = known.length > 0 ? await find() : undefined;
  const own = early && known.includes(early.sub) ? early : null;
  const { counted, account } = own
    ? { counted: await ownBrowser(rateLimits, `${own.sub}|${request.cookies.browser}`), account: own }
    : await elsewhere(rateLimits, { name, ip: request.ip, find: async () => early ?? (await find()) });
  try {
    // A crowd at the line does not stand before the owner's own browser either.
    const network = own ? `browser of ${own.sub}` : networkOf(request.ip);
    const lane = own ? `browser ${hashSecret(request.cookies.browser ?? '')}` : network;
    const checked = await passwordLimit.take({ kind: 'visitor', network }, () => check(account, lane));
    await counted.right();
    return checked;
  } catch (error) {
    const isWrong = error instanceof AppError && error.code === 'credentials_wrong';
    if (isWrong && account && counted.tries >= TELL_AFTER) notifyOwner(account);
    throw error;
  }
}

interface CountedTry {
  /** Wrong ones before it and itself, as its lane counts. */
  tries: number;
  right(): Promise<void>;
}

async function ownBrowser(rateLimits: RateLimits, browser: string): Promise<CountedTry> {
  const tries = await rateLimits.consume('sign-in-by-account', browser);
  return { tries, right: () => rateLimits.reset('sign-in-by-account', browser) };
}

async function elsewhere<A extends { sub: string }>(
  rateLimits: RateLimits,
  { name, ip, find }: { name: string; ip: string; find: () => Promise<A | null> },
): Promise<{ counted: CountedTry; account: A | null }> {
  const here = `${name}|${networkOf(ip)}`;
  await rateLimits.consume('sign-in-by-address', ip);
  await rateLimits.consume('sign-in-by-account', here);
  const account = await find();
  // By the account where there is one: two names of it are not twice as many tries.
  const subject = account?.sub ?? name;
  const tries = await rateLimits.consume('sign-in-from-anywhere', subject).catch(async (error: unknown) => {
    // Nothing was looked at: whoever comes too early loses nothing but the time.
    await rateLimits.giveBack('sign-in-by-address', ip);
    await rateLimits.giveBack('sign-in-by-account', here);
    throw error;
  });
  const right = async () => {
    await rateLimits.giveBack('sign-in-by-address', ip);
    await rateLimits.reset('sign-in-by-account', here);
    await rateLimits.giveBack('sign-in-from-anywhere', subject);
  };
  return { counted: { tries, right }, account };
}
