import type { PoolDevice, PoolStore } from '@hidamari/adapters/identity/port';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { poolDevices } from './pool.table.ts';

type DeviceStore = Pick<
  PoolStore,
  'insertDevice' | 'findDevice' | 'listDevices' | 'updateDevice' | 'deleteDevice'
>;

function deviceOf(row: typeof poolDevices.$inferSelect): PoolDevice {
  return {
    deviceKey: row.device_key,
    sub: row.sub,
    groupKey: row.group_key,
    name: row.name,
    salt: row.salt,
    verifier: row.verifier,
    isRemembered: row.is_remembered,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}

/** Remembered devices of the embedded pool. Every statement names the account: a foreign key finds nothing. */
export function createPoolDeviceStore(database: Database): DeviceStore {
  const own = (sub: string, deviceKey: string) =>
    and(eq(poolDevices.sub, sub), eq(poolDevices.device_key, deviceKey));
  return {
    async insertDevice(device) {
      const row = {
        device_key: device.deviceKey,
        sub: device.sub,
        group_key: device.groupKey,
        name: device.name,
        salt: device.salt,
        verifier: device.verifier,
        is_remembered: device.isRemembered,
        created_at: device.createdAt,
        last_used_at: device.lastUsedAt,
      };
      const made = await database.insert(poolDevices).values(row).onConflictDoNothing().returning();
      return made.length === 1;
    },
    async findDevice(sub, deviceKey) {
      const [row] = await database.select().from(poolDevices).where(own(sub, deviceKey));
      return row ? deviceOf(row) : null;
    },
    async listDevices(sub, { after, limit }) {
      const rows = await database
        .select()
        .from(poolDevices)
        .where(and(eq(poolDevices.sub, sub), after === null ? undefined : gt(poolDevices.device_key, after)))
        .orderBy(asc(poolDevices.device_key))
        .limit(limit);
      return rows.map(deviceOf);
    },
    async updateDevice(sub, deviceKey, { isRemembered, lastUsedAt }) {
      const changes = {
        ...(isRemembered !== undefined && { is_remembered: isRemembered }),
        ...(lastUsedAt && { last_used_at: lastUsedAt }),
      };
      const changed = await database.update(poolDevices).set(changes).where(own(sub, deviceKey)).returning();
      return changed.length === 1;
    },
    async deleteDevice(sub, deviceKey) {
      const gone = await database.delete(poolDevices).where(own(sub, deviceKey)).returning();
      return gone.length === 1;
    },
  };
}
