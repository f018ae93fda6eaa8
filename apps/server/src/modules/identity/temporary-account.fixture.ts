import { randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AssociateSoftwareTokenCommand,
  InitiateAuthCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import {
  type Browser,
  newEmail,
  newNumber,
  type PortalUnderTest,
} from '../../portal-under-test/portal-under-test.fixture.ts';
import { baseAccounts } from '../members/base-account.table.ts';
import { e164, PASSWORD } from './sign-up.fixture.ts';
import { normalizePassphrase, PASSPHRASE_ATTRIBUTE } from './user-pool/passphrase-challenge.ts';
import { poolClientOf, secretHashOf } from './user-pool/pool-client.ts';

export interface TemporaryAccount {
  username: string;
  sub: string;
  /** E.164, proven. */
  phone: string;
  email: string;
}

/** What staff do to an account in the user pool. */
export function poolDesk({ dependencies }: PortalUnderTest) {
  const { userPool, settings, clock, passwords } = dependencies;
  const client = poolClientOf(settings);
  const user = (Username: string) => ({ UserPoolId: client.userPoolId, Username });
  const enrol = async (username: string, password = PASSWORD) => {
    const { AuthenticationResult: tokens } = await userPool.send(
      new InitiateAuthCommand({
        ClientId: client.clientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: {
          USERNAME: username,
          PASSWORD: password,
          SECRET_HASH: secretHashOf(client, username),
        },
      }),
    );
    const AccessToken = tokens?.AccessToken;
    const { SecretCode = '' } = await userPool.send(new AssociateSoftwareTokenCommand({ AccessToken }));
    const UserCode = appCodeOf(SecretCode, clock());
    await userPool.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
    return SecretCode;
  };
  return {
    find: (username: string) => userPool.send(new AdminGetUserCommand(user(username))),
    setPassword: (username: string, Password: string, Permanent = true) =>
      userPool.send(new AdminSetUserPasswordCommand({ ...user(username), Password, Permanent })),
    async askForSms(username: string) {
      const SMSMfaSettings = { Enabled: true, PreferredMfa: true };
      await userPool.send(new AdminSetUserMFAPreferenceCommand({ ...user(username), SMSMfaSettings }));
    },
    /** Answers the secret of the authenticator app. */
    async askForApp(username: string, password = PASSWORD): Promise<string> {
      const secret = await enrol(username, password);
      const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
      await userPool.send(
        new AdminSetUserMFAPreferenceCommand({ ...user(username), SoftwareTokenMfaSettings }),
      );
      return secret;
    },
    async agreeOnWord(username: string, word: string) {
      const Value = await passwords.hash(normalizePassphrase(word));
      const UserAttributes = [{ Name: PASSPHRASE_ATTRIBUTE, Value }];
      await userPool.send(new AdminUpdateUserAttributesCommand({ ...user(username), UserAttributes }));
    },
    async create(username: string, { phone = '', email = '', isEmailProven = true } = {}) {
      const UserAttributes = [
        { Name: 'phone_number', Value: phone },
        { Name: 'phone_number_verified', Value: 'true' },
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: String(isEmailProven) },
      ];
      const made = await userPool.send(
        new AdminCreateUserCommand({ ...user(username), MessageAction: 'SUPPRESS', UserAttributes }),
      );
      return made.User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value ?? '';
    },
  };
}

/** What an authenticator app shows. */
export function appCodeOf(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

/**
 * An account that signs in by /login-temporary. The demo's temporary member gets it, since nobody makes such members
 * yet: the one before is the demo's no more.
 */
export async function temporaryAccount(
  portal: PortalUnderTest,
  { isEmailProven = true } = {},
): Promise<TemporaryAccount> {
  const { database } = portal.dependencies;
  const username = `hd-${randomUUID().slice(0, 8)}`;
  const [phone, email] = [e164(newNumber()), newEmail()];
  const desk = poolDesk(portal);
  const sub = await desk.create(username, { phone, email, isEmailProven });
  await desk.setPassword(username, PASSWORD);
  await database
    .update(baseAccounts)
    .set({ pool_sub: sub, pool_username: username, email, phone_number: phone })
    .where(eq(baseAccounts.account_type, 'temporary'));
  return { username, sub, phone, email };
}

export const signInTemporarily = (
  browser: Browser,
  username: string,
  password: string = PASSWORD,
): ReturnType<Browser['call']> => browser.call('POST', '/auth/login', { username, password });

export const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');
