import {
  AdminForgetDeviceCommand,
  AdminGetDeviceCommand,
  AdminListDevicesCommand,
  AdminSetUserMFAPreferenceCommand,
  ConfirmDeviceCommand,
  ForgetDeviceCommand,
  GetDeviceCommand,
  InitiateAuthCommand,
  ListDevicesCommand,
  UpdateDeviceStatusCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  createDeviceVerifier,
  createSrpSession,
  signSrpSessionWithDevice,
  wrapAuthChallenge,
} from 'cognito-srp-helper';
import { describe, expect, it } from 'vitest';
import {
  type ConformingPool,
  createPoolCaller,
  failsAs,
  NEEDS_MESSAGES,
  PASSWORD,
} from '../pool-caller.fixture.ts';

/** Remembered devices, with the client's side of the proof made by a library of the real pool's clients. */
export function devicesConformance(parts: () => ConformingPool): void {
  const { app, admin, createWithNumber, signIn, respond } = createPoolCaller(parts);
  const send: ConformingPool['pool']['send'] = ((command: never) => parts().pool.send(command)) as never;

  /** A signed-in account whose new device is confirmed, and remembered if that is wished. */
  const withDevice = async ({ isRemembered = true } = {}) => {
    const { phone, username } = await createWithNumber();
    const { AuthenticationResult: tokens } = await signIn(username);
    const { DeviceKey = '', DeviceGroupKey = '' } = tokens?.NewDeviceMetadata ?? {};
    const AccessToken = tokens?.AccessToken ?? '';
    const { DeviceSecretVerifierConfig, DeviceRandomPassword } = createDeviceVerifier(
      DeviceKey,
      DeviceGroupKey,
    );
    const device = { AccessToken, DeviceKey, DeviceName: 'iPhone・Safari' };
    const confirm = () => send(new ConfirmDeviceCommand({ ...device, DeviceSecretVerifierConfig }));
    const confirmed = await confirm();
    if (isRemembered && confirmed.UserConfirmationNecessary) {
      await send(
        new UpdateDeviceStatusCommand({ AccessToken, DeviceKey, DeviceRememberedStatus: 'remembered' }),
      );
    }
    return { phone, username, AccessToken, DeviceKey, DeviceGroupKey, DeviceRandomPassword, confirm };
  };
  type Owned = Awaited<ReturnType<typeof withDevice>>;
  const askForCodes = ({ username }: Owned) =>
    send(
      new AdminSetUserMFAPreferenceCommand({
        ...admin(),
        Username: username,
        SMSMfaSettings: { Enabled: true, PreferredMfa: true },
      }),
    );
  const signInFrom = ({ username, DeviceKey }: Owned) =>
    send(
      new InitiateAuthCommand({
        ClientId: parts().client.clientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: {
          USERNAME: username,
          PASSWORD,
          DEVICE_KEY: DeviceKey,
          SECRET_HASH: app(username).SecretHash,
        },
      }),
    );
  /** The two steps by which a device proves itself. */
  const proveDevice = async (owned: Owned, password = owned.DeviceRandomPassword) => {
    const asked = await signInFrom(owned);
    expect(asked.ChallengeName).toBe('DEVICE_SRP_AUTH');
    const { username, DeviceKey, DeviceGroupKey } = owned;
    const session = createSrpSession(username, PASSWORD, parts().client.userPoolId, false);
    const step = { SRP_A: session.largeA, DEVICE_KEY: DeviceKey };
    const told = await respond('DEVICE_SRP_AUTH', asked.Session, username, step);
    const shown = { ChallengeParameters: told.ChallengeParameters ?? {} };
    const signed = signSrpSessionWithDevice(session, shown, DeviceGroupKey, password);
    const { ChallengeResponses } = wrapAuthChallenge(signed, {
      ChallengeName: 'DEVICE_PASSWORD_VERIFIER',
      ClientId: parts().client.clientId,
      ChallengeResponses: { DEVICE_KEY: DeviceKey },
    });
    return {
      told,
      answer: () => respond('DEVICE_PASSWORD_VERIFIER', told.Session, username, ChallengeResponses ?? {}),
    };
  };

  describe('devices', () => {
    // @proves state challenge: device
    it('lets a remembered device stand in for the second factor', async ({ skip }) => {
      if (!parts().readCode) return skip(NEEDS_MESSAGES);
      const owned = await withDevice();
      await askForCodes(owned);
      expect((await signIn(owned.username)).ChallengeName).toBe('SMS_MFA');
      const { answer } = await proveDevice(owned);
      const done = await answer();
      expect(done.AuthenticationResult?.AccessToken).toBeTruthy();
      expect(done.AuthenticationResult?.NewDeviceMetadata).toBeUndefined();
      await expect(answer()).rejects.toEqual(failsAs('NotAuthorizedException'));
    });

    it('refuses a device that does not know its password', async ({ skip }) => {
      if (!parts().readCode) return skip(NEEDS_MESSAGES);
      const owned = await withDevice();
      await askForCodes(owned);
      const { answer } = await proveDevice(owned, 'bm90IHRoZSBwYXNzd29yZA==');
      await expect(answer()).rejects.toEqual(failsAs('NotAuthorizedException'));
    });

    it('refuses a public value that would make every answer right', async ({ skip }) => {
      if (!parts().readCode) return skip(NEEDS_MESSAGES);
      const owned = await withDevice();
      await askForCodes(owned);
      const { Session } = await signInFrom(owned);
      const step = { SRP_A: '0', DEVICE_KEY: owned.DeviceKey };
      await expect(respond('DEVICE_SRP_AUTH', Session, owned.username, step)).rejects.toEqual(
        failsAs('NotAuthorizedException'),
      );
    });

    it('asks for the code on a device that is not remembered, is forgotten, or is another account’s', async ({
      skip,
    }) => {
      if (!parts().readCode) return skip(NEEDS_MESSAGES);
      const unremembered = await withDevice({ isRemembered: false });
      const forgotten = await withDevice();
      const { AccessToken, DeviceKey } = forgotten;
      await send(new ForgetDeviceCommand({ AccessToken, DeviceKey }));
      const foreign = { ...(await withDevice()), DeviceKey: (await withDevice()).DeviceKey };
      for (const owned of [unremembered, forgotten, foreign]) {
        await askForCodes(owned);
        expect((await signInFrom(owned)).ChallengeName).toBe('SMS_MFA');
      }
    });

    it('confirms a device once, and only the one of its own sign-in', async () => {
      const owned = await withDevice();
      await expect(owned.confirm()).rejects.toEqual(failsAs('InvalidParameterException'));
      const other = await withDevice();
      const { DeviceSecretVerifierConfig } = createDeviceVerifier(owned.DeviceKey, owned.DeviceGroupKey);
      const foreign = { AccessToken: other.AccessToken, DeviceKey: owned.DeviceKey };
      const confirm = new ConfirmDeviceCommand({ ...foreign, DeviceSecretVerifierConfig });
      await expect(send(confirm)).rejects.toBeDefined();
    });

    it('shows, lists page by page and forgets devices, for their owner and for an administrator', async () => {
      const owned = await withDevice();
      const { AccessToken, DeviceKey, username: Username } = owned;
      const shown = await send(new GetDeviceCommand({ AccessToken, DeviceKey }));
      expect(shown.Device?.DeviceAttributes).toContainEqual({ Name: 'device_name', Value: 'iPhone・Safari' });
      const listed = await send(new ListDevicesCommand({ AccessToken, Limit: 60 }));
      expect(listed.Devices?.map((device) => device.DeviceKey)).toEqual([DeviceKey]);
      expect(listed.PaginationToken).toBeUndefined();
      const named = { ...admin(), Username, DeviceKey };
      expect((await send(new AdminGetDeviceCommand(named))).Device?.DeviceKey).toBe(DeviceKey);
      await send(new AdminForgetDeviceCommand(named));
      const rest = await send(new AdminListDevicesCommand({ ...admin(), Username, Limit: 60 }));
      expect(rest.Devices).toEqual([]);
      await expect(send(new AdminForgetDeviceCommand(named))).rejects.toEqual(
        failsAs('ResourceNotFoundException'),
      );
    });

    it('never forgets another account’s device', async () => {
      const [one, other] = [await withDevice(), await withDevice()];
      const foreign = new ForgetDeviceCommand({ AccessToken: one.AccessToken, DeviceKey: other.DeviceKey });
      await expect(send(foreign)).rejects.toEqual(failsAs('ResourceNotFoundException'));
    });

    it('walks through a long list without a gap or a repeat', async ({ skip }) => {
      if (!parts().pass) return skip('a real pool limits sign-ins in a row');
      const owned = await withDevice();
      const keys = [owned.DeviceKey];
      for (let count = 0; count < 4; count += 1) {
        const { AuthenticationResult: tokens } = await signIn(owned.username);
        const { DeviceKey = '', DeviceGroupKey = '' } = tokens?.NewDeviceMetadata ?? {};
        const { DeviceSecretVerifierConfig } = createDeviceVerifier(DeviceKey, DeviceGroupKey);
        const AccessToken = tokens?.AccessToken;
        await send(new ConfirmDeviceCommand({ AccessToken, DeviceKey, DeviceSecretVerifierConfig }));
        keys.push(DeviceKey);
      }
      const seen: (string | undefined)[] = [];
      let token: string | undefined;
      do {
        const page = await send(
          new AdminListDevicesCommand({
            ...admin(),
            Username: owned.username,
            Limit: 2,
            ...(token && { PaginationToken: token }),
          }),
        );
        seen.push(...(page.Devices ?? []).map((device) => device.DeviceKey));
        token = page.PaginationToken;
      } while (token !== undefined);
      expect(seen).toEqual(keys.sort());
    });
  });
}
