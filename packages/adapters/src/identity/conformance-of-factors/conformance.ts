import {
  AdminGetUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUpdateUserAttributesCommand,
  AssociateSoftwareTokenCommand,
  InitiateAuthCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import {
  type ConformingPool,
  createPoolCaller,
  failsAs,
  NEEDS_CLOCK,
  NEEDS_MESSAGES,
  otherThan,
} from '../pool-caller.fixture.ts';

const ON = { Enabled: true, PreferredMfa: true };

/** What an authenticator app shows at a time. */
export function appCode(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

/** Second factors: a code by SMS, an authenticator app, a choice of both; and the custom challenge. */
export function factorsConformance(parts: () => ConformingPool): void {
  const { app, admin, signIn, createConfirmed, createWithNumber, tokensOf, respond } =
    createPoolCaller(parts);
  const send: ConformingPool['pool']['send'] = ((command: never) => parts().pool.send(command)) as never;
  const now = () => parts().now?.() ?? new Date();

  const enrolApp = async (username: string) => {
    const { access: AccessToken } = await tokensOf(username);
    const { SecretCode: secret = '' } = await send(new AssociateSoftwareTokenCommand({ AccessToken }));
    const verify = (UserCode: string) => send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
    return { AccessToken, secret, verify };
  };
  const withApp = async (username: string) => {
    const enrolment = await enrolApp(username);
    await enrolment.verify(appCode(enrolment.secret, now()));
    const { AccessToken } = enrolment;
    await send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings: ON }));
    return enrolment;
  };
  const preferSms = (Username: string) =>
    send(new AdminSetUserMFAPreferenceCommand({ ...admin(), Username, SMSMfaSettings: ON }));

  describe('second factors', () => {
    // @proves outside identity: second factor
    it('takes the code by SMS once, and a wrong one leaves the session standing', async ({ skip }) => {
      const { readCode } = parts();
      if (!readCode) return skip(NEEDS_MESSAGES);
      const { phone, username } = await createWithNumber();
      await preferSms(username);
      const asked = await signIn(username);
      expect(asked).toMatchObject({
        ChallengeName: 'SMS_MFA',
        ChallengeParameters: {
          CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS',
          CODE_DELIVERY_DESTINATION: `+*******${phone.slice(-4)}`,
        },
      });
      expect(asked.AuthenticationResult).toBeUndefined();
      const code = await readCode(phone);
      const answer = (SMS_MFA_CODE: string) => respond('SMS_MFA', asked.Session, username, { SMS_MFA_CODE });
      await expect(answer(otherThan(code))).rejects.toEqual(failsAs('CodeMismatchException'));
      expect((await answer(code)).AuthenticationResult?.AccessToken).toBeTruthy();
      await expect(answer(code)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    });

    it('goes on with the message that is on its way when the password is typed again', async ({ skip }) => {
      const { readCode } = parts();
      if (!readCode) return skip(NEEDS_MESSAGES);
      const { phone, username } = await createWithNumber();
      await preferSms(username);
      await signIn(username);
      const code = await readCode(phone);
      const again = await signIn(username);
      const done = await respond('SMS_MFA', again.Session, username, { SMS_MFA_CODE: code });
      expect(done.AuthenticationResult).toBeDefined();
    });

    it('lets one of fifty parallel right answers through', async ({ skip }) => {
      const { readCode } = parts();
      if (!readCode) return skip(NEEDS_MESSAGES);
      const { phone, username } = await createWithNumber();
      await preferSms(username);
      const { Session } = await signIn(username);
      const answers = { SMS_MFA_CODE: await readCode(phone) };
      const tries = Array.from({ length: 50 }, () => respond('SMS_MFA', Session, username, answers));
      const settled = await Promise.allSettled(tries);
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('evaluates at most five of fifty wrong codes that come at once', async ({ skip }) => {
      const { readCode } = parts();
      if (!readCode) return skip(NEEDS_MESSAGES);
      const { phone, username } = await createWithNumber();
      await preferSms(username);
      const { Session } = await signIn(username);
      const code = await readCode(phone);
      const answers = { SMS_MFA_CODE: otherThan(code) };
      const tries = Array.from({ length: 50 }, () =>
        respond('SMS_MFA', Session, username, answers).catch((error) => error.name),
      );
      const names = await Promise.all(tries);
      expect(names.filter((name) => name === 'CodeMismatchException')).toHaveLength(5);
      await expect(respond('SMS_MFA', Session, username, { SMS_MFA_CODE: code })).rejects.toBeDefined();
    });

    it('keeps a session to its account and its challenge', async ({ skip }) => {
      const { readCode } = parts();
      if (!readCode) return skip(NEEDS_MESSAGES);
      const [one, other] = [await createWithNumber(), await createWithNumber()];
      await preferSms(one.username);
      await preferSms(other.username);
      const { Session } = await signIn(one.username);
      await signIn(other.username);
      const answers = { SMS_MFA_CODE: await readCode(other.phone), SOFTWARE_TOKEN_MFA_CODE: '123456' };
      for (const [challenge, username] of [
        ['SMS_MFA', other.username],
        ['SOFTWARE_TOKEN_MFA', one.username],
      ] as const) {
        await expect(respond(challenge, Session, username, answers)).rejects.toEqual(
          failsAs('NotAuthorizedException'),
        );
      }
    });

    it('enrols an authenticator app by its first right code, and asks for one from then on', async ({
      skip,
    }) => {
      const { pass } = parts();
      if (!pass) return skip(NEEDS_CLOCK);
      const username = await createConfirmed();
      const { AccessToken, secret, verify } = await enrolApp(username);
      const early = new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings: ON });
      await expect(send(early)).rejects.toEqual(failsAs('InvalidParameterException'));
      await expect(verify(otherThan(appCode(secret, now())))).rejects.toEqual(
        failsAs('EnableSoftwareTokenMFAException'),
      );
      expect(await verify(appCode(secret, now()))).toMatchObject({ Status: 'SUCCESS' });
      await send(early);
      const described = await send(new AdminGetUserCommand({ ...admin(), Username: username }));
      expect(described).toMatchObject({
        UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
        PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
      });
      pass(30);
      const asked = await signIn(username);
      expect(asked.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
      const code = { SOFTWARE_TOKEN_MFA_CODE: appCode(secret, now()) };
      const done = await respond('SOFTWARE_TOKEN_MFA', asked.Session, username, code);
      expect(done.AuthenticationResult).toBeDefined();
    });

    // @proves outside identity: second factor
    it('accepts a code of the app once, also for another sign-in', async ({ skip }) => {
      const { pass } = parts();
      if (!pass) return skip(NEEDS_CLOCK);
      const username = await createConfirmed();
      const { secret } = await withApp(username);
      pass(30);
      const code = { SOFTWARE_TOKEN_MFA_CODE: appCode(secret, now()) };
      const [first, second] = [await signIn(username), await signIn(username)];
      await respond('SOFTWARE_TOKEN_MFA', first.Session, username, code);
      await expect(respond('SOFTWARE_TOKEN_MFA', second.Session, username, code)).rejects.toEqual(
        failsAs('ExpiredCodeException'),
      );
    });

    it('allows one step of thirty seconds either way, and no more', async ({ skip }) => {
      const { pass } = parts();
      if (!pass) return skip(NEEDS_CLOCK);
      const username = await createConfirmed();
      const { secret } = await withApp(username);
      pass(120);
      const { Session } = await signIn(username);
      const at = (seconds: number) =>
        respond('SOFTWARE_TOKEN_MFA', Session, username, {
          SOFTWARE_TOKEN_MFA_CODE: appCode(secret, new Date(now().getTime() + seconds * 1000)),
        });
      await expect(at(-60)).rejects.toEqual(failsAs('CodeMismatchException'));
      await expect(at(60)).rejects.toEqual(failsAs('CodeMismatchException'));
      expect((await at(-30)).AuthenticationResult).toBeDefined();
    });

    it('limits the codes of an app over all sign-ins of an account', async ({ skip }) => {
      const { pass } = parts();
      if (!pass) return skip(NEEDS_CLOCK);
      const username = await createConfirmed();
      const { secret } = await withApp(username);
      pass(30);
      const code = appCode(secret, now());
      const answerAnew = async (SOFTWARE_TOKEN_MFA_CODE: string) => {
        const { Session } = await signIn(username);
        return respond('SOFTWARE_TOKEN_MFA', Session, username, { SOFTWARE_TOKEN_MFA_CODE });
      };
      const names: string[] = [];
      for (let time = 0; time < 11; time += 1) {
        names.push(await answerAnew(otherThan(code)).then(String, (error) => error.name));
      }
      expect(names.filter((name) => name === 'CodeMismatchException')).toHaveLength(10);
      await expect(answerAnew(code)).rejects.toEqual(failsAs('LimitExceededException'));
      pass(3_601);
      expect((await answerAnew(appCode(secret, now()))).AuthenticationResult).toBeDefined();
    });

    it('leaves the app in use until a new one has shown a code', async ({ skip }) => {
      const { pass } = parts();
      if (!pass) return skip(NEEDS_CLOCK);
      const username = await createConfirmed();
      const { AccessToken, secret } = await withApp(username);
      pass(30);
      await send(new AssociateSoftwareTokenCommand({ AccessToken }));
      const asked = await signIn(username);
      expect(asked.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
      const code = { SOFTWARE_TOKEN_MFA_CODE: appCode(secret, now()) };
      const done = await respond('SOFTWARE_TOKEN_MFA', asked.Session, username, code);
      expect(done.AuthenticationResult).toBeDefined();
    });

    it('lets the person choose where both factors are on and none is preferred', async ({ skip }) => {
      const { readCode, pass } = parts();
      if (!readCode || !pass) return skip(NEEDS_MESSAGES);
      const { phone, username } = await createWithNumber();
      await withApp(username);
      await send(
        new AdminSetUserMFAPreferenceCommand({
          ...admin(),
          Username: username,
          SMSMfaSettings: { Enabled: true },
          SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: false },
        }),
      );
      const asked = await signIn(username);
      expect(asked.ChallengeName).toBe('SELECT_MFA_TYPE');
      expect(JSON.parse(asked.ChallengeParameters?.MFAS_CAN_CHOOSE ?? '')).toEqual([
        'SMS_MFA',
        'SOFTWARE_TOKEN_MFA',
      ]);
      const chosen = await respond('SELECT_MFA_TYPE', asked.Session, username, { ANSWER: 'SMS_MFA' });
      expect(chosen.ChallengeName).toBe('SMS_MFA');
      const code = { SMS_MFA_CODE: await readCode(phone) };
      const done = await respond('SMS_MFA', chosen.Session, username, code);
      expect(done.AuthenticationResult).toBeDefined();
    });

    it('asks for no code once the factors are off', async ({ skip }) => {
      if (!parts().pass) return skip(NEEDS_CLOCK);
      const username = await createConfirmed();
      const { AccessToken } = await withApp(username);
      const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false };
      await send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings }));
      expect((await signIn(username)).AuthenticationResult).toBeDefined();
    });

    it('sends no SMS to a number that is not proven', async () => {
      const username = await createConfirmed();
      await expect(preferSms(username)).rejects.toEqual(failsAs('InvalidParameterException'));
    });
  });

  describe('custom challenge', () => {
    const begin = (username: string) =>
      send(
        new InitiateAuthCommand({
          ClientId: parts().client.clientId,
          AuthFlow: 'CUSTOM_AUTH',
          AuthParameters: { USERNAME: username, SECRET_HASH: app(username).SecretHash },
        }),
      );
    const agree = async (username: string, word: string) => {
      const { attribute = '', hashOf = async () => '' } = parts().passphrase ?? {};
      const UserAttributes = [{ Name: attribute, Value: await hashOf(word) }];
      await send(new AdminUpdateUserAttributesCommand({ ...admin(), Username: username, UserAttributes }));
    };
    const answer = (Session: string | undefined, username: string, ANSWER: string) =>
      respond('CUSTOM_CHALLENGE', Session, username, { ANSWER });

    // @proves state challenge: agreed word
    it('takes the agreed word, three tries a sign-in, each session once', async ({ skip }) => {
      if (!parts().passphrase) return skip('this pool has no triggers that ask for a word');
      const username = await createConfirmed();
      await agree(username, 'ひだまり');
      const first = await begin(username);
      expect(first).toMatchObject({ ChallengeName: 'CUSTOM_CHALLENGE' });
      expect(JSON.stringify(first.ChallengeParameters)).not.toContain('argon2');
      const second = await answer(first.Session, username, 'こもれび');
      expect(second.ChallengeName).toBe('CUSTOM_CHALLENGE');
      await expect(answer(first.Session, username, 'ひだまり')).rejects.toEqual(
        failsAs('NotAuthorizedException'),
      );
      const third = await answer(second.Session, username, 'こもれび');
      await expect(answer(third.Session, username, 'こもれび')).rejects.toBeDefined();
      const again = await begin(username);
      expect((await answer(again.Session, username, 'ひだまり')).AuthenticationResult).toBeDefined();
    });

    it('refuses an account without a word as it refuses one that is not there', async () => {
      const refusals = [];
      for (const name of [await createConfirmed(), 'nobody-has-this-name']) {
        refusals.push(await begin(name).catch((error) => error));
      }
      expect(refusals[0]).toMatchObject({ name: expect.stringMatching(/Exception$/) });
      expect(refusals[1]).toMatchObject({ name: refusals[0].name, message: refusals[0].message });
    });
  });
}
