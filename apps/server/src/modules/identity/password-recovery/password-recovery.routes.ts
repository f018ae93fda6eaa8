import {
  requestTemporaryPasswordCodeEndpoint,
  resetTemporaryPasswordEndpoint,
} from '@hidamari/contract/auth';
import {
  changePasswordEndpoint,
  checkPasswordCodeEndpoint,
  checkPasswordResetEndpoint,
  checkPresentPasswordEndpoint,
  resetPasswordEndpoint,
  sendPasswordCodeEndpoint,
} from '@hidamari/contract/hosted-login';
import { AppError } from '@hidamari/domain/errors';
import { type Route, route } from '../../../http/route.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { typedNumber } from '../phone-numbers.ts';
import { changePassword, checkPresentPassword } from './change-password.ts';
import { beginReset, checkResetCode, finishReset, sendResetCode } from './reset-password.ts';
import { beginTemporaryReset, finishTemporaryReset } from './reset-temporary-password.ts';

/** Where the person signs in with the new password. */
const LOGIN = { url: '/login' };
const TEMPORARY_LOGIN = { url: '/login-temporary' };

/** Forgotten passwords, by SMS for the common ID and by mail for temporary accounts, and changed ones. */
export function passwordRecoveryRoutes(parts: IdentityParts): Route[] {
  const purpose = 'password-reset';
  return [
    route(checkPasswordResetEndpoint, async (call) => {
      await parts.rateLimits.consume('existence-by-address', call.request.ip);
      const to = typedNumber(call.body.phone_number);
      if (to === null) throw new AppError('validation', { fields: { phone_number: ['phone'] } });
      const account = await parts.pool.find(to);
      const { challenge } = await beginReset(parts, { purpose, to, account }, call);
      return { status: 200, body: { challenge } };
    }),
    route(sendPasswordCodeEndpoint, async (call) => ({
      status: 200,
      body: await sendResetCode(parts, call.caller, purpose, call),
    })),
    route(checkPasswordCodeEndpoint, async (call) => {
      const { code } = call.body;
      const challenge = await checkResetCode(parts, call.caller, { purpose, code }, call);
      return { status: 200, body: { challenge } };
    }),
    route(resetPasswordEndpoint, async (call) => {
      await finishReset(parts, call.caller, { purpose, password: call.body.password }, call);
      return { status: 200, body: LOGIN };
    }),
    route(requestTemporaryPasswordCodeEndpoint, async (call) => ({
      status: 200,
      body: { challenge: await beginTemporaryReset(parts, call.body.username, call) },
    })),
    route(resetTemporaryPasswordEndpoint, async (call) => {
      await finishTemporaryReset(parts, call.caller, call.body, call);
      return { status: 200, body: TEMPORARY_LOGIN };
    }),
    route(checkPresentPasswordEndpoint, async (call) => {
      await checkPresentPassword(parts, call.caller, call.body.password, call.request);
      return { status: 204 };
    }),
    route(changePasswordEndpoint, async (call) => {
      await changePassword(parts, call.caller, call.body, call);
      return { status: 200, body: LOGIN };
    }),
  ];
}
