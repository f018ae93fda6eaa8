import {
  issueHandoverTokenEndpoint,
  issueMedicalNoteTokenEndpoint,
  listHandoversEndpoint,
  readHandoverEndpoint,
  redeemHandoverEndpoint,
} from '@hidamari/contract/handover';
import type { HandoverPartner } from '@hidamari/domain/handover';
import type { MemberCaller } from '../../http/caller.ts';
import { type Route, route } from '../../http/route.ts';
import type { HandoverParts } from './handover-parts.ts';
import { issueHandover } from './issue-handover.ts';
import { listHandovers, readHandover } from './read-handovers.ts';
import { type Redeemed, redeemHandover } from './redeem-handover.ts';

interface Asking {
  query: { consent_version: string };
  caller: MemberCaller;
  request: { now: Date };
}

/** Handing a member over to a partner, and what was given to whom (G82 to G86). */
export function handoverRoutes(parts: HandoverParts): Route[] {
  const issue = async (partner: HandoverPartner, { query, caller, request: { now } }: Asking) => {
    const asked = { partner, consentVersion: query.consent_version, caller, now };
    const { token, postUrl, expiresAt } = await issueHandover(parts, asked);
    const body = { verification_token: token, post_url: postUrl, expires_at: expiresAt.toISOString() };
    return { status: 200 as const, body };
  };
  return [
    route(issueMedicalNoteTokenEndpoint, (call) => issue('medical-note', call)),
    route(issueHandoverTokenEndpoint, (call) => issue(call.params.partner, call)),
    route(readHandoverEndpoint, async ({ params: { partner }, caller }) => ({
      status: 200,
      body: await readHandover(parts, { partner, caller }),
    })),
    route(listHandoversEndpoint, async ({ caller: { memberId } }) => ({
      status: 200,
      body: { data: await listHandovers(parts, memberId) },
    })),
    route(redeemHandoverEndpoint, async ({ body, request: { ip, now } }) => ({
      status: 200,
      body: toldToPartner(await redeemHandover(parts, { ...body, address: ip, now })),
    })),
  ];
}

function toldToPartner({ claims: { emailMark }, handover }: Redeemed) {
  const { pseudonym, variant, extra_minutes: minutes, consent_version, consented_at } = handover;
  return {
    ...{ pseudonym, variant, consent_version, consented_at: consented_at.toISOString() },
    ...(emailMark !== undefined && { email_mark: emailMark }),
    ...(minutes !== null && { extra_minutes: minutes }),
  };
}
