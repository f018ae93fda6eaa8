import { and, eq, gt, lt } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../dependencies.ts';
import type { Sealer } from '../../../encryption/sealer.ts';
import { secondsAfter } from '../lifetimes.ts';
import { hashSecret } from '../secrets.ts';
import { hostedLoginItems } from './hosted-login.table.ts';

interface AdapterParts {
  database: Database;
  sealer: Sealer;
  clock: Clock;
}

/** An item without an end of its own. */
const DAY_SECONDS = 86_400;

const hashed = (value: string | undefined) => (value === undefined ? null : hashSecret(value));

/**
 * What the provider keeps, in the portal's database: a copy of the table opens nobody's login, since ids are hashed
 * and contents sealed.
 */
export function createItemAdapter({ database, sealer, clock }: AdapterParts, model: string): Adapter {
  const items = hostedLoginItems;
  const byId = (id: string) => and(eq(items.model, model), eq(items.id_hash, hashSecret(id)));

  const find = async (where: ReturnType<typeof byId>): Promise<AdapterPayload | undefined> => {
    const [row] = await database
      .select()
      .from(items)
      .where(and(where, gt(items.expires_at, clock())));
    if (!row) return undefined;
    const payload = sealer.open(row.sealed) as AdapterPayload | null;
    if (!payload) return undefined;
    return row.consumed_at ? { ...payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) } : payload;
  };

  return {
    async upsert(id, payload, expiresIn) {
      const now = clock();
      await database.delete(items).where(lt(items.expires_at, now));
      const row = {
        uid_hash: hashed(payload.uid),
        grant_hash: hashed(payload.grantId),
        sealed: sealer.seal(payload),
        expires_at: secondsAfter(now, expiresIn || DAY_SECONDS),
      };
      await database
        .insert(items)
        .values({ model, id_hash: hashSecret(id), ...row })
        .onConflictDoUpdate({ target: [items.model, items.id_hash], set: row });
    },
    find: (id) => find(byId(id)),
    findByUid: (uid) => find(and(eq(items.model, model), eq(items.uid_hash, hashSecret(uid)))),
    // The device flow is switched off.
    findByUserCode: async () => undefined,
    async consume(id) {
      await database.update(items).set({ consumed_at: clock() }).where(byId(id));
    },
    async destroy(id) {
      await database.delete(items).where(byId(id));
    },
    async revokeByGrantId(grantId) {
      await database
        .delete(items)
        .where(and(eq(items.model, model), eq(items.grant_hash, hashSecret(grantId))));
    },
  };
}
