import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { attributeList, changesOf } from '../pool-attributes.ts';
import { PoolException } from '../pool-exception.ts';
import type { PoolUser } from '../pool-store.ts';
import {
  checkClient,
  checkPassword,
  clientCall,
  command,
  existingUser,
  maskDestination,
  type Pool,
  password,
  username,
} from './command.ts';

/** Sign-ups nobody finished are forgotten after a day, when the number is used again. */
const UNFINISHED_HOURS = 24;

async function sendConfirmation(pool: Pool, user: PoolUser) {
  if (user.phoneNumber === null)
    throw new PoolException('InvalidParameterException', 'phone_number is missing');
  await pool.codes.send(user.sub, 'confirm-sign-up', { medium: 'sms', to: user.phoneNumber });
  const destination = maskDestination(user.phoneNumber);
  return {
    CodeDeliveryDetails: { Destination: destination, DeliveryMedium: 'SMS', AttributeName: 'phone_number' },
  };
}

/**
 * A number that is already somebody's verified alias is accepted here all the same, and gets its code: only who
 * reads it learns that it is taken (AliasExistsException at ConfirmSignUp).
 */
export const SignUp = command(
  clientCall.extend({ Username: username, Password: password, UserAttributes: attributeList }),
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
    if (user.phoneNumber === null)
      throw new PoolException('InvalidParameterException', 'phone_number is required');
    await pool.store.deleteUnconfirmed(
      user.phoneNumber,
      new Date(now.getTime() - UNFINISHED_HOURS * 3_600_000),
    );
    if ((await pool.store.insertUser(user)) !== 'stored') {
      throw new PoolException('UsernameExistsException', 'User already exists');
    }
    return { UserConfirmed: false, UserSub: user.sub, ...(await sendConfirmation(pool, user)) };
  },
);

export const ResendConfirmationCode = command(
  clientCall.extend({ Username: username }),
  async (pool, input) => {
    checkClient(pool, input.ClientId, input.Username, input.SecretHash);
    const user = await existingUser(pool, input.Username);
    if (user.status !== 'UNCONFIRMED') {
      throw new PoolException('InvalidParameterException', 'User is already confirmed.');
    }
    return sendConfirmation(pool, user);
  },
);

export const ConfirmSignUp = command(
  clientCall.extend({ Username: username, ConfirmationCode: z.string().min(1).max(20) }),
  async (pool, input) => {
    checkClient(pool, input.ClientId, input.Username, input.SecretHash);
    const user = await pool.store.findByUsername(input.Username);
    // An unknown name gets the answer of a wrong code.
    if (!user)
      throw new PoolException(
        'CodeMismatchException',
        'Invalid verification code provided, please try again.',
      );
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
