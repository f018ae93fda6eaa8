import { askEmailExistenceEndpoint, sendEmailVerificationEndpoint } from '@hidamari/contract/mail';
import { AppError } from '@hidamari/domain/errors';
import { type Route, route } from '../../../http/route.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { receiveEmailRequest } from './receive-email-request.ts';

/** Questions about an address that only its owner is answered. */
export function emailRequestRoutes(parts: IdentityParts): Route[] {
  return [
    route(sendEmailVerificationEndpoint, async ({ body, caller, request }) => {
      const askedBy = caller.kind === 'member' ? { askedBy: caller.baseAccountId } : {};
      const asked =
        'email' in body
          ? ({ asks: 'verification', email: body.email, ...askedBy } as const)
          : ({ asks: 'verification-by-link', token: body.email_verify_token } as const);
      return { status: 200, body: await receiveEmailRequest(parts, asked, request) };
    }),
    route(askEmailExistenceEndpoint, async ({ query, request }) => {
      // A GET by the specification, which carries no anti-forgery token: another site's page mails nobody by it.
      if (request.isFromElsewhere) throw new AppError('forbidden');
      const body = await receiveEmailRequest(parts, { asks: 'existence', email: query.email }, request);
      return { status: 200, body };
    }),
  ];
}
