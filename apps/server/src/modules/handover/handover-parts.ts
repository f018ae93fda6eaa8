import { createHmac } from 'node:crypto';
import type { PartnerGateway } from '@hidamari/adapters/handover/port';
import { AppError } from '@hidamari/domain/errors';
import type { HandoverPartner } from '@hidamari/domain/handover';
import { isServiceFor } from '@hidamari/domain/service-filter';
import type { Settings } from '../../config/settings.ts';
import type { Dependencies } from '../../dependencies.ts';
import { deriveKey } from '../../encryption/session-keys.ts';
import type { MemberCaller } from '../../http/caller.ts';

export type HandoverNeeds = Pick<
  Dependencies,
  'settings' | 'database' | 'content' | 'rateLimits' | 'partnerGateways'
>;

/** What handing a member over works with. */
export interface HandoverParts extends HandoverNeeds {
  /** From the members module: the organisation a member belongs to, for services that are for some only. */
  organizationOf(memberId: string): Promise<string | null>;
}

type Secret = Pick<Settings, 'sessionSecrets'>;

const keyed = (key: Buffer, ...words: string[]) =>
  createHmac('sha256', key).update(words.join('\n')).digest();

/** Whom the partner knows. Keyed with the partner's name: two partners who compare find nobody that both have. */
export function pseudonymOf({ sessionSecrets }: Secret, partner: HandoverPartner, memberId: string): string {
  return keyed(deriveKey(sessionSecrets, 'handover-pseudonym'), partner, memberId).toString('base64url');
}

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
