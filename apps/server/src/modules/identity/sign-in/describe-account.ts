import type { Caller } from '../../../http/caller.ts';
import { findBaseAccountById } from '../../members/index.ts';
import { isEmailTaken } from '../email-verification/verify-email.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { maskEmail, maskPhoneNumber } from '../phone-numbers.ts';

/** The common-ID account of the session or challenge, masked; nothing for a visitor. */
export async function describeAccount(parts: IdentityParts, caller: Caller) {
  if (caller.kind === 'member') {
    const base = await findBaseAccountById(parts.database, caller.baseAccountId);
    if (!base) return {};
    return {
      hash_base_account_id: parts.handles.hashBaseAccountId(base.id),
      ...masked(base.phone_number, base.email),
      is_phone_verified: true,
      is_email_verified: base.email_verified_at !== null,
      is_email_taken: await isEmailTaken(parts.database, base),
    };
  }
  if (caller.kind !== 'challenge') return {};
  const { challenges, database, handles, pool } = parts;
  const insured = await challenges.read(database, caller.challengeId, 'insurance-verification');
  if (insured) return { hash_user_id: handles.hashUserId(insured.memberId) };
  const waiting = await challenges.read(database, caller.challengeId, 'mail-verification');
  if (waiting) {
    // Asked anew each time: the link of the mail may have been opened on another device meanwhile.
    const present = await pool.find(waiting.username);
    return { ...masked(null, waiting.email), is_email_verified: present?.isEmailVerified ?? false };
  }
  const account =
    (await challenges.read(database, caller.challengeId, 'login-verification'))?.account ??
    (await challenges.read(database, caller.challengeId, 'sign-up'))?.account;
  if (!account) return {};
  return {
    ...masked(account.phoneNumber, account.email),
    is_phone_verified: account.isPhoneProven,
    is_email_verified: account.isEmailProven,
  };
}

function masked(phoneNumber: string | null, email: string | null) {
  return {
    ...(phoneNumber === null ? {} : { masked_phone_number: maskPhoneNumber(phoneNumber) }),
    ...(email === null ? {} : { masked_email: maskEmail(email) }),
  };
}
