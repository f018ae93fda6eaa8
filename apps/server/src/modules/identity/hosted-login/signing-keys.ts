import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '../../../database/database.ts';
import type { Sealer } from '../secrets.ts';
import { hostedLoginKeys } from './hosted-login.table.ts';

const NAME = 'signing';

/** The key that signs ID tokens: made once, sealed in the database, the same for every server process. */
export async function loadSigningKeys(
  database: Database,
  sealer: Sealer,
  now: Date,
): Promise<{ keys: JWK[] }> {
  const kept = await readKept(database, sealer);
  if (kept) return kept;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' };
  await database
    .insert(hostedLoginKeys)
    .values({ name: NAME, sealed: sealer.seal({ keys: [key] }), created_at: now })
    .onConflictDoNothing();
  // Of two processes that start at once, one key wins.
  const won = await readKept(database, sealer);
  if (won) return won;
  throw new Error('the signing key of the hosted login cannot be opened: was SESSION_SECRET changed?');
}

async function readKept(database: Database, sealer: Sealer): Promise<{ keys: JWK[] } | null> {
  const [row] = await database.select().from(hostedLoginKeys).where(eq(hostedLoginKeys.name, NAME));
  return row ? (sealer.open(row.sealed) as { keys: JWK[] } | null) : null;
}
