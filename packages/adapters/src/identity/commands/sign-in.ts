import * as z from 'zod';
import { PoolException } from '../pool-exception.ts';
import type { PoolUser } from '../pool-store.ts';
import { hashToken } from '../pool-tokens.ts';
import {
  checkClient,
  checkPassword,
  clientCall,
  command,
  findUser,
  normalizedAlias,
  type Pool,
  username,
} from './command.ts';

const parameters = z.record(z.string(), z.string().max(4_000)).default({});

/** One refusal for every reason, so that no account is revealed. */
const refusal = () => new PoolException('NotAuthorizedException', 'Incorrect username or password.');

async function byPassword(pool: Pool, input: Record<string, string>) {
  const name = input.USERNAME ?? '';
  const user = (await findUser(pool, name)) ?? (await pool.store.findUnconfirmed(normalizedAlias(name)));
  const isRight = await pool.passwords.verify(
    user?.passwordHash ?? null,
    (input.PASSWORD ?? '').slice(0, 256),
  );
  if (!user || !isRight) throw refusal();
  if (!user.isEnabled) throw new PoolException('NotAuthorizedException', 'User is disabled.');
  if (user.passwordExpiresAt !== null && user.passwordExpiresAt <= pool.clock()) {
    throw new PoolException(
      'NotAuthorizedException',
      'Temporary password has expired and must be reset by an administrator.',
    );
  }
  return STEPS[user.status](pool, user);
}

/** What follows a right password. */
const STEPS: Record<PoolUser['status'], (pool: Pool, user: PoolUser) => Promise<Record<string, unknown>>> = {
  CONFIRMED: async (pool, user) => ({
    AuthenticationResult: await pool.tokens.issue(user),
    ChallengeParameters: {},
  }),
  UNCONFIRMED: async () => {
    throw new PoolException('UserNotConfirmedException', 'User is not confirmed.');
  },
  FORCE_CHANGE_PASSWORD: async (pool, user) => ({
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: await pool.tokens.openChallenge(user, 'NEW_PASSWORD_REQUIRED'),
    ChallengeParameters: { USER_ID_FOR_SRP: user.username, requiredAttributes: '[]' },
  }),
};

async function byRefreshToken(pool: Pool, input: Record<string, string>) {
  const token = await pool.store.findRefreshToken(hashToken(input.REFRESH_TOKEN ?? ''), pool.clock());
  const user = token && (await pool.store.findByUsername(token.sub));
  if (!token || !user?.isEnabled) throw new PoolException('NotAuthorizedException', 'Invalid Refresh Token');
  return { AuthenticationResult: await pool.tokens.renew(user, token.id), ChallengeParameters: {} };
}

const FLOWS = {
  USER_PASSWORD_AUTH: byPassword,
  REFRESH_TOKEN_AUTH: byRefreshToken,
  REFRESH_TOKEN: byRefreshToken,
};

export const InitiateAuth = command(
  clientCall.extend({
    AuthFlow: z.enum(['USER_PASSWORD_AUTH', 'REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN']),
    AuthParameters: parameters,
  }),
  async (pool, { ClientId, AuthFlow, AuthParameters }) => {
    checkClient(pool, ClientId, AuthParameters.USERNAME ?? '', AuthParameters.SECRET_HASH);
    return FLOWS[AuthFlow](pool, AuthParameters);
  },
);

export const RespondToAuthChallenge = command(
  clientCall.extend({
    ChallengeName: z.literal('NEW_PASSWORD_REQUIRED'),
    Session: z.string().min(1).max(4_000),
    ChallengeResponses: parameters,
  }),
  async (pool, { ClientId, Session, ChallengeName, ChallengeResponses: answers }) => {
    const name = username.safeParse(answers.USERNAME);
    if (!name.success) throw new PoolException('InvalidParameterException', 'USERNAME is missing');
    checkClient(pool, ClientId, name.data, answers.SECRET_HASH);
    const passwordHashOf = async (sub: string) =>
      (await pool.store.findByUsername(sub))?.passwordHash ?? null;
    const sub = await pool.tokens.readChallenge(Session, ChallengeName, passwordHashOf);
    const user = await findUser(pool, name.data);
    if (user?.sub !== sub) throw new PoolException('NotAuthorizedException', 'Invalid session for the user.');
    const chosen = answers.NEW_PASSWORD ?? '';
    checkPassword(chosen);
    const passwordHash = await pool.passwords.hash(chosen);
    const changes = {
      passwordHash,
      passwordExpiresAt: null,
      status: 'CONFIRMED',
      updatedAt: pool.clock(),
    } as const;
    await pool.store.updateUser(sub, changes);
    return {
      AuthenticationResult: await pool.tokens.issue({ ...user, ...changes }),
      ChallengeParameters: {},
    };
  },
);
