import type { HandoverOffer, HandoverRecord } from '@hidamari/contract/handover';
import {
  extraMinutesFor,
  type HandoverPartner,
  itemsHandedOver,
  needsProvenEmail,
  PARTNERS,
} from '@hidamari/domain/handover';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import type { MemberCaller } from '../../http/caller.ts';
import { findMember } from '../members/index.ts';
import type { HandoverParts } from './handover-parts.ts';
import { gatewayFor } from './handover-parts.ts';
import { type Handover, lastRedeemedAt, listHandoversOf } from './handovers.repository.ts';

/** What a page shows at most; the record of three years holds more only of somebody who went there every week. */
const SHOWN = 200;

/** What a handover to the partner would give this member now. `not_found` where the member has no page of the partner. */
export async function readHandover(
  parts: HandoverParts,
  { partner, caller }: { partner: HandoverPartner; caller: MemberCaller },
): Promise<HandoverOffer> {
  const gateway = await gatewayFor(parts, caller, partner);
  const { memberId } = caller;
  const [lastUsedAt, found] = await Promise.all([
    lastRedeemedAt(parts.database, { memberId, partner }),
    findMember(parts.database, memberId),
  ]);
  const extraMinutes = extraMinutesFor(partner, { hasUsedBefore: lastUsedAt !== null });
  return {
    is_offered: gateway !== null,
    is_example: gateway?.isExample ?? false,
    consent_version: PARTNERS[partner].consentVersion,
    given: itemsHandedOver(partner, extraMinutes),
    extra_minutes: extraMinutes,
    waits_for_email: needsProvenEmail(partner) && !found?.account.email_verified_at,
    last_used_at: lastUsedAt && formatWireTimestamp(lastUsedAt),
  };
}

const shown = ({ id, partner, given, ...row }: Handover): HandoverRecord => ({
  ...{ id, partner, given: [...given] },
  consent_version: row.consent_version,
  consented_at: formatWireTimestamp(row.consented_at),
  received_at: row.redeemed_at && formatWireTimestamp(row.redeemed_at),
});

/** What was given to whom, for the member's own page. */
export async function listHandovers(
  { database }: Pick<HandoverParts, 'database'>,
  memberId: string,
): Promise<HandoverRecord[]> {
  return (await listHandoversOf(database, memberId, SHOWN)).map(shown);
}

/** All of it, for the member's own data (G136). */
export async function listAllHandovers(
  { database }: Pick<HandoverParts, 'database'>,
  memberId: string,
): Promise<HandoverRecord[]> {
  return (await listHandoversOf(database, memberId)).map(shown);
}
