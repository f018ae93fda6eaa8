import * as z from 'zod';
import { PoolException, refusal } from '../pool-exception.ts';
import type { PoolUser } from '../pool-records.ts';
import { hashToken } from '../pool-tokens.ts';
import {
  checkClient,
  clientCall,
  command,
  findUser,
  metadata,
  normalizedAlias,
  type Pool,
} from './command.ts';
import { afterPassword, customStep } from './next-step.ts';

const parameters = z.record(z.string(), z.string().max(4_000)).default({});

const authInput = clientCall.extend({
  AuthFlow: z.enum(['USER_PASSWORD_AUTH', 'REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN', 'CUSTOM_AUTH']),
  AuthParameters: parameters,
  ClientMetadata: metadata,
  /** Where the person sits: tries are counted per name and address, unless `ClientMetadata` names another lane. */
  UserContextData: z.object({ IpAddress: z.string().max(100).optional() }).optional(),
});
type AuthInput = z.output<typeof authInput>;

/**
 * Whether a password is right, counted before it is compared. An unknown name is compared with a decoy: it takes as
 * long and says the same.
 */
export async function checkPresentPassword(
  pool: Pool,
  user: PoolUser | null,
  typed: { name: string; password: string; lane: string | undefined; isSecondLook?: boolean },
): Promise<PoolUser> {
  const subject = `${normalizedAlias(typed.name)}|${typed.lane ?? ''}`;
  if (!typed.isSecondLook) await pool.attempts.count('password', subject);
  const given = typed.password.slice(0, 256);
  const isRight = await pool.passwords.verify(user?.passwordHash ?? null, given);
  if (!user || !isRight) throw refusal();
  await pool.attempts.forget('password', subject);
  const passwordHash = user.passwordHash && (await pool.passwords.renewed(user.passwordHash, given));
  if (passwordHash) await pool.store.updateUser(user.sub, { passwordHash });
  return user;
}

async function byPassword(pool: Pool, { AuthParameters, UserContextData, ClientMetadata }: AuthInput) {
  const { USERNAME: name = '', PASSWORD = '', DEVICE_KEY } = AuthParameters;
  const named = await findUser(pool, name);
  const unconfirmed = await pool.store.findUnconfirmed(normalizedAlias(name));
  // Who tries, as the portal counts them, and whether it is the try of a moment ago in its other form: no words of a message.
  const { lane, second_look: secondLook, ...words } = ClientMetadata;
  const typed = {
    name,
    password: PASSWORD,
    lane: lane ?? UserContextData?.IpAddress,
    isSecondLook: secondLook !== undefined,
  };
  const user = await checkPresentPassword(pool, named ?? unconfirmed, typed);
  if (!user.isEnabled) throw new PoolException('NotAuthorizedException', 'User is disabled.');
  if (user.passwordExpiresAt !== null && user.passwordExpiresAt <= pool.clock()) {
    throw new PoolException(
      'NotAuthorizedException',
      'Temporary password has expired and must be reset by an administrator.',
    );
  }
  return afterPassword(pool, user, { deviceKey: DEVICE_KEY, metadata: words });
}

async function byRefreshToken(pool: Pool, { AuthParameters }: AuthInput) {
  const { REFRESH_TOKEN = '' } = AuthParameters;
  const token = await pool.store.findRefreshToken(hashToken(REFRESH_TOKEN), pool.clock());
  const user = token && (await pool.store.findByUsername(token.sub));
  if (!token || !user?.isEnabled) throw new PoolException('NotAuthorizedException', 'Invalid Refresh Token');
  return { AuthenticationResult: await pool.tokens.renew(user, token.id), ChallengeParameters: {} };
}

async function byCustomChallenge(pool: Pool, { AuthParameters }: AuthInput) {
  const user = await findUser(pool, AuthParameters.USERNAME ?? '');
  if (user?.status !== 'CONFIRMED' || !user.isEnabled) throw refusal();
  return customStep(pool, user, { results: [], deviceKey: AuthParameters.DEVICE_KEY });
}

const FLOWS = {
  USER_PASSWORD_AUTH: byPassword,
  REFRESH_TOKEN_AUTH: byRefreshToken,
  REFRESH_TOKEN: byRefreshToken,
  CUSTOM_AUTH: byCustomChallenge,
};

export const InitiateAuth = command(authInput, async (pool, input) => {
  const { ClientId, AuthFlow, AuthParameters } = input;
  checkClient(pool, ClientId, AuthParameters.USERNAME ?? '', AuthParameters.SECRET_HASH);
  return FLOWS[AuthFlow](pool, input);
});
