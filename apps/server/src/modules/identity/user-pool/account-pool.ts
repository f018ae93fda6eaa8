import {
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  ConfirmSignUpCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { UserPool, UserPoolClientSettings } from '@hidamari/adapters/identity/port';
import { poolFault } from './pool-faults.ts';

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
}

/** A right password: signed in, or something more is asked for. */
export type PasswordAnswer =
  | { kind: 'signed-in'; account: PoolAccount }
  | { kind: 'unconfirmed' }
  | { kind: 'challenge'; name: string; session: string };

/** The pool's commands in the portal's terms. Every refusal is an AppError; the pool's own words never pass. */
export interface AccountPool {
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
  /** `credentials_wrong` for every refusal; `unavailable` when too many sign in at once. */
  signIn(name: string, password: string): Promise<PasswordAnswer>;
  /** Answers a challenge that asked for a new password; the account is signed in then. */
  answerNewPassword(username: string, session: string, newPassword: string): Promise<void>;
  /** By username, sub or verified alias; null when there is none. */
  find(name: string): Promise<PoolAccount | null>;
  verifyEmail(username: string): Promise<void>;
  signOutEverywhere(username: string): Promise<void>;
}

interface Attribute {
  Name?: string | undefined;
  Value?: string | undefined;
}

function attributesOf(list: Attribute[] | undefined): Record<string, string> {
  return Object.fromEntries((list ?? []).map(({ Name, Value }) => [Name ?? '', Value ?? '']));
}

export function createAccountPool(
  pool: UserPool,
  client: UserPoolClientSettings,
  hashOf: (name: string) => string,
): AccountPool {
  const app = (username: string) => ({
    ClientId: client.clientId,
    SecretHash: hashOf(username),
    Username: username,
  });
  const admin = (username: string) => ({ UserPoolId: client.userPoolId, Username: username });

  const find: AccountPool['find'] = async (name) => {
    try {
      const user = await pool.send(new AdminGetUserCommand(admin(name)));
      const attributes = attributesOf(user.UserAttributes);
      return {
        sub: attributes.sub ?? '',
        username: user.Username ?? name,
        isEnabled: user.Enabled !== false,
        isConfirmed: user.UserStatus !== 'UNCONFIRMED',
        phoneNumber: attributes.phone_number ?? null,
        isPhoneVerified: attributes.phone_number_verified === 'true',
        email: attributes.email ?? null,
        isEmailVerified: attributes.email_verified === 'true',
      };
    } catch (error) {
      if (error instanceof Error && error.name === 'UserNotFoundException') return null;
      throw poolFault('find', error);
    }
  };

  return {
    find,
    async signUp({ username, password, phoneNumber, email }) {
      const attributes = [
        { Name: 'phone_number', Value: phoneNumber },
        { Name: 'email', Value: email },
      ];
      const command = new SignUpCommand({ ...app(username), Password: password, UserAttributes: attributes });
      const { UserSub } = await pool.send(command).catch((error) => fail('sign-up', error));
      return UserSub ?? '';
    },
    async resendCode(username) {
      await pool
        .send(new ResendConfirmationCodeCommand(app(username)))
        .catch((error) => fail('send-code', error));
    },
    async confirm(username, code) {
      const command = new ConfirmSignUpCommand({ ...app(username), ConfirmationCode: code });
      await pool.send(command).catch((error) => fail('check-code', error));
    },
    async signIn(name, password) {
      const parameters = { USERNAME: name, PASSWORD: password, SECRET_HASH: hashOf(name) };
      const command = new InitiateAuthCommand({
        ClientId: client.clientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: parameters,
      });
      try {
        const answer = await pool.send(command);
        if (answer.ChallengeName) {
          return { kind: 'challenge', name: answer.ChallengeName, session: answer.Session ?? '' };
        }
      } catch (error) {
        if (error instanceof Error && error.name === 'UserNotConfirmedException')
          return { kind: 'unconfirmed' };
        throw poolFault('sign-in', error);
      }
      const account = await find(name);
      return account ? { kind: 'signed-in', account } : fail('sign-in', new Error('account is gone'));
    },
    async answerNewPassword(username, session, newPassword) {
      const answers = { USERNAME: username, NEW_PASSWORD: newPassword, SECRET_HASH: hashOf(username) };
      const command = new RespondToAuthChallengeCommand({
        ClientId: client.clientId,
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session: session,
        ChallengeResponses: answers,
      });
      await pool.send(command).catch((error) => fail('sign-in', error));
    },
    async verifyEmail(username) {
      const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
      const command = new AdminUpdateUserAttributesCommand({ ...admin(username), UserAttributes });
      await pool.send(command).catch((error) => fail('verify-email', error));
    },
    async signOutEverywhere(username) {
      await pool
        .send(new AdminUserGlobalSignOutCommand(admin(username)))
        .catch((error) => fail('sign-out', error));
    },
  };
}

function fail(operation: Parameters<typeof poolFault>[0], error: unknown): never {
  throw poolFault(operation, error);
}
