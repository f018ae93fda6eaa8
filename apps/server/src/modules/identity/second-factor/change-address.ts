import type { CodeSentAnswer } from '@hidamari/contract/hosted-login';
import { AppError } from '@hidamari/domain/errors';
import { toE164 } from '@hidamari/domain/members';
import type { MemberCaller } from '../../../http/caller.ts';
import { saveBaseAccount } from '../../members/index.ts';
import { sendChallengeCode } from '../challenge-codes/send-challenge-code.ts';
import { handOver } from '../challenges/challenge-answers.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { accountOf } from '../password-recovery/change-password.ts';
import { findProof } from './account-proof.ts';
import { notifyOldAddress } from './notify-owner.ts';

type NewAddress = { phone_number: string } | { email: string };

/**
 * A new number or address of somebody who has shown password and code: a code goes there, and nothing changes until it
 * comes back. Nobody is told here whether another account has it (G50).
 */
export async function beginAddressChange(
  parts: IdentityParts,
  caller: MemberCaller,
  address: NewAddress,
  exchange: Exchange,
): Promise<CodeSentAnswer> {
  const { challenges, database } = parts;
  const { request, cookies } = exchange;
  const found = await findProof(parts, caller, exchange);
  if (!found?.proof.accessToken) throw new AppError('forbidden');
  const to = 'email' in address ? address.email : toE164(address.phone_number);
  if (to === null) throw new AppError('validation', { fields: { phone_number: ['phone'] } });
  const challenge = await challenges.open(
    database,
    'address-change',
    { proof: found.proof, to },
    request.now,
  );
  const reason = 'email' in address ? 'email' : 'number';
  const sent = await sendChallengeCode(
    parts,
    { challengeId: challenge.id, reason, to, isReal: true },
    exchange,
  );
  handOver(cookies, challenge, 'custom');
  return sent;
}

/**
 * The code came back: the number or address is the account's from now on, and the old one is told.
 * @throws AppError `already_registered`: it is another account's proven one; only who read the code learns it.
 */
export async function confirmAddressChange(
  parts: IdentityParts,
  caller: MemberCaller,
  code: string,
  exchange: Exchange,
): Promise<void> {
  const { challenges, codes, database, pool } = parts;
  const { request, cookies } = exchange;
  const token = request.cookies.challenge_token;
  const waiting = token ? await challenges.callerOf(database, token, request.now) : null;
  const subject = waiting && (await challenges.read(database, waiting.challengeId, 'address-change'));
  if (!waiting || subject?.proof.baseAccountId !== caller.baseAccountId) throw new AppError('forbidden');
  await codes.check(waiting.challengeId, code, request.now);
  const before = await accountOf(parts, caller);
  const { to, proof } = subject;
  await pool.changeAddress(before.username, to.includes('@') ? { email: to } : { phoneNumber: to });
  const after = await accountOf(parts, caller);
  // Whoever changes the one may want to change the other: the proof goes on for its own ten minutes.
  const challenge = await database.transaction(async (tx) => {
    await saveBaseAccount(tx, after, request.now);
    await challenges.close(tx, waiting.challengeId);
    await notifyOldAddress(parts, tx, { before, isNumber: !to.includes('@') }, exchange);
    return challenges.open(tx, 'account-security', proof, request.now);
  });
  handOver(cookies, challenge, 'custom');
}
