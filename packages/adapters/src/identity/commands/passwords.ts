import { invalid, mismatch, PoolException } from '../pool-exception.ts';
import type { PoolUser } from '../pool-records.ts';
import { deliveryTo, simulatedDestination } from './app-code.ts';
import {
  accessToken,
  checkClient,
  checkPassword,
  clientCall,
  command,
  findUser,
  metadata,
  type Pool,
  password,
  storePassword,
  typedCode,
  username,
  userOfToken,
} from './command.ts';
import { checkPresentPassword } from './sign-in.ts';

/** A proven number before a proven address, as the real pool is set up. */
function provenAddressOf(user: PoolUser): string | null {
  if (user.isPhoneVerified && user.phoneNumber !== null) return user.phoneNumber;
  return user.isEmailVerified ? user.email : null;
}

/** Sends the code of a forgotten password. */
export async function sendResetCode(pool: Pool, user: PoolUser, words: Record<string, string>) {
  const to = provenAddressOf(user);
  if (to === null) {
    throw invalid(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  }
  const medium = to.includes('@') ? 'mail' : 'sms';
  await pool.codes.send(user.sub, 'forgot-password', { medium, to, metadata: words });
  return deliveryTo(to);
}

/** A name that nobody has is answered as if a code had gone out (PreventUserExistenceErrors). */
export const ForgotPassword = command(
  clientCall.extend({ Username: username, ClientMetadata: metadata }),
  async (pool, input) => {
    checkClient(pool, input.ClientId, input.Username, input.SecretHash);
    const user = await findUser(pool, input.Username);
    if (user) return sendResetCode(pool, user, input.ClientMetadata);
    const to = simulatedDestination(input.Username);
    const medium = to.includes('@') ? 'mail' : 'sms';
    await pool.codes.send(null, 'forgot-password', { medium, to, metadata: input.ClientMetadata });
    return deliveryTo(to);
  },
);

export const ConfirmForgotPassword = command(
  clientCall.extend({ Username: username, ConfirmationCode: typedCode, Password: password }),
  async (pool, input) => {
    checkClient(pool, input.ClientId, input.Username, input.SecretHash);
    checkPassword(input.Password);
    const user = await findUser(pool, input.Username);
    if (!user) throw mismatch();
    if (!user.isEnabled) throw new PoolException('NotAuthorizedException', 'User is disabled.');
    await pool.codes.check(user.sub, 'forgot-password', input.ConfirmationCode);
    const changes = { password: input.Password, passwordExpiresAt: null, status: 'CONFIRMED' } as const;
    await storePassword(pool, user, changes);
    await pool.store.revokeRefreshTokensOf(user.sub, pool.clock());
    return {};
  },
);

export const ChangePassword = command(
  clientCall
    .omit({ ClientId: true, SecretHash: true })
    .extend({ AccessToken: accessToken, PreviousPassword: password, ProposedPassword: password }),
  async (pool, input) => {
    const user = await userOfToken(pool, input.AccessToken);
    checkPassword(input.ProposedPassword);
    const typed = { name: user.sub, password: input.PreviousPassword, lane: undefined };
    await checkPresentPassword(pool, user, typed);
    const changes = { password: input.ProposedPassword, passwordExpiresAt: null } as const;
    await storePassword(pool, user, { ...changes, status: 'CONFIRMED' });
    return {};
  },
);
