import { randomUUID } from 'node:crypto';
import { beginDeviceProof } from '../device-srp.ts';
import { invalidSession, PoolException, refusal } from '../pool-exception.ts';
import type { PoolFactors, PoolUser } from '../pool-records.ts';
import { maskDestination, type Pool } from './command.ts';

type Answer = Record<string, unknown>;

/** What the caller brought along: its device, and what the words of a message depend on. */
export interface SignInContext {
  deviceKey?: string | undefined;
  metadata: Record<string, string>;
}

/** What follows a right password, by the account's state. */
const STEPS: Record<
  PoolUser['status'],
  (pool: Pool, user: PoolUser, context: SignInContext) => Promise<Answer>
> = {
  CONFIRMED: (pool, user, context) => askFactor(pool, user, context),
  UNCONFIRMED: async () => {
    throw new PoolException('UserNotConfirmedException', 'User is not confirmed.');
  },
  RESET_REQUIRED: async () => {
    throw new PoolException('PasswordResetRequiredException', 'Password reset required for the user');
  },
  FORCE_CHANGE_PASSWORD: async (pool, user, { deviceKey }) => ({
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: await pool.sessions.open(user, 'NEW_PASSWORD_REQUIRED', { deviceKey }),
    ChallengeParameters: { USER_ID_FOR_SRP: user.username, requiredAttributes: '[]', userAttributes: '{}' },
  }),
};

export function afterPassword(pool: Pool, user: PoolUser, context: SignInContext): Promise<Answer> {
  return STEPS[user.status](pool, user, context);
}

/** The second factor, a remembered device in its place, or the tokens. */
export async function askFactor(pool: Pool, user: PoolUser, context: SignInContext): Promise<Answer> {
  const factors = await pool.store.readFactors(user.sub);
  const wanted = factorsOf(factors);
  if (wanted.length === 0) return tokensFor(pool, user, context.deviceKey);
  if (context.deviceKey && (await isRemembered(pool, user, context.deviceKey))) {
    return {
      ChallengeName: 'DEVICE_SRP_AUTH',
      Session: await pool.sessions.open(user, 'DEVICE_SRP_AUTH', { deviceKey: context.deviceKey }),
      ChallengeParameters: { USERNAME: user.username },
    };
  }
  const [only, other] = wanted;
  if (only && (!other || factors.preferred !== null)) {
    return openFactor(pool, user, factors.preferred ?? only, context);
  }
  return {
    ChallengeName: 'SELECT_MFA_TYPE',
    Session: await pool.sessions.open(user, 'SELECT_MFA_TYPE', { deviceKey: context.deviceKey }),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.username,
      MFAS_CAN_CHOOSE: JSON.stringify(wanted.map((factor) => CHALLENGE_OF[factor])),
    },
  };
}

export type Factor = 'sms' | 'app';
export const CHALLENGE_OF = { sms: 'SMS_MFA', app: 'SOFTWARE_TOKEN_MFA' } as const;

export function factorsOf({ isSmsEnabled, isAppEnabled }: PoolFactors): Factor[] {
  return [...(isSmsEnabled ? (['sms'] as const) : []), ...(isAppEnabled ? (['app'] as const) : [])];
}

const isRemembered = async (pool: Pool, { sub }: PoolUser, deviceKey: string) =>
  (await pool.store.findDevice(sub, deviceKey))?.isRemembered === true;

/** Asks for the code of one factor; the SMS is on its way when this resolves. */
export async function openFactor(pool: Pool, user: PoolUser, factor: Factor, context: SignInContext) {
  const name = CHALLENGE_OF[factor];
  const parameters = factor === 'sms' ? await sendFactorCode(pool, user, context) : {};
  return {
    ChallengeName: name,
    Session: await pool.sessions.open(user, name, { deviceKey: context.deviceKey }),
    ChallengeParameters: { USER_ID_FOR_SRP: user.username, ...parameters },
  };
}

async function sendFactorCode(pool: Pool, user: PoolUser, { metadata }: SignInContext) {
  const { phoneNumber } = user;
  if (phoneNumber === null) throw invalidSession();
  // Who types the password twice within a minute gets on with the first message.
  await pool.codes.sendOrKeep(user.sub, 'sms-mfa', { medium: 'sms', to: phoneNumber, metadata });
  return {
    CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS',
    CODE_DELIVERY_DESTINATION: maskDestination(phoneNumber),
  };
}

/** The end of a sign-in. A device that is not known yet gets a name, which it may confirm (ConfirmDevice). */
export async function tokensFor(pool: Pool, user: PoolUser, deviceKey: string | undefined): Promise<Answer> {
  if (!user.isEnabled) throw new PoolException('NotAuthorizedException', 'User is disabled.');
  const known = deviceKey ? await pool.store.findDevice(user.sub, deviceKey) : null;
  const key = known?.deviceKey ?? `ap-northeast-1_${randomUUID()}`;
  const tokens = await pool.tokens.issue(user, key);
  const fresh = { DeviceKey: key, DeviceGroupKey: groupKeyOf(key) };
  return {
    AuthenticationResult: { ...tokens, ...(known ? {} : { NewDeviceMetadata: fresh }) },
    ChallengeParameters: {},
  };
}

/** Names the device's group; no secret. */
export const groupKeyOf = (deviceKey: string) => `-${deviceKey.slice(-12)}`;

/** Our half of a device's proof. */
export async function askDeviceProof(pool: Pool, user: PoolUser, deviceKey: string, clientPublic: string) {
  const device = await pool.store.findDevice(user.sub, deviceKey);
  const begun = device?.isRemembered ? beginDeviceProof(device.verifier, clientPublic) : null;
  if (!device || !begun) throw refusal();
  const state = { deviceKey, clientPublic, serverSecret: begun.serverSecret, secretBlock: begun.secretBlock };
  return {
    ChallengeName: 'DEVICE_PASSWORD_VERIFIER',
    Session: await pool.sessions.open(user, 'DEVICE_PASSWORD_VERIFIER', state),
    ChallengeParameters: {
      USERNAME: user.username,
      DEVICE_KEY: deviceKey,
      SALT: Buffer.from(device.salt, 'base64').toString('hex'),
      SRP_B: begun.serverPublic,
      SECRET_BLOCK: begun.secretBlock,
    },
  };
}

/** Goes on with a custom challenge after the answers so far. */
export async function customStep(
  pool: Pool,
  user: PoolUser,
  { results, deviceKey }: { results: boolean[]; deviceKey?: string | undefined },
): Promise<Answer> {
  const next = pool.custom.define(user, results);
  if (next === 'sign-in') return tokensFor(pool, user, deviceKey);
  if (next === 'refuse') throw refusal();
  const { shown, hidden } = pool.custom.create(user);
  return {
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: await pool.sessions.open(user, 'CUSTOM_CHALLENGE', { results, hidden, deviceKey }),
    ChallengeParameters: { USERNAME: user.username, ...shown },
  };
}
