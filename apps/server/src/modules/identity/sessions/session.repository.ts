import { randomUUID } from 'node:crypto';
import type { MemberType } from '@hidamari/domain/site-variants';
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { members } from '../../members/member.table.ts';
import { REFRESH_TOKEN_SECONDS, SESSION_IDLE_SECONDS, SESSION_SECONDS, secondsAfter } from '../lifetimes.ts';
import { hashSecret, newSecret } from '../secrets.ts';
import { sessionRefreshTokens, sessions } from './session.table.ts';

/** A session that stands: not ended, not idle for too long, its member still with us. */
export interface StandingSession {
  sessionId: string;
  baseAccountId: string;
  memberId: string;
  memberType: MemberType;
  lastUsedAt: Date;
}

/** The two secrets of a new session; only their hashes are stored. */
export interface NewSession {
  sessionId: string;
  cookie: string;
  refreshToken: string;
}

async function findStanding(executor: Executor, where: SQL, now: Date): Promise<StandingSession | null> {
  const [row] = await executor
    .select({
      sessionId: sessions.id,
      baseAccountId: sessions.base_account_id,
      memberId: sessions.member_id,
      memberType: members.member_type,
      lastUsedAt: sessions.last_used_at,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.member_id))
    .where(
      and(
        where,
        isNull(sessions.ended_at),
        isNull(members.withdrawn_at),
        gt(sessions.expires_at, now),
        gt(sessions.last_used_at, secondsAfter(now, -SESSION_IDLE_SECONDS)),
      ),
    );
  return row ?? null;
}

export const findSessionByCookie = (executor: Executor, cookie: string, now: Date) =>
  findStanding(executor, eq(sessions.token_hash, hashSecret(cookie)), now);

export const findSessionById = (executor: Executor, id: string, now: Date) =>
  findStanding(executor, eq(sessions.id, id), now);

interface SessionOwner {
  baseAccountId: string;
  memberId: string;
}

export async function insertSession(executor: Executor, owner: SessionOwner, now: Date): Promise<NewSession> {
  const sessionId = randomUUID();
  const cookie = newSecret();
  await executor.insert(sessions).values({
    id: sessionId,
    token_hash: hashSecret(cookie),
    base_account_id: owner.baseAccountId,
    member_id: owner.memberId,
    created_at: now,
    last_used_at: now,
    expires_at: secondsAfter(now, SESSION_SECONDS),
  });
  return { sessionId, cookie, refreshToken: await insertRefreshToken(executor, sessionId, now) };
}

export async function insertRefreshToken(executor: Executor, sessionId: string, now: Date): Promise<string> {
  const token = newSecret();
  await executor.insert(sessionRefreshTokens).values({
    id: randomUUID(),
    session_id: sessionId,
    token_hash: hashSecret(token),
    created_at: now,
    expires_at: secondsAfter(now, REFRESH_TOKEN_SECONDS),
  });
  return token;
}

/** `fresh` for one caller only, however many show the same token at once. */
export type RefreshUse = { kind: 'fresh' | 'reused'; sessionId: string } | { kind: 'unknown' };

export async function useRefreshToken(executor: Executor, token: string, now: Date): Promise<RefreshUse> {
  const tokenHash = hashSecret(token);
  const [fresh] = await executor
    .update(sessionRefreshTokens)
    .set({ used_at: now })
    .where(
      and(
        eq(sessionRefreshTokens.token_hash, tokenHash),
        isNull(sessionRefreshTokens.used_at),
        gt(sessionRefreshTokens.expires_at, now),
      ),
    )
    .returning({ sessionId: sessionRefreshTokens.session_id });
  if (fresh) return { kind: 'fresh', sessionId: fresh.sessionId };
  const [used] = await executor
    .select({ sessionId: sessionRefreshTokens.session_id })
    .from(sessionRefreshTokens)
    .where(eq(sessionRefreshTokens.token_hash, tokenHash));
  return used ? { kind: 'reused', sessionId: used.sessionId } : { kind: 'unknown' };
}

export async function touchSession(executor: Executor, id: string, now: Date): Promise<void> {
  await executor.update(sessions).set({ last_used_at: now }).where(eq(sessions.id, id));
}

/** Its refresh tokens die with it: they are worth nothing without a standing session. */
export async function endSession(executor: Executor, id: string, now: Date): Promise<void> {
  await executor
    .update(sessions)
    .set({ ended_at: now })
    .where(and(eq(sessions.id, id), isNull(sessions.ended_at)));
}

export async function endSessionsOfAccount(
  executor: Executor,
  baseAccountId: string,
  now: Date,
): Promise<void> {
  await executor
    .update(sessions)
    .set({ ended_at: now })
    .where(and(eq(sessions.base_account_id, baseAccountId), isNull(sessions.ended_at)));
}

/** Only this member's: another member of the same account stays signed in (G44). */
export async function endSessionsOfMember(executor: Executor, memberId: string, now: Date): Promise<void> {
  await executor
    .update(sessions)
    .set({ ended_at: now })
    .where(and(eq(sessions.member_id, memberId), isNull(sessions.ended_at)));
}
