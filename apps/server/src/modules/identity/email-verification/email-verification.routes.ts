import { checkEmailCodeEndpoint, sendEmailCodeEndpoint } from '@hidamari/contract/hosted-login';
import { verifyEmailEndpoint } from '@hidamari/contract/mail';
import { type Route, route } from '../../../http/route.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { checkEmailCode, sendEmailCode } from './email-code.ts';
import { verifyEmail } from './verify-email.ts';

/** 200 and 204 lead to different toasts (specification section 4). */
const VERIFIED = {
  verified: { status: 200, body: { status_code: 200 } },
  'already-verified': { status: 204 },
} as const;

/** Proving an e-mail address: by the link of a mail, or by the code of one. */
export function emailVerificationRoutes(parts: IdentityParts): Route[] {
  return [
    route(verifyEmailEndpoint, async ({ body, request }) => {
      await parts.rateLimits.consume('existence-by-address', request.ip);
      const result = await verifyEmail(parts, body.email_verify_token, request.now);
      return VERIFIED[result];
    }),
    route(sendEmailCodeEndpoint, async (call) => ({
      status: 200,
      body: await sendEmailCode(parts, call.caller, call),
    })),
    route(checkEmailCodeEndpoint, async (call) => ({
      status: 200,
      body: await checkEmailCode(parts, call.caller, call.body.code, call),
    })),
  ];
}
