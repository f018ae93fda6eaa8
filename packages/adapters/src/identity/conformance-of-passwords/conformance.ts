import { randomUUID } from 'node:crypto';
import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminResetUserPasswordCommand,
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  DeleteUserCommand,
  ForgotPasswordCommand,
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import {
  type ConformingPool,
  createPoolCaller,
  failsAs,
  NEEDS_MESSAGES,
  otherThan,
  PASSWORD,
} from '../pool-caller.fixture.ts';

const CHOSEN = 'kawaranu-yama-81';

/** Passwords that were forgotten or changed, addresses, and accounts that are stopped or taken away. */
export function passwordsConformance(parts: () => ConformingPool): void {
  const { app, admin, signIn, createConfirmed, createWithNumber, tokensOf } = createPoolCaller(parts);
  const send: ConformingPool['pool']['send'] = ((command: never) => parts().pool.send(command)) as never;
  const forget = (name: string) => send(new ForgotPasswordCommand({ ...app(name), Username: name }));
  const reset = (name: string, code: string, password = CHOSEN) =>
    send(
      new ConfirmForgotPasswordCommand({
        ...app(name),
        Username: name,
        ConfirmationCode: code,
        Password: password,
      }),
    );

  describe('passwords', () => {
    // @proves outside identity: forgotten password
    it('sets a forgotten password by a code, and ends every token of before', async ({ skip }) => {
      const { readCode } = parts();
      if (!readCode) return skip(NEEDS_MESSAGES);
      const { phone, username } = await createWithNumber();
      const { access } = await tokensOf(username);
      const sent = await forget(phone);
      expect(sent.CodeDeliveryDetails).toEqual({
        AttributeName: 'phone_number',
        DeliveryMedium: 'SMS',
        Destination: `+*******${phone.slice(-4)}`,
      });
      const code = await readCode(phone);
      await expect(reset(phone, otherThan(code))).rejects.toEqual(failsAs('CodeMismatchException'));
      await expect(reset(phone, code, 'short')).rejects.toEqual(failsAs('InvalidPasswordException'));
      await reset(phone, code);
      await expect(reset(phone, code)).rejects.toEqual(failsAs('ExpiredCodeException'));
      await expect(signIn(username)).rejects.toEqual(failsAs('NotAuthorizedException'));
      expect((await signIn(username, CHOSEN)).AuthenticationResult).toBeDefined();
      await expect(send(new GetUserCommand({ AccessToken: access }))).rejects.toEqual(
        failsAs('NotAuthorizedException'),
      );
    });

    // @proves outside identity: forgotten password
    it('answers a name that nobody has as if a code had gone out, and takes no code for it', async () => {
      const nobody = parts().newPhoneNumber();
      const { CodeDeliveryDetails: told } = await forget(nobody);
      expect(told).toMatchObject({ DeliveryMedium: 'SMS', AttributeName: 'phone_number' });
      expect(told?.Destination).toMatch(/^\+\*{7}\d{4}$/);
      await expect(reset(nobody, '123456')).rejects.toEqual(failsAs('CodeMismatchException'));
    });

    it('sends no second code at once, to a known name or an unknown one', async ({ skip }) => {
      const { readCode, pass } = parts();
      if (!readCode || !pass) return skip(NEEDS_MESSAGES);
      const { phone } = await createWithNumber();
      for (const name of [phone, parts().newPhoneNumber()]) {
        await forget(name);
        await expect(forget(name)).rejects.toEqual(failsAs('LimitExceededException'));
      }
    });

    it('evaluates at most five of fifty reset codes that come at once', async ({ skip }) => {
      const { readCode } = parts();
      if (!readCode) return skip(NEEDS_MESSAGES);
      const { phone } = await createWithNumber();
      await forget(phone);
      const wrong = otherThan(await readCode(phone));
      const tries = Array.from({ length: 50 }, () => reset(phone, wrong).catch((error) => error.name));
      const names = await Promise.all(tries);
      expect(names.filter((name) => name === 'CodeMismatchException')).toHaveLength(5);
      await expect(reset(phone, await readCode(phone))).rejects.toEqual(
        failsAs('TooManyFailedAttemptsException'),
      );
    });

    it('changes a password for who knows the present one', async () => {
      const username = await createConfirmed();
      const { access } = await tokensOf(username);
      const change = (PreviousPassword: string) =>
        send(new ChangePasswordCommand({ AccessToken: access, PreviousPassword, ProposedPassword: CHOSEN }));
      await expect(change('wrong-password')).rejects.toEqual(failsAs('NotAuthorizedException'));
      await change(PASSWORD);
      expect((await signIn(username, CHOSEN)).AuthenticationResult).toBeDefined();
    });

    it('asks for a new password after an administrator’s reset', async ({ skip }) => {
      const { readCode } = parts();
      if (!readCode) return skip(NEEDS_MESSAGES);
      const { phone, username } = await createWithNumber();
      await send(new AdminResetUserPasswordCommand({ ...admin(), Username: username }));
      await expect(signIn(username)).rejects.toEqual(failsAs('PasswordResetRequiredException'));
      await reset(username, await readCode(phone));
      expect((await signIn(username, CHOSEN)).AuthenticationResult).toBeDefined();
    });

    it('cannot reset a password without a proven address', async () => {
      const username = await createConfirmed();
      await expect(forget(username)).rejects.toEqual(failsAs('InvalidParameterException'));
    });

    it('refuses a password after too many wrong ones from one place, and takes it from another', async ({
      skip,
    }) => {
      if (!parts().pass) return skip('a real pool waits by rules of its own');
      const username = await createConfirmed();
      const wrong = Array.from({ length: 20 }, () => signIn(username, 'wrong-password').catch(() => null));
      await Promise.all(wrong);
      await expect(signIn(username)).rejects.toMatchObject({ message: 'Password attempts exceeded' });
      expect((await signIn(username, PASSWORD, '192.0.2.7')).AuthenticationResult).toBeDefined();
      parts().pass?.(901);
      expect((await signIn(username)).AuthenticationResult).toBeDefined();
    });
  });

  describe('account', () => {
    it('takes a changed address as unproven until its code is typed', async ({ skip }) => {
      const { readCode } = parts();
      if (!readCode) return skip(NEEDS_MESSAGES);
      const username = await createConfirmed();
      const { access: AccessToken } = await tokensOf(username);
      const address = `${randomUUID()}@example.com`;
      const UserAttributes = [
        { Name: 'email', Value: address },
        { Name: 'email_verified', Value: 'true' },
      ];
      await send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }));
      const proven = async () =>
        (await send(new GetUserCommand({ AccessToken }))).UserAttributes?.find(
          ({ Name }) => Name === 'email_verified',
        )?.Value;
      expect(await proven()).toBe('false');
      const mail = { AccessToken, AttributeName: 'email' };
      const sent = await send(new GetUserAttributeVerificationCodeCommand(mail));
      expect(sent.CodeDeliveryDetails).toMatchObject({ DeliveryMedium: 'EMAIL', AttributeName: 'email' });
      const code = await readCode(address);
      const verify = (Code: string) => send(new VerifyUserAttributeCommand({ ...mail, Code }));
      await expect(verify(otherThan(code))).rejects.toEqual(failsAs('CodeMismatchException'));
      await verify(code);
      expect(await proven()).toBe('true');
    });

    it('signs nobody in while it is disabled', async () => {
      const username = await createConfirmed();
      const { access } = await tokensOf(username);
      await send(new AdminDisableUserCommand({ ...admin(), Username: username }));
      await expect(signIn(username)).rejects.toEqual(failsAs('NotAuthorizedException'));
      await expect(send(new GetUserCommand({ AccessToken: access }))).rejects.toEqual(
        failsAs('NotAuthorizedException'),
      );
      await send(new AdminEnableUserCommand({ ...admin(), Username: username }));
      expect((await signIn(username)).AuthenticationResult).toBeDefined();
    });

    it.each(['by itself', 'by an administrator'])('is gone for good when it is deleted %s', async (who) => {
      const username = await createConfirmed();
      const { access } = await tokensOf(username);
      await (who === 'by itself'
        ? send(new DeleteUserCommand({ AccessToken: access }))
        : send(new AdminDeleteUserCommand({ ...admin(), Username: username })));
      const read = send(new AdminGetUserCommand({ ...admin(), Username: username }));
      await expect(read).rejects.toEqual(failsAs('UserNotFoundException'));
    });
  });
}
