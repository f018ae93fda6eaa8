import {
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  ConfirmSignUpCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { isDemoAccount } from '../demo-marks.ts';
import { PASSPHRASE_ATTRIBUTE } from './passphrase-challenge.ts';
import { ask, type PoolCalls, recordOf } from './pool-calls.ts';
import { poolFault } from './pool-faults.ts';

/** How an account is asked for more than its password: by a code to its number, or of an app. */
export type SecondFactor = 'sms' | 'app';

/** An account of the user pool as the portal sees it. */
export interface PoolAccount {
  sub: string;
  username: string;
  isEnabled: boolean;
  isConfirmed: boolean;
  /** E.164. */
  phoneNumber: string | null;
  isPhoneVerified: boolean;
  email: string | null;
  isEmailVerified: boolean;
  /** Staff agreed on a word with the person: it is asked for after the password of a temporary login. */
  hasPassphrase: boolean;
  /** A demo made it: no other portal lets it in (`refuseDemoAccount`). */
  isDemo: boolean;
  factors: readonly SecondFactor[];
  preferredFactor: SecondFactor | null;
}

/** Accounts: made, proven, looked up, ended. */
export interface PoolAccounts {
  /** Makes an unconfirmed account and has a code sent to its number. Answers its sub. */
  signUp(account: {
    username: string;
    password: string;
    phoneNumber: string;
    email: string;
  }): Promise<string>;
  resendCode(username: string): Promise<void>;
  /** `code_wrong`, `code_expired`; `already_registered` when the number is another account's. */
  confirm(username: string, code: string): Promise<void>;
  /** By username, sub or verified alias; null when there is none. */
  find(name: string): Promise<PoolAccount | null>;
  verifyEmail(username: string): Promise<void>;
  /**
   * Another number or address, which its owner has just proven. `already_registered` when it is another account's
   * proven one.
   */
  changeAddress(username: string, address: { phoneNumber: string } | { email: string }): Promise<void>;
  /** A lasting password for an owner who has proven themselves; every token of the account ends. */
  setPassword(username: string, password: string): Promise<void>;
  signOutEverywhere(username: string): Promise<void>;
}

const FACTOR_OF: Readonly<Record<string, SecondFactor>> = { SMS_MFA: 'sms', SOFTWARE_TOKEN_MFA: 'app' };

export function createPoolAccounts({ pool, app, admin }: PoolCalls): PoolAccounts {
  const signOutEverywhere = async (username: string) => {
    await ask('sign-out', pool.send(new AdminUserGlobalSignOutCommand(admin(username))));
  };
  return {
    signOutEverywhere,
    async find(name) {
      try {
        const user = await pool.send(new AdminGetUserCommand(admin(name)));
        const attributes = recordOf(user.UserAttributes);
        const factors = (user.UserMFASettingList ?? []).flatMap((setting) => FACTOR_OF[setting] ?? []);
        return {
          sub: attributes.sub ?? '',
          username: user.Username ?? name,
          isEnabled: user.Enabled !== false,
          isConfirmed: user.UserStatus !== 'UNCONFIRMED',
          phoneNumber: attributes.phone_number ?? null,
          isPhoneVerified: attributes.phone_number_verified === 'true',
          email: attributes.email ?? null,
          isEmailVerified: attributes.email_verified === 'true',
          hasPassphrase: Boolean(attributes[PASSPHRASE_ATTRIBUTE]),
          isDemo: isDemoAccount(attributes),
          factors,
          preferredFactor: FACTOR_OF[user.PreferredMfaSetting ?? ''] ?? null,
        };
      } catch (error) {
        if (error instanceof Error && error.name === 'UserNotFoundException') return null;
        throw poolFault('find', error);
      }
    },
    async signUp({ username, password, phoneNumber, email }) {
      const UserAttributes = [
        { Name: 'phone_number', Value: phoneNumber },
        { Name: 'email', Value: email },
      ];
      const command = new SignUpCommand({ ...app(username), Password: password, UserAttributes });
      return (await ask('sign-up', pool.send(command))).UserSub ?? '';
    },
    async resendCode(username) {
      await ask('send-code', pool.send(new ResendConfirmationCodeCommand(app(username))));
    },
    async confirm(username, code) {
      const command = new ConfirmSignUpCommand({ ...app(username), ConfirmationCode: code });
      await ask('check-code', pool.send(command));
    },
    async verifyEmail(username) {
      const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
      const command = new AdminUpdateUserAttributesCommand({ ...admin(username), UserAttributes });
      await ask('verify-email', pool.send(command));
    },
    async changeAddress(username, address) {
      const [name, value] =
        'email' in address ? ['email', address.email] : ['phone_number', address.phoneNumber];
      const UserAttributes = [
        { Name: name, Value: value },
        { Name: `${name}_verified`, Value: 'true' },
      ];
      const command = new AdminUpdateUserAttributesCommand({ ...admin(username), UserAttributes });
      await ask('verify-email', pool.send(command));
    },
    async setPassword(username, password) {
      const chosen = { ...admin(username), Password: password, Permanent: true };
      await ask('set-password', pool.send(new AdminSetUserPasswordCommand(chosen)));
      await signOutEverywhere(username);
    },
  };
}
