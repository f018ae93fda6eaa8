import type { Dependencies } from '../../dependencies.ts';
import type { ModuleWith } from '../../portal-module.ts';
import type { IdentityModule } from '../identity/index.ts';
import { erasePoolAccount, eraseWithdrawnMembers } from './erase-withdrawn-members.ts';
import { withdrawalRoutes } from './withdrawal.routes.ts';
import type { ErasureHooks } from './withdrawal-parts.ts';

export { eraseRows } from './erase-withdrawn-members.ts';
export type { ErasureHooks } from './withdrawal-parts.ts';

/** Leaving: the withdrawal, its undoing by telephone, and the erasure after 30 days (G53). */
export function createWithdrawalModule(
  dependencies: Dependencies,
  identity: Pick<IdentityModule, 'pool'>,
  hooks: ErasureHooks,
): ModuleWith<'routes' | 'jobs' | 'handlers'> {
  const parts = { ...dependencies, pool: identity.pool, hooks };
  return {
    routes: withdrawalRoutes(parts),
    handlers: { 'erase-pool-account': erasePoolAccount(parts) },
    jobs: [
      {
        name: 'erase-withdrawn-members',
        dailyAt: '03:10',
        run: async (now) => void (await eraseWithdrawnMembers(parts, now)),
      },
    ],
  };
}
