import { createHmac, randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  ConfirmSignUpCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect } from 'vitest';
import type { UserPool, UserPoolClientSettings } from './port.ts';

export interface ConformingPool {
  pool: UserPool;
  client: UserPoolClientSettings;
  /** A number nobody has used yet, E.164. */
  newPhoneNumber: () => string;
  /** The newest code sent to a number or address; absent where messages cannot be read (a real pool). */
  readCode?: (to: string) => Promise<string>;
  /** Lets so many seconds pass; absent where the clock is not ours. */
  pass?: (seconds: number) => void;
  /** The pool's own time; absent where the clock is not ours. */
  now?: () => Date;
  /** The attribute with the hash of a word, and how to make one; absent where the pool has no such challenge. */
  passphrase?: { attribute: string; hashOf: (word: string) => Promise<string> };
}

export const PASSWORD = 'hinata-no-niwa-27';
export const failsAs = (name: string) => expect.objectContaining({ name });
export const NEEDS_MESSAGES = 'messages of this pool cannot be read';
export const NEEDS_CLOCK = 'the clock of this pool is its own';

/** The steps that every rule of a user pool begins with. */
export function createPoolCaller(parts: () => ConformingPool) {
  const app = (username: string) => {
    const { clientId, clientSecret } = parts().client;
    const SecretHash = createHmac('sha256', clientSecret)
      .update(username + clientId)
      .digest('base64');
    return { ClientId: clientId, SecretHash };
  };
  const admin = () => ({ UserPoolId: parts().client.userPoolId });
  const signUp = (phone: string, username = randomUUID(), password = PASSWORD) =>
    parts().pool.send(
      new SignUpCommand({
        ...app(username),
        Username: username,
        Password: password,
        UserAttributes: [
          { Name: 'phone_number', Value: phone },
          { Name: 'email', Value: `${username}@example.com` },
        ],
      }),
    );
  const confirm = (username: string, code: string) =>
    parts().pool.send(
      new ConfirmSignUpCommand({ ...app(username), Username: username, ConfirmationCode: code }),
    );
  const signIn = (username: string, password = PASSWORD, address?: string) =>
    parts().pool.send(
      new InitiateAuthCommand({
        ClientId: parts().client.clientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: username, PASSWORD: password, SECRET_HASH: app(username).SecretHash },
        ...(address && { UserContextData: { IpAddress: address } }),
      }),
    );
  const createConfirmed = async (attributes: { Name: string; Value: string }[] = []) => {
    const username = randomUUID();
    await parts().pool.send(
      new AdminCreateUserCommand({
        ...admin(),
        Username: username,
        MessageAction: 'SUPPRESS',
        UserAttributes: attributes,
      }),
    );
    await parts().pool.send(
      new AdminSetUserPasswordCommand({
        ...admin(),
        Username: username,
        Password: PASSWORD,
        Permanent: true,
      }),
    );
    return username;
  };
  const tokensOf = async (username: string) => {
    const { AuthenticationResult: tokens } = await signIn(username);
    return { access: tokens?.AccessToken ?? '', refresh: tokens?.RefreshToken ?? '' };
  };
  const respond = (ChallengeName: string, Session: string | undefined, username: string, answers: object) =>
    parts().pool.send(
      new RespondToAuthChallengeCommand({
        ClientId: parts().client.clientId,
        ChallengeName: ChallengeName as 'SMS_MFA',
        Session,
        ChallengeResponses: { USERNAME: username, SECRET_HASH: app(username).SecretHash, ...answers },
      }),
    );
  /** An account with a proven number; answers both. */
  const createWithNumber = async () => {
    const phone = parts().newPhoneNumber();
    const username = await createConfirmed([
      { Name: 'phone_number', Value: phone },
      { Name: 'phone_number_verified', Value: 'true' },
    ]);
    return { phone, username };
  };
  return { app, admin, signUp, confirm, signIn, createConfirmed, createWithNumber, tokensOf, respond };
}

/** Six digits that are not these. */
export const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');
