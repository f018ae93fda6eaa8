import type { PoolFactors, PoolStore } from '@hidamari/adapters/identity/port';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { poolFactors } from './pool.table.ts';

type FactorStore = Pick<PoolStore, 'readFactors' | 'saveFactors' | 'useAppStep'>;
type FactorRow = typeof poolFactors.$inferSelect;

const COLUMNS = {
  isSmsEnabled: 'is_sms_enabled',
  isAppEnabled: 'is_app_enabled',
  preferred: 'preferred',
  sealedAppSecret: 'sealed_app_secret',
  sealedNewAppSecret: 'sealed_new_app_secret',
  lastAppStep: 'last_app_step',
} as const satisfies Record<keyof PoolFactors, keyof FactorRow>;

const NONE: PoolFactors = {
  isSmsEnabled: false,
  isAppEnabled: false,
  preferred: null,
  sealedAppSecret: null,
  sealedNewAppSecret: null,
  lastAppStep: null,
};

const columnsOf = (factors: Partial<PoolFactors>): Partial<FactorRow> =>
  Object.fromEntries(
    Object.entries(factors).map(([name, value]) => [COLUMNS[name as keyof PoolFactors], value]),
  );

/** Second factors of the embedded pool. */
export function createPoolFactorStore(database: Database): FactorStore {
  return {
    async readFactors(sub) {
      const [row] = await database.select().from(poolFactors).where(eq(poolFactors.sub, sub));
      if (!row) return NONE;
      return {
        isSmsEnabled: row.is_sms_enabled,
        isAppEnabled: row.is_app_enabled,
        preferred: row.preferred,
        sealedAppSecret: row.sealed_app_secret,
        sealedNewAppSecret: row.sealed_new_app_secret,
        lastAppStep: row.last_app_step,
      };
    },
    async saveFactors(sub, changes) {
      const fresh = columnsOf({ ...NONE, ...changes }) as FactorRow;
      await database
        .insert(poolFactors)
        .values({ ...fresh, sub })
        .onConflictDoUpdate({ target: poolFactors.sub, set: columnsOf(changes) });
    },
    async useAppStep(sub, step) {
      const isNewer = or(isNull(poolFactors.last_app_step), lt(poolFactors.last_app_step, step));
      const used = await database
        .update(poolFactors)
        .set({ last_app_step: step })
        .where(and(eq(poolFactors.sub, sub), isNewer))
        .returning({ sub: poolFactors.sub });
      return used.length === 1;
    },
  };
}
