import { randomUUID } from 'node:crypto';
import { attributeList, changesOf } from '../pool-attributes.ts';
import { invalid, mismatch, PoolException } from '../pool-exception.ts';
import type { PoolUser } from '../pool-records.ts';
import { deliveryTo, simulatedDestination } from './app-code.ts';
import {
  checkClient,
  checkPassword,
  clientCall,
  command,
  findUser,
  metadata,
  type Pool,
  password,
  typedCode,
  username,
} from './command.ts';

/** Sign-ups nobody finished are forgotten after a day, when the number is used again. */
const UNFINISHED_HOURS = 24;

async function sendConfirmation(pool: Pool, user: PoolUser, words: Record<string, string>) {
  if (user.phoneNumber === null) throw invalid('phone_number is missing');
  const to = { medium: 'sms', to: user.phoneNumber, metadata: words } as const;
  await pool.codes.send(user.sub, 'confirm-sign-up', to);
  return deliveryTo(user.phoneNumber);
}

/**
 * A number that is already somebody's verified alias is accepted here all the same, and gets its code: only who
 * reads it learns that it is taken (AliasExistsException at ConfirmSignUp).
 */
export const SignUp = command(
  clientCall.extend({
    Username: username,
    Password: password,
    UserAttributes: attributeList,
    ClientMetadata: metadata,
  }),
  async (pool, input) => {
    checkClient(pool, input.ClientId, input.Username, input.SecretHash);
    checkPassword(input.Password);
    const changes = changesOf(input.UserAttributes);
    const now = pool.clock();
    const user: PoolUser = {
      phoneNumber: null,
      email: null,
      attributes: {},
      ...changes,
      sub: randomUUID(),
      username: input.Username,
      // Whoever signs up proves nothing by saying so.
      isPhoneVerified: false,
      isEmailVerified: false,
      passwordHash: await pool.passwords.hash(input.Password),
      passwordExpiresAt: null,
      status: 'UNCONFIRMED',
      isEnabled: true,
      createdAt: now,
      updatedAt: now,
    };
    if (user.phoneNumber === null) throw invalid('phone_number is required');
    await pool.store.deleteUnconfirmed(
      user.phoneNumber,
      new Date(now.getTime() - UNFINISHED_HOURS * 3_600_000),
    );
    if ((await pool.store.insertUser(user)) !== 'stored') {
      throw new PoolException('UsernameExistsException', 'User already exists');
    }
    return {
      UserConfirmed: false,
      UserSub: user.sub,
      ...(await sendConfirmation(pool, user, input.ClientMetadata)),
    };
  },
);

export const ResendConfirmationCode = command(
  clientCall.extend({ Username: username, ClientMetadata: metadata }),
  async (pool, input) => {
    checkClient(pool, input.ClientId, input.Username, input.SecretHash);
    const user = await findUser(pool, input.Username);
    if (!user) {
      const to = simulatedDestination(input.Username);
      await pool.codes.send(null, 'confirm-sign-up', { medium: 'sms', to, metadata: input.ClientMetadata });
      return deliveryTo(to);
    }
    if (user.status !== 'UNCONFIRMED') throw invalid('User is already confirmed.');
    return sendConfirmation(pool, user, input.ClientMetadata);
  },
);

export const ConfirmSignUp = command(
  clientCall.extend({ Username: username, ConfirmationCode: typedCode }),
  async (pool, input) => {
    checkClient(pool, input.ClientId, input.Username, input.SecretHash);
    const user = await pool.store.findByUsername(input.Username);
    // An unknown name gets the answer of a wrong code.
    if (!user) throw mismatch();
    if (user.status !== 'UNCONFIRMED') {
      throw new PoolException(
        'NotAuthorizedException',
        'User cannot be confirmed. Current status is CONFIRMED',
      );
    }
    await pool.codes.check(user.sub, 'confirm-sign-up', input.ConfirmationCode);
    const changes = { status: 'CONFIRMED', isPhoneVerified: true, updatedAt: pool.clock() } as const;
    if ((await pool.store.updateUser(user.sub, changes)) !== 'stored') {
      throw new PoolException(
        'AliasExistsException',
        'An account with the given phone_number already exists.',
      );
    }
    return {};
  },
);
