import * as z from 'zod';
import { invalid, PoolException } from '../pool-exception.ts';
import type { PoolDevice } from '../pool-records.ts';
import { accessToken, command, type Pool, userOfToken } from './command.ts';
import { groupKeyOf } from './next-step.ts';

/** Most devices that one page of a list holds (G151; the real pool's own bound). */
const MOST_PER_PAGE = 60;

const tokenCall = z.object({ AccessToken: accessToken });
const deviceKey = z.string().min(1).max(200);
const bytes = z.base64().min(1).max(4_000);

const missing = () => new PoolException('ResourceNotFoundException', 'Device does not exist.');

/** A device keeps its password to itself and leaves a verifier here. It is used once it is remembered. */
export const ConfirmDevice = command(
  tokenCall.extend({
    DeviceKey: deviceKey,
    DeviceName: z.string().min(1).max(1_024).optional(),
    DeviceSecretVerifierConfig: z.object({ PasswordVerifier: bytes, Salt: bytes }),
  }),
  async (pool, input) => {
    const user = await userOfToken(pool, input.AccessToken);
    if (user.deviceKey !== input.DeviceKey) throw invalid('Device key is not of this sign-in.');
    const now = pool.clock();
    const { PasswordVerifier: verifier, Salt: salt } = input.DeviceSecretVerifierConfig;
    const isNew = await pool.store.insertDevice({
      deviceKey: input.DeviceKey,
      sub: user.sub,
      groupKey: groupKeyOf(input.DeviceKey),
      name: input.DeviceName ?? '',
      salt,
      verifier,
      isRemembered: false,
      createdAt: now,
      lastUsedAt: now,
    });
    if (!isNew) throw invalid('Device has been confirmed already.');
    return { UserConfirmationNecessary: true };
  },
);

export const UpdateDeviceStatus = command(
  tokenCall.extend({
    DeviceKey: deviceKey,
    DeviceRememberedStatus: z.enum(['remembered', 'not_remembered']),
  }),
  async (pool, input) => {
    const { sub } = await userOfToken(pool, input.AccessToken);
    const isRemembered = input.DeviceRememberedStatus === 'remembered';
    if (!(await pool.store.updateDevice(sub, input.DeviceKey, { isRemembered }))) throw missing();
    return {};
  },
);

export const GetDevice = command(
  tokenCall.extend({ DeviceKey: deviceKey }),
  async (pool, { AccessToken, DeviceKey }) => {
    const { sub } = await userOfToken(pool, AccessToken);
    return { Device: await describedDevice(pool, sub, DeviceKey) };
  },
);

export const pageOfDevices = {
  Limit: z.int().min(0).max(MOST_PER_PAGE).default(MOST_PER_PAGE),
  PaginationToken: z.string().max(400).optional(),
};

export const ListDevices = command(
  tokenCall.extend(pageOfDevices),
  async (pool, { AccessToken, ...page }) => {
    const { sub } = await userOfToken(pool, AccessToken);
    return listedDevices(pool, sub, page);
  },
);

export const ForgetDevice = command(
  // Who forgets the device they sit at need not name it.
  tokenCall.extend({ DeviceKey: deviceKey.optional() }),
  async (pool, { AccessToken, DeviceKey }) => {
    const user = await userOfToken(pool, AccessToken);
    await forgetDevice(pool, user.sub, DeviceKey ?? user.deviceKey ?? '');
    return {};
  },
);

export async function forgetDevice(pool: Pool, sub: string, key: string): Promise<void> {
  if (!(await pool.store.deleteDevice(sub, key))) throw missing();
}

export async function describedDevice(pool: Pool, sub: string, key: string) {
  const device = await pool.store.findDevice(sub, key);
  if (!device) throw missing();
  return describe(device);
}

/** One page; `PaginationToken` is the key of its last device. */
export async function listedDevices(
  pool: Pool,
  sub: string,
  { Limit, PaginationToken }: { Limit: number; PaginationToken?: string | undefined },
) {
  const limit = Limit === 0 ? MOST_PER_PAGE : Limit;
  const found = await pool.store.listDevices(sub, { after: PaginationToken ?? null, limit: limit + 1 });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    Devices: page.map(describe),
    ...(found.length > limit && last && { PaginationToken: last.deviceKey }),
  };
}

const seconds = (at: Date) => at.getTime() / 1000;

function describe({ deviceKey: DeviceKey, name, isRemembered, createdAt, lastUsedAt }: PoolDevice) {
  const status = isRemembered ? 'remembered' : 'not_remembered';
  return {
    DeviceKey,
    DeviceAttributes: [
      { Name: 'device_name', Value: name },
      { Name: 'device_status', Value: 'valid' },
      { Name: 'dev:device_remembered_status', Value: status },
    ],
    DeviceCreateDate: seconds(createdAt),
    DeviceLastModifiedDate: seconds(lastUsedAt),
    DeviceLastAuthenticatedDate: seconds(lastUsedAt),
  };
}
