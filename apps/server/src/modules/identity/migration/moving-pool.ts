import {
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { UserPool, UserPoolClientSettings } from '@hidamari/adapters/identity/port';
import { poolFault } from '../user-pool/pool-faults.ts';

/** What a move changes in the user pool. Each of these may be done twice: a move that broke off is begun again. */
export interface MovingPool {
  /** True while the account has only a password that staff gave it, or none. */
  needsPassword(username: string): Promise<boolean>;
  setPassword(username: string, password: string): Promise<void>;
  /**
   * The number and the address that sign in from now on; the number is proven, the address as `isEmailProven` says.
   * `already_registered` when the number is another account's.
   */
  setCommonId(
    username: string,
    facts: { phoneNumber: string; email: string; isEmailProven: boolean },
  ): Promise<void>;
  /** The emptied account signs nobody in any more. */
  disable(username: string): Promise<void>;
}

export function createMovingPool(pool: UserPool, { userPoolId }: UserPoolClientSettings): MovingPool {
  const user = (username: string) => ({ UserPoolId: userPoolId, Username: username });
  const as = (operation: Parameters<typeof poolFault>[0]) => (error: unknown) => {
    throw poolFault(operation, error);
  };
  return {
    async needsPassword(username) {
      const { UserStatus } = await pool.send(new AdminGetUserCommand(user(username))).catch(as('find'));
      return UserStatus === 'FORCE_CHANGE_PASSWORD';
    },
    async setPassword(username, password) {
      const command = { ...user(username), Password: password, Permanent: true };
      await pool.send(new AdminSetUserPasswordCommand(command)).catch(as('sign-up'));
    },
    async setCommonId(username, { phoneNumber, email, isEmailProven }) {
      const UserAttributes = [
        { Name: 'phone_number', Value: phoneNumber },
        { Name: 'phone_number_verified', Value: 'true' },
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: String(isEmailProven) },
      ];
      const command = new AdminUpdateUserAttributesCommand({ ...user(username), UserAttributes });
      await pool.send(command).catch(as('verify-email'));
    },
    async disable(username) {
      await pool.send(new AdminDisableUserCommand(user(username))).catch(as('sign-out'));
    },
  };
}
