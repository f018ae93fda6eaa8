import { randomBytes, randomUUID } from 'node:crypto';
import type { unsubscribeBody } from '@hidamari/contract/auth';
import { LEFT_AS_COOKIE, LEFT_AS_COOKIE_MAX_AGE } from '@hidamari/domain/eligibility';
import { AppError } from '@hidamari/domain/errors';
import { receiptNumber } from '@hidamari/domain/privacy';
import { variantOfMember } from '@hidamari/domain/site-variants';
import { eraseAfter, leftAsOf } from '@hidamari/domain/withdrawal';
import type * as z from 'zod';
import type { Transaction } from '../../database/database.ts';
import type { MemberCaller, RequestFacts } from '../../http/caller.ts';
import type { CookieJar } from '../../http/route.ts';
import { checkPresentPassword, endSessionsOfAccount, endSessionsOfMember } from '../identity/index.ts';
import { lineUnlinkedMessage } from '../mail/index.ts';
import { type LeavingMember, withdrawMember } from '../members/index.ts';
import { sendWithdrawalMail } from './send-withdrawal-mail.ts';
import { withdrawals } from './withdrawal.table.ts';
import type { WithdrawalParts } from './withdrawal-parts.ts';

type Wish = z.output<typeof unsubscribeBody>;

/** Where the farewell page lies, and the only addresses that its cookie is sent to. */
const FAREWELL_PATH = '/unsubscribe/complete';
const FAREWELL_COOKIE_PATH = '/unsubscribe';

/** Cookies of a member, or of the way they came; the same go at a log-out. */
const MEMBER_COOKIES = [
  'session',
  'refresh',
  'challenge_token',
  'eligibility',
  'eligibility_renewed',
  'return_path',
  'XSRF-TOKEN',
] as const;

/**
 * Withdraws a member (G53; specification section 4): hidden at once, every session ended, LINE unlinked, news off, in
 * one transaction with the mail that says so; erased after 30 days. Answers where the browser goes. Throws
 * `validation` for a wrong password.
 */
export async function withdraw(
  parts: WithdrawalParts,
  caller: MemberCaller,
  wish: Wish,
  { request, cookies }: { request: RequestFacts; cookies: CookieJar },
): Promise<string> {
  const { now } = request;
  await provePassword(parts, caller, wish.present_password, request);
  const ended = await parts.database.transaction(async (tx) => {
    const left = await withdrawMember(tx, caller.memberId, now);
    if (left === null) return null;
    await keepWithdrawal(parts, tx, left, wish, now);
    if (left.isLastOfAccount) await endSessionsOfAccount(tx, left.account.id, now);
    else await endSessionsOfMember(tx, left.member.id, now);
    return left;
  });
  // The portal's own sessions are over; that the pool's end too is a second lock, and no reason to hold anybody back.
  if (ended?.isLastOfAccount) await parts.pool.signOutEverywhere(ended.account.pool_username).catch(() => {});
  for (const name of MEMBER_COOKIES) cookies.clear(name);
  cookies.set(LEFT_AS_COOKIE, leftAsOf(variantOfMember(caller.memberType)), {
    maxAge: LEFT_AS_COOKIE_MAX_AGE,
    path: FAREWELL_COOKIE_PATH,
  });
  return request.origin + FAREWELL_PATH;
}

async function keepWithdrawal(
  { encryption, outbox, settings }: WithdrawalParts,
  tx: Transaction,
  { member, account, unlinkedLine }: LeavingMember & { unlinkedLine: string | null },
  { reasons, reason = '' }: Wish,
  now: Date,
): Promise<void> {
  const id = randomUUID();
  const number = receiptNumber('T', randomBytes(8));
  const isSilent = reasons.length === 0 && reason === '';
  const cipher = isSilent ? null : await encryption.forMember(tx, member.id);
  const told = JSON.stringify({ reasons, words: reason });
  await tx.insert(withdrawals).values({
    id,
    member_id: member.id,
    receipt_number: number,
    reason_sealed: cipher?.encrypt(told, `withdrawal:${id}`) ?? null,
    withdrawn_at: now,
    erase_after: eraseAfter(now),
  });
  // LINE asks that what was allowed is taken back when somebody leaves; without a token of theirs we can only say how.
  if (unlinkedLine !== null)
    await outbox.enqueue(tx, {
      kind: 'send-line',
      idempotencyKey: `line-unlinked:${id}`,
      payload: { to: unlinkedLine, text: lineUnlinkedMessage(), isAboutLink: true },
    });
  await sendWithdrawalMail({ tx, outbox, settings }, { id, number, member, account, until: eraseAfter(now) });
}

/**
 * The password once more before somebody leaves (decision 0021). A pool that goes on to ask for a second factor has
 * taken it. A wrong one is a fault of its field, so that the page and what was chosen on it stay.
 */
async function provePassword(
  parts: WithdrawalParts,
  caller: MemberCaller,
  password: string,
  request: RequestFacts,
): Promise<void> {
  await checkPresentPassword(parts, caller, password, request).catch((error) => {
    const isWrong = error instanceof AppError && error.code === 'credentials_wrong';
    throw isWrong ? new AppError('validation', { fields: { present_password: ['invalid'] } }) : error;
  });
}
