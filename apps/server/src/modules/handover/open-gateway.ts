import type { PartnerGateway } from '@hidamari/adapters/handover/port';
import { AppError } from '@hidamari/domain/errors';
import type { HandoverPartner } from '@hidamari/domain/handover';
import { isServiceFor } from '@hidamari/domain/service-filter';
import type { MemberCaller } from '../../http/caller.ts';
import type { HandoverParts } from './handover-parts.ts';

/**
 * The way to a partner, for this member; null where the operator has set none up. `not_found` where the member has no
 * page of the partner: another type of member's, or a partner without a content item (G84).
 */
export async function gatewayFor(
  { content, organizationOf, partnerGateways }: HandoverParts,
  { memberId, memberType }: MemberCaller,
  partner: HandoverPartner,
): Promise<PartnerGateway | null> {
  const viewer = { memberType, organization: await organizationOf(memberId) };
  const { value } = await content.getService(partner);
  if (!isServiceFor(viewer, value)) throw new AppError('not_found');
  return partnerGateways[partner] ?? null;
}
