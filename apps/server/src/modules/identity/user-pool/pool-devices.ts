import {
  AdminForgetDeviceCommand,
  AdminListDevicesCommand,
  ConfirmDeviceCommand,
  type DeviceType,
  UpdateDeviceStatusCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { IDENTITY_DEVICES_PER_PAGE } from '@hidamari/domain/limits';
import { ask, type PoolCalls, recordOf } from './pool-calls.ts';
import type { RememberedDevice } from './pool-device-proof.ts';
import type { SignedIn } from './pool-sign-in.ts';

/** A device that an account remembers. */
export interface PoolDevice {
  key: string;
  /** `iPhone・Safari`. */
  name: string;
  isRemembered: boolean;
  createdAt: Date;
  lastUsedAt: Date;
}

/** Devices of an account. */
export interface PoolDevices {
  /** Remembers the device of this sign-in; null when the pool knows it already. */
  remember(signedIn: SignedIn, name: string): Promise<RememberedDevice | null>;
  /** All of them, newest use first, asked for page by page (G151). */
  listDevices(username: string): Promise<PoolDevice[]>;
  /** `not_found` for a device that is not this account's. */
  forgetDevice(username: string, key: string): Promise<void>;
}

/** Nobody has so many; a list that never ends is cut. */
const MOST_PAGES = 20;

export function createPoolDevices({ pool, admin }: PoolCalls): PoolDevices {
  return {
    async remember({ account, accessToken: AccessToken, newDevice }, name) {
      if (!newDevice) return null;
      const { key, groupKey } = newDevice;
      const { createDeviceVerifier } = await import('cognito-srp-helper');
      const { DeviceSecretVerifierConfig, DeviceRandomPassword } = createDeviceVerifier(key, groupKey);
      const device = { AccessToken, DeviceKey: key };
      const confirm = new ConfirmDeviceCommand({ ...device, DeviceName: name, DeviceSecretVerifierConfig });
      const { UserConfirmationNecessary } = await ask('device', pool.send(confirm));
      if (UserConfirmationNecessary) {
        const remembered = { ...device, DeviceRememberedStatus: 'remembered' } as const;
        await ask('device', pool.send(new UpdateDeviceStatusCommand(remembered)));
      }
      return { username: account.username, key, groupKey, password: DeviceRandomPassword };
    },
    async listDevices(username) {
      const found: PoolDevice[] = [];
      let token: string | undefined;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const command = new AdminListDevicesCommand({
          ...admin(username),
          Limit: IDENTITY_DEVICES_PER_PAGE,
          ...(token !== undefined && { PaginationToken: token }),
        });
        const answer = await ask('device', pool.send(command));
        found.push(...(answer.Devices ?? []).map(deviceOf));
        token = answer.PaginationToken;
        if (token === undefined) break;
      }
      return found.sort((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime());
    },
    async forgetDevice(username, key) {
      await ask('device', pool.send(new AdminForgetDeviceCommand({ ...admin(username), DeviceKey: key })));
    },
  };
}

function deviceOf(device: DeviceType): PoolDevice {
  const attributes = recordOf(device.DeviceAttributes);
  const createdAt = device.DeviceCreateDate ?? new Date(0);
  return {
    key: device.DeviceKey ?? '',
    name: attributes.device_name ?? '',
    isRemembered: attributes['dev:device_remembered_status'] === 'remembered',
    createdAt,
    lastUsedAt: device.DeviceLastAuthenticatedDate ?? createdAt,
  };
}
