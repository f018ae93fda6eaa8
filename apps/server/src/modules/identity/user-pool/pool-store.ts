import type { PoolStore } from '@hidamari/adapters/identity/port';
import type { Settings } from '../../../config/settings.ts';
import type { Database } from '../../../database/database.ts';
import type { Outbox } from '../../../jobs/outbox.ts';
import { createPoolCodeStore } from './pool-code-store.ts';
import { createPoolDeviceStore } from './pool-device-store.ts';
import { createPoolFactorStore } from './pool-factor-store.ts';
import { createPoolSessionStore } from './pool-session-store.ts';
import { createPoolTokenStore } from './pool-token-store.ts';
import { createPoolUserStore } from './pool-user-store.ts';

/** The embedded pool's accounts on the portal's database. `phones` stand below mails with codes. */
export function createPoolStore(
  database: Database,
  outbox: Outbox,
  phones: Partial<Settings['phones']> = {},
): PoolStore {
  return {
    ...createPoolUserStore(database),
    ...createPoolCodeStore(database, outbox, phones),
    ...createPoolTokenStore(database),
    ...createPoolSessionStore(database),
    ...createPoolFactorStore(database),
    ...createPoolDeviceStore(database),
  };
}
