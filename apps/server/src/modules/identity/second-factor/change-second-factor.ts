import type { CodeSentAnswer } from '@hidamari/contract/hosted-login';
import { AppError } from '@hidamari/domain/errors';
import { ONE_TIME_CODE } from '@hidamari/domain/members';
import { PRODUCT_NAME } from '@hidamari/domain/site-variants';
import type { MemberCaller } from '../../../http/caller.ts';
import { sendByPool } from '../challenge-codes/count-sending.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { secondsAfter } from '../lifetimes.ts';
import { accountOf } from '../password-recovery/change-password.ts';
import { maskPhoneNumber } from '../phone-numbers.ts';
import type { SecondFactor } from '../user-pool/account-pool.ts';
import { provenToken } from './account-proof.ts';
import { notifyOwner } from './notify-owner.ts';

/** A new secret for an authenticator app, told once. The factor in use goes on until the app has shown a code. */
export async function beginAuthenticator(parts: IdentityParts, caller: MemberCaller, exchange: Exchange) {
  const token = await provenToken(parts, caller, exchange);
  const secret = await parts.pool.beginApp(token);
  const issuer = encodeURIComponent(PRODUCT_NAME);
  const label = `${issuer}:${encodeURIComponent(await labelOf(parts, caller))}`;
  return {
    uri: `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=6&period=30`,
    secret_groups: secret.match(/.{1,4}/g) ?? [],
  };
}

/** What the app shows beside its codes: the masked number, since a screen is easily seen. */
async function labelOf(parts: IdentityParts, caller: MemberCaller): Promise<string> {
  const { phoneNumber } = await accountOf(parts, caller);
  return phoneNumber === null ? 'ログイン' : maskPhoneNumber(phoneNumber);
}

/** The first right code of the app: it is asked for from now on. */
export async function confirmAuthenticator(
  parts: IdentityParts,
  caller: MemberCaller,
  code: string,
  exchange: Exchange,
): Promise<void> {
  const token = await provenToken(parts, caller, exchange);
  await parts.pool.confirmApp(token, code);
  await use(parts, caller, 'app', exchange);
}

export async function beginSmsFactor(
  parts: IdentityParts,
  caller: MemberCaller,
  exchange: Exchange,
): Promise<CodeSentAnswer> {
  const token = await provenToken(parts, caller, exchange);
  const { phoneNumber, isPhoneVerified } = await accountOf(parts, caller);
  if (phoneNumber === null || !isPhoneVerified) throw new AppError('forbidden');
  const { request } = exchange;
  await sendByPool(parts, phoneNumber, request, () => parts.pool.sendNumberCode(token, request));
  return {
    masked_to: maskPhoneNumber(phoneNumber),
    expires_at: secondsAfter(request.now, ONE_TIME_CODE.validSeconds).toISOString(),
    resend_after: ONE_TIME_CODE.resendAfterSeconds,
  };
}

export async function confirmSmsFactor(
  parts: IdentityParts,
  caller: MemberCaller,
  code: string,
  exchange: Exchange,
): Promise<void> {
  const token = await provenToken(parts, caller, exchange);
  await parts.pool.confirmNumber(token, code);
  await use(parts, caller, 'sms', exchange);
}

/** No code is asked for any more; whoever asked has just shown password and code. */
export async function dropSecondFactor(
  parts: IdentityParts,
  caller: MemberCaller,
  exchange: Exchange,
): Promise<void> {
  await provenToken(parts, caller, exchange);
  await use(parts, caller, null, exchange);
}

async function use(
  parts: IdentityParts,
  caller: MemberCaller,
  factor: SecondFactor | null,
  exchange: Exchange,
): Promise<void> {
  const account = await accountOf(parts, caller);
  await parts.pool.useFactor(account.username, factor);
  await notifyOwner(parts, account, 'second-factor-changed', exchange);
}
