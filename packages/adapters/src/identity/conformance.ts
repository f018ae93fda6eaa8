import { randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, describe, expect, it } from 'vitest';
import { devicesConformance } from './conformance-of-devices/conformance.ts';
import { factorsConformance } from './conformance-of-factors/conformance.ts';
import { passwordsConformance } from './conformance-of-passwords/conformance.ts';
import { type ConformingPool, createPoolCaller, failsAs, PASSWORD } from './pool-caller.fixture.ts';

export type { ConformingPool } from './pool-caller.fixture.ts';

/** What every user pool behind the port does, embedded or real. */
export function userPoolConformance(name: string, make: () => Promise<ConformingPool>): void {
  describe(`user pool: ${name}`, () => {
    let parts: ConformingPool;
    beforeAll(async () => {
      parts = await make();
    });

    const { app, admin, signUp, confirm, signIn, createConfirmed, tokensOf } = createPoolCaller(() => parts);

    // @proves outside identity: sign-in
    it('signs in by username and by verified phone number, and answers the account', async () => {
      const phone = parts.newPhoneNumber();
      const username = await createConfirmed([
        { Name: 'phone_number', Value: phone },
        { Name: 'phone_number_verified', Value: 'true' },
      ]);
      const { access } = await tokensOf(phone);
      const user = await parts.pool.send(new GetUserCommand({ AccessToken: access }));
      expect(user.Username).toBe(username);
      expect(user.UserAttributes).toContainEqual({ Name: 'phone_number_verified', Value: 'true' });
      const seen = await parts.pool.send(new AdminGetUserCommand({ ...admin(), Username: username }));
      expect(seen).toMatchObject({ Enabled: true, UserStatus: 'CONFIRMED' });
      expect(seen.UserCreateDate).toBeInstanceOf(Date);
    });

    it('refuses a wrong password and an unknown account with the same words', async () => {
      const username = await createConfirmed();
      const refusals = await Promise.all(
        [signIn(username, 'wrong-password'), signIn(randomUUID())].map((attempt) =>
          attempt.catch((error) => error),
        ),
      );
      expect(refusals[0]).toMatchObject({ name: 'NotAuthorizedException' });
      expect(refusals[1]).toMatchObject({ name: 'NotAuthorizedException', message: refusals[0].message });
    });

    it('refuses a caller that does not know the client secret', async () => {
      const call = new InitiateAuthCommand({
        ClientId: parts.client.clientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: 'somebody', PASSWORD },
      });
      await expect(parts.pool.send(call)).rejects.toEqual(failsAs('NotAuthorizedException'));
    });

    // @proves outside identity: first password
    it('asks for a new password after the first one, and takes the answer once', async () => {
      const username = randomUUID();
      await parts.pool.send(
        new AdminCreateUserCommand({
          ...admin(),
          Username: username,
          MessageAction: 'SUPPRESS',
          TemporaryPassword: PASSWORD,
        }),
      );
      const pending = await signIn(username);
      expect(pending).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' });
      const respond = (password: string) =>
        parts.pool.send(
          new RespondToAuthChallengeCommand({
            ClientId: parts.client.clientId,
            ChallengeName: 'NEW_PASSWORD_REQUIRED',
            Session: pending.Session,
            ChallengeResponses: {
              USERNAME: username,
              NEW_PASSWORD: password,
              SECRET_HASH: app(username).SecretHash,
            },
          }),
        );
      const done = await respond('kawaranu-yama-81');
      expect(done.AuthenticationResult?.AccessToken).toBeTruthy();
      await expect(respond('mou-ichido-81-desu')).rejects.toEqual(failsAs('NotAuthorizedException'));
      expect((await signIn(username, 'kawaranu-yama-81')).AuthenticationResult).toBeDefined();
    });

    // @proves outside identity: tokens
    it('renews by refresh token until the token is revoked', async () => {
      const username = await createConfirmed();
      const { refresh } = await tokensOf(username);
      const renew = () =>
        parts.pool.send(
          new InitiateAuthCommand({
            ClientId: parts.client.clientId,
            AuthFlow: 'REFRESH_TOKEN_AUTH',
            AuthParameters: {
              REFRESH_TOKEN: refresh,
              USERNAME: username,
              SECRET_HASH: app(username).SecretHash,
            },
          }),
        );
      expect((await renew()).AuthenticationResult?.AccessToken).toBeTruthy();
      const { clientId: ClientId, clientSecret: ClientSecret } = parts.client;
      await parts.pool.send(new RevokeTokenCommand({ ClientId, ClientSecret, Token: refresh }));
      await expect(renew()).rejects.toEqual(failsAs('NotAuthorizedException'));
    });

    it.each(['by the account', 'by an administrator'])('signs out everywhere, %s', async (who) => {
      const username = await createConfirmed();
      const { access } = await tokensOf(username);
      const signOut =
        who === 'by the account'
          ? parts.pool.send(new GlobalSignOutCommand({ AccessToken: access }))
          : parts.pool.send(new AdminUserGlobalSignOutCommand({ ...admin(), Username: username }));
      await signOut;
      const read = parts.pool.send(new GetUserCommand({ AccessToken: access }));
      await expect(read).rejects.toEqual(failsAs('NotAuthorizedException'));
    });

    it('keeps a verified alias for one account alone', async () => {
      const email = `${randomUUID()}@example.com`;
      const verified = [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ];
      await createConfirmed(verified);
      const other = await createConfirmed();
      const claim = new AdminUpdateUserAttributesCommand({
        ...admin(),
        Username: other,
        UserAttributes: verified,
      });
      await expect(parts.pool.send(claim)).rejects.toEqual(failsAs('AliasExistsException'));
    });

    it('names its refusals as the port promises', async () => {
      const username = await createConfirmed();
      const again = new AdminCreateUserCommand({ ...admin(), Username: username, MessageAction: 'SUPPRESS' });
      await expect(parts.pool.send(again)).rejects.toEqual(failsAs('UsernameExistsException'));
      await expect(signUp(parts.newPhoneNumber(), randomUUID(), 'short')).rejects.toEqual(
        failsAs('InvalidPasswordException'),
      );
      const stranger = new AdminGetUserCommand({ ...admin(), Username: randomUUID() });
      await expect(parts.pool.send(stranger)).rejects.toEqual(failsAs('UserNotFoundException'));
    });

    // @proves outside identity: sign-up
    it('confirms a sign-up by the code that was sent, once', async ({ skip }) => {
      const { readCode } = parts;
      if (!readCode) return skip('messages of this pool cannot be read');
      const [phone, username] = [parts.newPhoneNumber(), randomUUID()];
      const answer = await signUp(phone, username);
      expect(answer).toMatchObject({ UserConfirmed: false, CodeDeliveryDetails: { DeliveryMedium: 'SMS' } });
      await expect(signIn(username)).rejects.toEqual(failsAs('UserNotConfirmedException'));
      const code = await readCode(phone);
      const wrong = code === '000000' ? '111111' : '000000';
      await expect(confirm(username, wrong)).rejects.toEqual(failsAs('CodeMismatchException'));
      await confirm(username, code);
      await expect(confirm(username, code)).rejects.toEqual(failsAs('NotAuthorizedException'));
      expect((await signIn(phone)).AuthenticationResult).toBeDefined();
    });

    it('evaluates at most five of fifty codes that come at once', async ({ skip }) => {
      const { readCode } = parts;
      if (!readCode) return skip('messages of this pool cannot be read');
      const [phone, username] = [parts.newPhoneNumber(), randomUUID()];
      await signUp(phone, username);
      const code = await readCode(phone);
      const wrong = code === '000000' ? '111111' : '000000';
      const tries = Array.from({ length: 50 }, () => confirm(username, wrong).catch((error) => error.name));
      const names = await Promise.all(tries);
      expect(names.filter((name) => name === 'CodeMismatchException').length).toBeLessThanOrEqual(5);
      await expect(confirm(username, code)).rejects.toBeDefined();
    });

    it('takes a sign-up with a known number like any other, and tells only who proves the number', async ({
      skip,
    }) => {
      const { readCode } = parts;
      if (!readCode) return skip('messages of this pool cannot be read');
      const phone = parts.newPhoneNumber();
      await createConfirmed([
        { Name: 'phone_number', Value: phone },
        { Name: 'phone_number_verified', Value: 'true' },
      ]);
      const second = randomUUID();
      await signUp(phone, second);
      await expect(confirm(second, await readCode(phone))).rejects.toEqual(failsAs('AliasExistsException'));
    });

    it('sends a code again, but not at once', async ({ skip }) => {
      const { readCode, pass } = parts;
      if (!readCode || !pass) return skip('messages of this pool cannot be read');
      const [phone, username] = [parts.newPhoneNumber(), randomUUID()];
      await signUp(phone, username);
      const first = await readCode(phone);
      const resend = () =>
        parts.pool.send(new ResendConfirmationCodeCommand({ ...app(username), Username: username }));
      await expect(resend()).rejects.toEqual(failsAs('LimitExceededException'));
      pass(61);
      await resend();
      const newest = await readCode(phone);
      if (newest !== first)
        await expect(confirm(username, first)).rejects.toEqual(failsAs('CodeMismatchException'));
      await confirm(username, newest);
    });

    passwordsConformance(() => parts);
    factorsConformance(() => parts);
    devicesConformance(() => parts);
  });
}
