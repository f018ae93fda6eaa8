import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { createKeyRing, type DataKeys, type KeyRing } from './key-ring.ts';
import { knownDataKeys } from './known-data-key.table.ts';
import { memberKeys } from './member-key.table.ts';
import { derivePortalKey, type PortalKeyPurpose } from './portal-keys.ts';

/**
 * Id of the portal's own row among the data keys: made at the first start, wrapped like all the others. It is what another
 * DATA_KEY cannot open while nobody has written anything yet, so that a server with a wrong key never begins.
 */
const PORTAL_ID = '00000000-0000-4000-8000-000000000001';

/** The server's keys, and what the portal's own data key gives. */
export interface OpenedKeyRing extends KeyRing {
  /** 32 bytes, the same on every server and after every change of SESSION_SECRET and DATA_KEY. */
  portalKey(purpose: PortalKeyPurpose): Buffer;
}

/** Something stored is sealed with keys that this server was not given: it would answer with errors, and seal what nobody opens. */
export class MissingDataKeyError extends Error {
  readonly code = 'key-unknown';

  constructor(missing: readonly string[], currentKeyId: string) {
    super(
      `DATA_KEY does not fit what is stored: something there is sealed with the key of fingerprint ${missing.join(', ')}, ` +
        `and this server was given ${currentKeyId}. Nothing was changed. Write the right key in DATA_KEY, or, while keys ` +
        'are being changed, the missing one in DATA_KEY_PREVIOUS. Only where that key is lost for good: its fingerprint in ' +
        'DATA_KEY_LOST; what it sealed then stays unreadable.',
    );
    this.name = 'MissingDataKeyError';
  }
}

/** The key that this server would seal with is known to no server: a slip of the pen, or a step of the change that was left out. */
export class NewDataKeyError extends Error {
  readonly code = 'key-new';

  constructor(currentKeyId: string) {
    super(
      `DATA_KEY is new to this portal (fingerprint ${currentKeyId}): no other server could open what this one would seal. ` +
        'Nothing was changed. If it is a typing error, write the right key. If keys are being changed, put the new key in ' +
        'DATA_KEY_PREVIOUS on every server first and restart them, and only then in DATA_KEY.',
    );
    this.name = 'NewDataKeyError';
  }
}

/**
 * The server's keys, once they are known to open what is stored. Leaves the portal's own key at the first start; of two
 * servers that start at once with different keys, one is refused. Throws MissingDataKeyError or NewDataKeyError.
 */
export async function openKeyRing(database: Database, keys: DataKeys): Promise<OpenedKeyRing> {
  const keyRing = createKeyRing(keys);
  await refuseMissing(database, keyRing);
  await refuseNew(database, keyRing);
  const own = await readOwn(database);
  // A key that was given up takes the portal's own with it.
  if (own !== undefined && keyRing.lostKeyIds.includes(own.wrapping_key_id))
    await database.delete(memberKeys).where(eq(memberKeys.wrapped_key, own.wrapped_key));
  const wrapped_key = keyRing.seal('member-keys', randomBytes(32), PORTAL_ID);
  await database
    .insert(memberKeys)
    .values({ member_id: PORTAL_ID, wrapping_key_id: keyRing.currentKeyId, wrapped_key })
    .onConflictDoNothing();
  await refuseMissing(database, keyRing);
  await database
    .insert(knownDataKeys)
    .values(keyRing.keyIds.map((key_id) => ({ key_id })))
    .onConflictDoNothing();
  const stored = await readOwn(database);
  if (stored === undefined) throw new Error("the portal's own data key is gone: was it erased by hand?");
  const portalKey = keyRing.open('member-keys', stored.wrapped_key, PORTAL_ID);
  return { ...keyRing, portalKey: (purpose) => derivePortalKey(portalKey, purpose) };
}

async function readOwn(database: Database) {
  const [own] = await database.select().from(memberKeys).where(eq(memberKeys.member_id, PORTAL_ID));
  return own;
}

async function refuseMissing(database: Database, keyRing: KeyRing): Promise<void> {
  const missing = await missingKeyIds(database, keyRing);
  if (missing.length > 0) throw new MissingDataKeyError(missing, keyRing.currentKeyId);
}

/** An empty portal, and one whose every key was given up, begins with whatever key it is given. */
async function refuseNew(database: Database, { currentKeyId, lostKeyIds }: KeyRing): Promise<void> {
  const told = await database.select().from(knownDataKeys);
  const known = [...told.map(({ key_id }) => key_id), ...(await usedKeyIds(database))];
  if (known.includes(currentKeyId) || known.every((id) => lostKeyIds.includes(id))) return;
  throw new NewDataKeyError(currentKeyId);
}

/**
 * Fingerprints of the keys with which something is sealed that is still needed, and that are neither at hand nor given up:
 * data keys, and messages that wait. One look in the index for each key, however many members there are.
 */
export async function missingKeyIds(
  database: Database,
  { keyIds, lostKeyIds }: Pick<KeyRing, 'keyIds' | 'lostKeyIds'>,
): Promise<string[]> {
  const used = await usedKeyIds(database);
  return used.filter((id) => !keyIds.includes(id) && !lostKeyIds.includes(id));
}

async function usedKeyIds(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    with recursive wrapping(id) as (
      select min(wrapping_key_id) from member_keys
      union all
      select (select min(wrapping_key_id) from member_keys where wrapping_key_id > wrapping.id)
      from wrapping where wrapping.id is not null
    )
    select id from wrapping where id is not null
    union
    select split_part(payload, '.', 1) from outbox_messages where done_at is null and dead_at is null
    order by 1`);
  return rows.map(({ id }) => id);
}
