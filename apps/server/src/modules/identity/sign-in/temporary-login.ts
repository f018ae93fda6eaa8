import type { credentials, PendingAnswer } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import type * as z from 'zod';
import { findBaseAccount, listMembersOf } from '../../members/index.ts';
import { handOver } from '../challenges/challenge-answers.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { tellIfMoved } from '../migration/already-moved.ts';
import { hasToMove } from '../migration/has-to-move.ts';
import { refuseGuessable } from '../passwords.ts';
import type { PoolAccount } from '../user-pool/account-pool.ts';
import { askToMove } from './ask-to-move.ts';

type Credentials = z.output<typeof credentials>;

/** What the pool may ask after the password, and how the screen calls it. The others come with their screens. */
const CHALLENGES = { NEW_PASSWORD_REQUIRED: 'new_password' } as const;

/**
 * Name and password of a temporary account (G41), or the answer to the challenge that came back. Common-ID accounts
 * are refused here with the words of a wrong password: their way in is the hosted login alone. Nobody gets a session
 * here: who is let through moves to the common ID first (G39).
 */
export async function signInTemporary(
  parts: IdentityParts,
  body: Credentials,
  exchange: Exchange,
): Promise<PendingAnswer> {
  if (body.new_password !== undefined) return answerNewPassword(parts, body.new_password, exchange);
  if (body.challenge_answer !== undefined) throw new AppError('being_prepared');
  const { username = '', password = '' } = body;
  const { ip } = exchange.request;
  const tries = `${username.toLowerCase()}|${ip}`;
  await parts.rateLimits.consume('sign-in-by-address', ip);
  await parts.rateLimits.consume('sign-in-by-account', tries);
  const answer = await parts.pool.signIn(username, password);
  if (answer.kind === 'unconfirmed') throw new AppError('credentials_wrong');
  const pending =
    answer.kind === 'signed-in'
      ? await enter(parts, answer.account, exchange)
      : await passOn(parts, username, answer, exchange);
  await parts.rateLimits.reset('sign-in-by-account', tries);
  return pending;
}

async function passOn(
  { challenges, database }: IdentityParts,
  username: string,
  { name, session }: { name: string; session: string },
  { request, cookies }: Exchange,
): Promise<PendingAnswer> {
  const type = Object.hasOwn(CHALLENGES, name) ? CHALLENGES[name as keyof typeof CHALLENGES] : undefined;
  if (type === undefined) throw new AppError('being_prepared');
  const subject = { username, challenge: name, session };
  const challenge = await challenges.open(database, 'temporary-login', subject, request.now);
  return { challenge: handOver(cookies, challenge, type) };
}

async function answerNewPassword(
  parts: IdentityParts,
  newPassword: string,
  exchange: Exchange,
): Promise<PendingAnswer> {
  const { challenges, database, pool } = parts;
  const token = exchange.request.cookies.challenge_token;
  const caller = token ? await challenges.callerOf(database, token, exchange.request.now) : null;
  const subject = caller && (await challenges.read(database, caller.challengeId, 'temporary-login'));
  if (!caller || !subject) throw new AppError('unauthenticated');
  const before = await pool.find(subject.username);
  refuseGuessable(newPassword, { email: before?.email ?? subject.username });
  await pool.answerNewPassword(subject.username, subject.session, newPassword);
  await challenges.close(database, caller.challengeId);
  const account = await pool.find(subject.username);
  if (!account) throw new AppError('credentials_wrong');
  return enter(parts, account, exchange);
}

/** A right password: on to the move. */
async function enter(parts: IdentityParts, account: PoolAccount, exchange: Exchange): Promise<PendingAnswer> {
  const base = await findBaseAccount(parts.database, account.sub);
  const moved = await tellIfMoved(parts, base);
  if (moved) return moved;
  const own = base && hasToMove(base) ? await listMembersOf(parts.database, base.id) : [];
  if (!base || own.length === 0) throw new AppError('credentials_wrong');
  return askToMove(parts, base, exchange);
}
