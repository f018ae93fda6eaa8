import {
  changeConsentEndpoint,
  listConsentsEndpoint,
  listPrivacyRequestsEndpoint,
  sendPrivacyRequestEndpoint,
} from '@hidamari/contract/privacy';
import { type Route, route } from '../../http/route.ts';
import { changeConsent } from './change-consent.ts';
import { listConsents } from './list-consents.ts';
import type { PrivacyParts } from './privacy-parts.ts';
import { describeRequest } from './privacy-parts.ts';
import { listRequestsOf } from './privacy-requests.repository.ts';
import { sendPrivacyRequest } from './send-privacy-request.ts';

/** Consents and requests of the caller, and nobody else's (F15). */
export function privacyRoutes(parts: PrivacyParts): Route[] {
  const { database, rateLimits } = parts;
  return [
    route(listConsentsEndpoint, async ({ caller, request }) => ({
      status: 200,
      body: { data: await listConsents(database, caller.memberId, request.now) },
    })),
    route(changeConsentEndpoint, async ({ caller, params, body, request: { now } }) => {
      await rateLimits.consume('writes-by-member', caller.memberId);
      await changeConsent(parts, caller, { kind: params.kind, isAgreed: body.is_agreed }, now);
      return { status: 200, body: { data: await listConsents(database, caller.memberId, now) } };
    }),
    route(listPrivacyRequestsEndpoint, async ({ caller }) => ({
      status: 200,
      body: { data: (await listRequestsOf(database, caller.memberId)).map(describeRequest) },
    })),
    route(sendPrivacyRequestEndpoint, async ({ caller, body, request }) => ({
      status: 201,
      body: await sendPrivacyRequest(parts, caller, body, request),
    })),
  ];
}
