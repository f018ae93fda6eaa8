import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { attributeList, attributesOf, changesOf } from '../pool-attributes.ts';
import { PoolException } from '../pool-exception.ts';
import type { PoolUser } from '../pool-store.ts';
import { checkPassword, checkPool, command, existingUser, password, poolCall, username } from './command.ts';

/** A first password given by staff works for one day (G41). */
const FIRST_PASSWORD_HOURS = 24;

const userCall = poolCall.extend({ Username: username });
const seconds = (at: Date) => at.getTime() / 1000;

function describe(user: PoolUser) {
  return {
    Username: user.username,
    Enabled: user.isEnabled,
    UserStatus: user.status,
    UserCreateDate: seconds(user.createdAt),
    UserLastModifiedDate: seconds(user.updatedAt),
  };
}

const aliasExists = () =>
  new PoolException('AliasExistsException', 'An account with the given alias already exists.');

export const AdminCreateUser = command(
  userCall.extend({
    TemporaryPassword: password.optional(),
    UserAttributes: attributeList,
    // Messages are the portal's to send; the embedded pool sends none of its own.
    MessageAction: z.literal('SUPPRESS'),
  }),
  async (pool, input) => {
    checkPool(pool, input.UserPoolId);
    const first = input.TemporaryPassword ?? randomBytes(12).toString('base64url');
    checkPassword(first);
    const now = pool.clock();
    const user: PoolUser = {
      phoneNumber: null,
      isPhoneVerified: false,
      email: null,
      isEmailVerified: false,
      attributes: {},
      ...changesOf(input.UserAttributes),
      sub: randomUUID(),
      username: input.Username,
      passwordHash: await pool.passwords.hash(first),
      passwordExpiresAt: new Date(now.getTime() + FIRST_PASSWORD_HOURS * 3_600_000),
      status: 'FORCE_CHANGE_PASSWORD',
      isEnabled: true,
      createdAt: now,
      updatedAt: now,
    };
    const result = await pool.store.insertUser(user);
    if (result === 'alias_taken') throw aliasExists();
    if (result === 'username_taken')
      throw new PoolException('UsernameExistsException', 'User account already exists');
    return { User: { ...describe(user), Attributes: attributesOf(user) } };
  },
);

export const AdminGetUser = command(userCall, async (pool, input) => {
  checkPool(pool, input.UserPoolId);
  const user = await existingUser(pool, input.Username);
  return { ...describe(user), UserAttributes: attributesOf(user) };
});

export const AdminSetUserPassword = command(
  userCall.extend({ Password: password, Permanent: z.boolean().default(false) }),
  async (pool, input) => {
    checkPool(pool, input.UserPoolId);
    const user = await existingUser(pool, input.Username);
    checkPassword(input.Password);
    const now = pool.clock();
    await pool.store.updateUser(user.sub, {
      passwordHash: await pool.passwords.hash(input.Password),
      passwordExpiresAt: input.Permanent ? null : new Date(now.getTime() + FIRST_PASSWORD_HOURS * 3_600_000),
      status: input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD',
      updatedAt: now,
    });
    return {};
  },
);

export const AdminUpdateUserAttributes = command(
  userCall.extend({ UserAttributes: attributeList }),
  async (pool, input) => {
    checkPool(pool, input.UserPoolId);
    const user = await existingUser(pool, input.Username);
    const changes = changesOf(input.UserAttributes, user.attributes);
    const result = await pool.store.updateUser(user.sub, { ...changes, updatedAt: pool.clock() });
    if (result === 'alias_taken') throw aliasExists();
    return {};
  },
);

export const AdminUserGlobalSignOut = command(userCall, async (pool, input) => {
  checkPool(pool, input.UserPoolId);
  await pool.store.revokeRefreshTokensOf((await existingUser(pool, input.Username)).sub, pool.clock());
  return {};
});

/** Nobody signs in with the account any more, and its tokens end. */
export const AdminDisableUser = command(userCall, async (pool, input) => {
  checkPool(pool, input.UserPoolId);
  const { sub } = await existingUser(pool, input.Username);
  await pool.store.updateUser(sub, { isEnabled: false, updatedAt: pool.clock() });
  await pool.store.revokeRefreshTokensOf(sub, pool.clock());
  return {};
});
