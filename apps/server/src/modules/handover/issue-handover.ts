import { randomUUID } from 'node:crypto';
import { AppError } from '@hidamari/domain/errors';
import {
  extraMinutesFor,
  HANDOVER_TOKEN_SECONDS,
  type HandoverPartner,
  itemsHandedOver,
  needsProvenEmail,
  PARTNERS,
} from '@hidamari/domain/handover';
import { variantOfMember } from '@hidamari/domain/site-variants';
import type { MemberCaller } from '../../http/caller.ts';
import { findMember } from '../members/index.ts';
import { gatewayFor, type HandoverParts, pseudonymOf } from './handover-parts.ts';
import { insertHandover, knownPseudonym, lastRedeemedAt } from './handovers.repository.ts';

interface Asked {
  partner: HandoverPartner;
  /** The day of the words that the member has just agreed to. */
  consentVersion: string;
  caller: MemberCaller;
  now: Date;
}

export interface IssuedHandover {
  token: string;
  postUrl: string;
  expiresAt: Date;
}

/**
 * Gives a token for one partner, five minutes, once, and writes down the consent it rests on and what it gives: no token
 * without its record. `not_found` where the partner is not for this member or not set up, `conflict` for a consent to
 * other words, `forbidden` while the partner would get an address that is not proven, `too_many`.
 */
export async function issueHandover(parts: HandoverParts, asked: Asked): Promise<IssuedHandover> {
  const { partner, caller, now } = asked;
  await parts.rateLimits.consume('handovers-by-member', caller.memberId);
  const gateway = await gatewayFor(parts, caller, partner);
  if (gateway === null) throw new AppError('not_found');
  if (asked.consentVersion !== PARTNERS[partner].consentVersion) throw new AppError('conflict');
  const email = await emailOf(parts, asked);
  const expiresAt = new Date(now.getTime() + HANDOVER_TOKEN_SECONDS * 1_000);
  const who = { memberId: caller.memberId, partner };
  const variant = variantOfMember(caller.memberType);

  return parts.database.transaction(async (tx) => {
    const hasUsedBefore = (await lastRedeemedAt(tx, who)) !== null;
    const extraMinutes = extraMinutesFor(partner, { hasUsedBefore });
    const pseudonym =
      (await knownPseudonym(tx, who)) ?? pseudonymOf(parts.settings, partner, caller.memberId);
    const id = randomUUID();
    await insertHandover(tx, {
      ...{ id, partner, variant, pseudonym, member_id: caller.memberId },
      ...{ given: itemsHandedOver(partner, extraMinutes), extra_minutes: extraMinutes },
      ...{ consent_version: asked.consentVersion, consented_at: now, expires_at: expiresAt },
    });
    const claims = {
      ...{ handoverId: id, pseudonym, variant },
      ...(email !== null && { emailMark: gateway.markEmail(email) }),
      ...(extraMinutes !== null && { extraMinutes }),
    };
    const token = await gateway.sign(claims, { issuedAt: now, expiresAt });
    return { token, postUrl: gateway.postUrl, expiresAt };
  });
}

/** The address that the partner gets a mark of; null where it gets nothing. */
async function emailOf({ database }: HandoverParts, { partner, caller }: Asked): Promise<string | null> {
  if (!needsProvenEmail(partner)) return null;
  const found = await findMember(database, caller.memberId);
  if (found === null) throw new AppError('unauthenticated');
  const { email, email_verified_at: provenAt } = found.account;
  // An address that somebody else may own must not open that person's account at the partner.
  if (email === null || provenAt === null)
    throw new AppError('forbidden', { detail: { reason: 'email_not_proven' } });
  return email;
}
