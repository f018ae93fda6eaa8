import type { SessionAnswer } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import { variantOfMember } from '@hidamari/domain/site-variants';
import type { Transaction } from '../../../database/database.ts';
import type { ProvenEligibility } from '../../eligibility/index.ts';
import { letterSender } from '../../mail/index.ts';
import {
  createMember,
  isEnrolled,
  listMembersOf,
  type NewMember,
  type PoolFacts,
  saveBaseAccount,
} from '../../members/index.ts';
import { noticeBrowser } from '../devices/notice-browser.ts';
import { sendVerificationMail } from '../email-verification/send-verification-mail.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';

/** Who becomes a member, with everything about them proven and checked. */
export interface Enrolment extends Pick<NewMember, 'registration' | 'agreedTexts'> {
  account: PoolFacts;
  eligibility: ProvenEligibility;
}

type Parts = Pick<IdentityParts, 'encryption' | 'outbox' | 'handles' | 'sessions' | 'settings'>;

/**
 * Writes a new member into the caller's transaction: account, consents, verification mail, browser and session.
 * `already_registered` when the account is a member of this programme.
 */
export async function enrolMember(
  tx: Transaction,
  parts: Parts,
  { account, eligibility, registration, agreedTexts }: Enrolment,
  exchange: Exchange,
): Promise<{ memberId: string; session: SessionAnswer }> {
  const { now } = exchange.request;
  const { memberType, ...proven } = eligibility;
  const base = await saveBaseAccount(tx, account, now);
  const insuranceNumber = eligibility.memberType === 'insurance' ? eligibility.insuranceNumber : undefined;
  if (isEnrolled(await listMembersOf(tx, base.id), { memberType, insuranceNumber })) {
    throw new AppError('already_registered');
  }
  const memberId = await createMember(tx, parts.encryption, {
    ...{ baseAccountId: base.id, memberType, registration, proven, agreedTexts },
    at: now,
  });
  if (base.email !== null && base.email_verified_at === null) {
    const variant = variantOfMember(memberType);
    const { settings, outbox, handles } = parts;
    await sendVerificationMail(tx, outbox, {
      baseAccountId: base.id,
      hashBaseAccountId: handles.hashBaseAccountId(base.id),
      email: base.email,
      sender: letterSender(settings, variant),
      at: now,
    });
  }
  await noticeBrowser(tx, parts, base, exchange);
  const signedIn = { baseAccountId: base.id, memberId, method: 'sign_up' } as const;
  return { memberId, session: await parts.sessions.begin(tx, signedIn, exchange) };
}
