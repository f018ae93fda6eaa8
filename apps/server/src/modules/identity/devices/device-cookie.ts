import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Settings } from '../../../config/settings.ts';
import type { Database } from '../../../database/database.ts';
import { createSealer } from '../../../encryption/sealer.ts';
import { deriveKeys } from '../../../encryption/session-keys.ts';
import type { CookieJar } from '../../../http/route.ts';
import { baseAccounts } from '../../members/base-account.table.ts';
import { DEVICE_COOKIE_SECONDS } from '../lifetimes.ts';
import { hashSecret } from '../secrets.ts';
import { type RememberedDevice, rememberedDevice } from '../user-pool/account-pool.ts';
import { knownBrowsers } from './known-browser.table.ts';

/** Accounts that one browser may stand in for: a couple and a parent, and no cookie that grows. */
const MOST_ACCOUNTS = 3;

const devices = z.array(rememberedDevice).max(MOST_ACCOUNTS);

const sealerOf = ({ sessionSecrets }: Pick<Settings, 'sessionSecrets'>) =>
  createSealer(deriveKeys(sessionSecrets, 'device-cookie'));

function readDevices(settings: Pick<Settings, 'sessionSecrets'>, cookie: string | undefined) {
  const read = devices.safeParse(sealerOf(settings).open(cookie ?? ''));
  return read.success ? read.data : [];
}

/** This browser as an account remembers it; null when it does not, or for a cookie that is not ours. */
export function deviceFor(
  settings: Pick<Settings, 'sessionSecrets'>,
  cookie: string | undefined,
  username: string | undefined,
): RememberedDevice | null {
  return readDevices(settings, cookie).find((device) => device.username === username) ?? null;
}

/** Keeps a device in the browser for a year, sealed: its password opens nothing without the account's own. */
export function saveDevice(
  settings: Pick<Settings, 'sessionSecrets'>,
  device: RememberedDevice,
  { cookie, cookies }: { cookie: string | undefined; cookies: CookieJar },
): void {
  const others = readDevices(settings, cookie).filter(({ username }) => username !== device.username);
  const kept = [device, ...others].slice(0, MOST_ACCOUNTS);
  cookies.set('device', sealerOf(settings).seal(kept), { maxAge: DEVICE_COOKIE_SECONDS });
}

/** The pool's ids of the accounts that this browser has signed in to; none for a cookie that is not ours. */
export async function subsKnownTo(database: Database, browser: string | undefined): Promise<string[]> {
  if (browser === undefined || !isBrowserId(browser)) return [];
  const rows = await database
    .select({ sub: baseAccounts.pool_sub })
    .from(knownBrowsers)
    .innerJoin(baseAccounts, eq(baseAccounts.id, knownBrowsers.base_account_id))
    .where(eq(knownBrowsers.browser_hash, hashSecret(browser)));
  return rows.map(({ sub }) => sub);
}

/** What an id of a browser looks like (`newSecret`). */
export const isBrowserId = (cookie: string): boolean => /^[\w-]{43}$/.test(cookie);
