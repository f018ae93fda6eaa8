import { and, eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '../../../database/database.ts';
import type { Sealer } from '../../../encryption/sealer.ts';
import { hostedLoginKeys } from './hosted-login.table.ts';

const NAME = 'signing';

/**
 * The key that signs ID tokens: made once, sealed in the database under the portal's own data key, the same for every server
 * process. One that cannot be opened, since that key was given up (DATA_KEY_LOST) or the row is older, is of use to nobody and
 * makes way for a new one: tokens of the old one are minutes old and are checked no more, while a login that cannot be signed
 * locks everybody out.
 */
export async function loadSigningKeys(
  database: Database,
  sealer: Sealer,
  now: Date,
): Promise<{ keys: JWK[] }> {
  const stored = await readStored(database);
  const kept = stored && openKeys(sealer, stored);
  if (kept) return kept;
  const made = { name: NAME, sealed: sealer.seal({ keys: [await makeKey()] }), created_at: now };
  if (stored === null) await database.insert(hostedLoginKeys).values(made).onConflictDoNothing();
  else {
    const unreadable = and(eq(hostedLoginKeys.name, NAME), eq(hostedLoginKeys.sealed, stored));
    await database.update(hostedLoginKeys).set(made).where(unreadable);
  }
  // Of two processes that start at once, one key wins.
  const won = await readStored(database);
  const keys = won === null ? null : openKeys(sealer, won);
  if (keys === null) throw new Error('another server keeps its own signing key: is DATA_KEY the same?');
  return keys;
}

async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' };
}

const openKeys = (sealer: Sealer, sealed: string) => sealer.open(sealed) as { keys: JWK[] } | null;

async function readStored(database: Database): Promise<string | null> {
  const [row] = await database.select().from(hostedLoginKeys).where(eq(hostedLoginKeys.name, NAME));
  return row?.sealed ?? null;
}
