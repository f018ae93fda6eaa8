import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { beginningOf } from '@hidamari/domain/japanese-text';
import { IDENTITY_DEVICES_PER_PAGE } from '@hidamari/domain/limits';
import type { MemberCaller } from '../../../http/caller.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { accountOf } from '../password-recovery/change-password.ts';

/** One page of the devices that are not asked for a code, newest use first. */
export async function listDevices(parts: IdentityParts, caller: MemberCaller, page: number) {
  const { username } = await accountOf(parts, caller);
  const devices = (await parts.pool.listDevices(username)).filter(({ isRemembered }) => isRemembered);
  const first = (page - 1) * IDENTITY_DEVICES_PER_PAGE;
  return {
    data: devices.slice(first, first + IDENTITY_DEVICES_PER_PAGE).map((device) => ({
      device_key: device.key,
      name: beginningOf(device.name, 100),
      created_at: formatWireTimestamp(device.createdAt),
      last_used_at: formatWireTimestamp(device.lastUsedAt),
    })),
    meta: { page, per_page: IDENTITY_DEVICES_PER_PAGE, total: devices.length },
  };
}
