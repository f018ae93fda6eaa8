import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { attributeList, attributesOf, changesOf } from '../pool-attributes.ts';
import { PoolException } from '../pool-exception.ts';
import type { PoolUser } from '../pool-records.ts';
import {
  checkPassword,
  checkPool,
  command,
  existingUser,
  findUser,
  type Pool,
  password,
  poolCall,
  storePassword,
  userNotFound,
  username,
} from './command.ts';
import { describeFactors } from './second-factor.ts';

/** A first password given by staff works for one day (G41). */
const FIRST_PASSWORD_HOURS = 24;

export const userCall = poolCall.extend({ Username: username });

/** The account that an administrator's command names. */
export async function namedUser(pool: Pool, input: { UserPoolId: string; Username: string }) {
  checkPool(pool, input.UserPoolId);
  return existingUser(pool, input.Username);
}

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

export const AdminDeleteUser = command(userCall, async (pool, input) => {
  checkPool(pool, input.UserPoolId);
  await pool.store.deleteUser((await existingUser(pool, input.Username)).sub);
  return {};
});

export const AdminGetUser = command(userCall, async (pool, input) => {
  checkPool(pool, input.UserPoolId);
  const user = await findUser(pool, input.Username);
  // Asked for an unknown name too: the portal looks names up before it knows whose they are (F18).
  const factors = await describeFactors(pool, user?.sub ?? randomUUID());
  if (!user) throw userNotFound();
  return { ...describe(user), UserAttributes: attributesOf(user), ...factors };
});

export const AdminSetUserPassword = command(
  userCall.extend({ Password: password, Permanent: z.boolean().default(false) }),
  async (pool, input) => {
    const user = await namedUser(pool, input);
    checkPassword(input.Password);
    const firstEnds = new Date(pool.clock().getTime() + FIRST_PASSWORD_HOURS * 3_600_000);
    await storePassword(pool, user, {
      password: input.Password,
      passwordExpiresAt: input.Permanent ? null : firstEnds,
      status: input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD',
    });
    return {};
  },
);

export const AdminUpdateUserAttributes = command(
  userCall.extend({ UserAttributes: attributeList }),
  async (pool, input) => {
    const user = await namedUser(pool, input);
    const changes = changesOf(input.UserAttributes, user.attributes);
    const result = await pool.store.updateUser(user.sub, { ...changes, updatedAt: pool.clock() });
    if (result === 'alias_taken') throw aliasExists();
    return {};
  },
);
