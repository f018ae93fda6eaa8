import {
  type HandoverClaims,
  HandoverTokenError,
  type PartnerGateway,
} from '@hidamari/adapters/handover/port';
import { AppError } from '@hidamari/domain/errors';
import { extraMinutesFor, type HandoverPartner, itemsHandedOver } from '@hidamari/domain/handover';
import { findMember } from '../members/index.ts';
import type { HandoverParts } from './handover-parts.ts';
import {
  findHandover,
  type Handover,
  lastRedeemedAt,
  lockAcquaintance,
  markRedeemed,
} from './handovers.repository.ts';

interface TurnedIn {
  partner: HandoverPartner;
  token: string;
  /** Where it came from, for the limit. */
  address: string;
  now: Date;
}

/** What the partner learns, from the token and from the record: `handover` says what counts. */
export interface Redeemed {
  claims: HandoverClaims;
  handover: Handover;
}

/** Why a token is over. A member who has left in between counts as used up: nobody is given any more. */
type OverReason = 'used' | 'expired';

const isOver = (reason: OverReason) => new AppError('code_expired', { detail: { reason } });

/**
 * Uses a token up for its partner and answers what it gives; whoever comes second, at the same moment too, gets nothing.
 * `not_found` for a partner that is not set up, `forbidden` for what is no token of ours for it, `code_expired` with the
 * reason for one that was used or is too old, `too_many`.
 */
export async function redeemHandover(
  parts: Pick<HandoverParts, 'database' | 'rateLimits' | 'partnerGateways'>,
  { partner, token, address, now }: TurnedIn,
): Promise<Redeemed> {
  await parts.rateLimits.consume('handover-redemptions-by-address', address);
  const gateway = parts.partnerGateways[partner];
  if (gateway === undefined) throw new AppError('not_found');
  const claims = await claimsIn(gateway, token, now);
  const handover = await parts.database.transaction(async (tx) => {
    const known = await findHandover(tx, { id: claims.handoverId, partner });
    if (known === null || known.member_id === null) throw isOver('used');
    const who = { memberId: known.member_id, partner };
    await lockAcquaintance(tx, who);
    if ((await findMember(tx, who.memberId)) === null) throw isOver('used');
    const hasUsedBefore = (await lastRedeemedAt(tx, who)) !== null;
    const extra_minutes = known.extra_minutes && extraMinutesFor(partner, { hasUsedBefore });
    const given = itemsHandedOver(partner, extra_minutes);
    return markRedeemed(tx, { id: known.id, now, extra_minutes, given });
  });
  if (handover === null) throw isOver('used');
  return { claims, handover };
}

async function claimsIn(gateway: PartnerGateway, token: string, now: Date): Promise<HandoverClaims> {
  try {
    return await gateway.read(token, now);
  } catch (error) {
    if (!(error instanceof HandoverTokenError)) throw error;
    throw error.reason === 'expired' ? isOver('expired') : new AppError('forbidden');
  }
}
