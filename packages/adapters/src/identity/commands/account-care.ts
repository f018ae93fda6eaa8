import * as z from 'zod';
import { signOutEverywhere } from './account.ts';
import { namedUser, userCall } from './administration.ts';
import { command, metadata } from './command.ts';
import { describedDevice, forgetDevice, listedDevices, pageOfDevices } from './devices.ts';
import { sendResetCode } from './passwords.ts';
import { factorWishes, preferFactors } from './second-factor.ts';

/** What the portal's own server does to an account whose owner it has identified. */
export const AdminUserGlobalSignOut = command(userCall, async (pool, input) => {
  await signOutEverywhere(pool, (await namedUser(pool, input)).sub);
  return {};
});

export const AdminListDevices = command(userCall.extend(pageOfDevices), async (pool, input) =>
  listedDevices(pool, (await namedUser(pool, input)).sub, input),
);

const deviceCall = userCall.extend({ DeviceKey: z.string().min(1).max(200) });

export const AdminGetDevice = command(deviceCall, async (pool, input) => ({
  Device: await describedDevice(pool, (await namedUser(pool, input)).sub, input.DeviceKey),
}));

export const AdminForgetDevice = command(deviceCall, async (pool, input) => {
  await forgetDevice(pool, (await namedUser(pool, input)).sub, input.DeviceKey);
  return {};
});

export const AdminSetUserMFAPreference = command(userCall.extend(factorWishes), async (pool, input) => {
  await preferFactors(pool, await namedUser(pool, input), input);
  return {};
});

/** A disabled account signs nobody in, and its tokens end. */
export const AdminDisableUser = command(userCall, async (pool, input) => {
  const { sub } = await namedUser(pool, input);
  await pool.store.updateUser(sub, { isEnabled: false, updatedAt: pool.clock() });
  await signOutEverywhere(pool, sub);
  return {};
});

export const AdminEnableUser = command(userCall, async (pool, input) => {
  const { sub } = await namedUser(pool, input);
  await pool.store.updateUser(sub, { isEnabled: true, updatedAt: pool.clock() });
  return {};
});

export const AdminDeleteUser = command(userCall, async (pool, input) => {
  await pool.store.deleteUser((await namedUser(pool, input)).sub);
  return {};
});

/** The password signs nobody in any more until its owner has chosen another by the code that goes out now. */
export const AdminResetUserPassword = command(
  userCall.extend({ ClientMetadata: metadata }),
  async (pool, input) => {
    const user = await namedUser(pool, input);
    await sendResetCode(pool, user, input.ClientMetadata);
    await pool.store.updateUser(user.sub, { status: 'RESET_REQUIRED', updatedAt: pool.clock() });
    await signOutEverywhere(pool, user.sub);
    return {};
  },
);
