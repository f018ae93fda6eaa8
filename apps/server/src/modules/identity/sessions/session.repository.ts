import { createHmac, randomUUID } from 'node:crypto';
import type { MemberType } from '@hidamari/domain/site-variants';
import type { ActingReason } from '@hidamari/domain/staff';
import { and, eq, gt, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../database/database.ts';
import { memberKeys } from '../../../encryption/member-key.table.ts';
import type { ActingStaff } from '../../../http/caller.ts';
import { baseAccounts } from '../../members/base-account.table.ts';
import { consentsColumn, type EnteringMember } from '../../members/index.ts';
import { members } from '../../members/member.table.ts';
import { staffMembers, staffSessions } from '../../staff/staff.table.ts';
import { REFRESH_TOKEN_SECONDS, SESSION_SECONDS, secondsAfter } from '../lifetimes.ts';
import { hashSecret, newSecret } from '../secrets.ts';
import { sessionRefreshTokens, sessions } from './session.table.ts';

/** A session that stands: not ended, not idle for too long, its member still with us. */
export interface ActiveSession {
  sessionId: string;
  baseAccountId: string;
  memberId: string;
  memberType: MemberType;
  lastUsedAt: Date;
  /** Null: the member in person. */
  acting: ActingStaff | null;
  /** Read in the same statement, for whatever the request goes on to ask (decision 0116). */
  atDoor: EnteringMember;
  /** The member's wrapped data key; null while nothing of theirs was sealed. */
  wrappedKey: string | null;
}

/** The two secrets of a new session; only their hashes are stored. */
export interface NewSession {
  sessionId: string;
  cookie: string;
  refreshToken: string;
}

/** The moment that is asked about, and how long a session may lie unused (SESSION_IDLE_SECONDS). */
export interface SessionMoment {
  now: Date;
  idleSeconds: number;
}

async function findSurveyState(
  executor: Executor,
  where: SQL,
  { now, idleSeconds }: SessionMoment,
): Promise<ActiveSession | null> {
  const [row] = await executor
    .select({
      sessionId: sessions.id,
      baseAccountId: sessions.base_account_id,
      memberId: sessions.member_id,
      lastUsedAt: sessions.last_used_at,
      expiresAt: sessions.expires_at,
      reason: sessions.acting_reason,
      staffId: staffMembers.id,
      displayName: staffMembers.display_name,
      role: staffMembers.role,
      member: members,
      account: baseAccounts,
      consents: consentsColumn,
      wrappedKey: memberKeys.wrapped_key,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.member_id))
    .innerJoin(baseAccounts, eq(baseAccounts.id, members.base_account_id))
    .leftJoin(memberKeys, eq(memberKeys.member_id, sessions.member_id))
    .leftJoin(staffSessions, eq(staffSessions.id, sessions.acting_staff_session_id))
    .leftJoin(staffMembers, eq(staffMembers.id, staffSessions.staff_id))
    .where(
      and(
        where,
        isNull(sessions.ended_at),
        isNull(members.withdrawn_at),
        gt(sessions.expires_at, now),
        // A concierge's place has its own end: they may be listening on the telephone (G42).
        or(isNotNull(sessions.acting_staff_id), gt(sessions.last_used_at, secondsAfter(now, -idleSeconds))),
        or(isNull(sessions.acting_staff_id), isStaffAtWork(now)),
      ),
    );
  if (!row) return null;
  const { expiresAt, reason, staffId, displayName, role, member, account, consents, ...session } = row;
  const acting =
    staffId && displayName && role && reason
      ? { staffId, displayName, role, reason, endsAt: expiresAt }
      : null;
  return { ...session, memberType: member.member_type, acting, atDoor: { member, account, consents } };
}

/** Which of these sessions of members stand: neither ended, nor over, nor left unused. A concierge's is none. */
export async function listActiveSessions(
  executor: Executor,
  ids: readonly string[],
  { now, idleSeconds }: SessionMoment,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await executor
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.member_id))
    .where(
      and(
        inArray(sessions.id, [...ids]),
        isNull(sessions.acting_staff_id),
        isNull(sessions.ended_at),
        isNull(members.withdrawn_at),
        gt(sessions.expires_at, now),
        gt(sessions.last_used_at, secondsAfter(now, -idleSeconds)),
      ),
    );
  return rows.map(({ id }) => id);
}

/** What a concierge began ends with their own session, and with their account (G42). */
function isStaffAtWork(now: Date): SQL | undefined {
  return and(
    isNull(staffSessions.ended_at),
    gt(staffSessions.expires_at, now),
    isNull(staffMembers.disabled_at),
  );
}

/** The member's own cookie: one of a concierge is none. */
export const findSessionByCookie = (executor: Executor, cookie: string, moment: SessionMoment) =>
  findSurveyState(executor, withToken(cookie, isNull(sessions.acting_staff_id)), moment);

/** A concierge's cookie, beside that of the staff session it was begun in. */
export const findActingSession = (
  executor: Executor,
  { acting, staff }: { acting: string; staff: string },
  moment: SessionMoment,
) => findSurveyState(executor, withToken(acting, eq(staffSessions.token_hash, hashSecret(staff))), moment);

function withToken(cookie: string, narrowed: SQL): SQL {
  return and(eq(sessions.token_hash, hashSecret(cookie)), narrowed) ?? narrowed;
}

export const findSessionById = (executor: Executor, id: string, moment: SessionMoment) =>
  findSurveyState(executor, eq(sessions.id, id), moment);

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

export async function insertRefreshToken(
  executor: Executor,
  sessionId: string,
  now: Date,
  token = newSecret(),
): Promise<string> {
  await executor.insert(sessionRefreshTokens).values({
    id: randomUUID(),
    session_id: sessionId,
    token_hash: hashSecret(token),
    created_at: now,
    expires_at: secondsAfter(now, REFRESH_TOKEN_SECONDS),
  });
  return token;
}

/**
 * `fresh` for one caller only, however many show the same token at once: its successor is stored with it. `reused` for
 * every other, with the moment of its first use.
 */
export type RefreshUse =
  | { kind: 'fresh'; sessionId: string; successor: string }
  | { kind: 'reused'; sessionId: string; usedAt: Date | null }
  | { kind: 'unknown' };

/** Uses the token up, in a transaction: its successor has to be there for whoever comes next. */
export async function useRefreshToken(tx: Transaction, token: string, now: Date): Promise<RefreshUse> {
  const tokenHash = hashSecret(token);
  const seed = newSecret();
  const [fresh] = await tx
    .update(sessionRefreshTokens)
    .set({ used_at: now, successor_seed: seed })
    .where(
      and(
        eq(sessionRefreshTokens.token_hash, tokenHash),
        isNull(sessionRefreshTokens.used_at),
        gt(sessionRefreshTokens.expires_at, now),
      ),
    )
    .returning({ sessionId: sessionRefreshTokens.session_id });
  if (fresh) {
    const { sessionId } = fresh;
    const successor = await insertRefreshToken(tx, sessionId, now, successorOf(token, seed));
    return { kind: 'fresh', sessionId, successor };
  }
  const used = await findRefreshToken(tx, token);
  return used ? { kind: 'reused', sessionId: used.sessionId, usedAt: used.usedAt } : { kind: 'unknown' };
}

/**
 * The token of this family that has not been used yet, found from one that has: its successor, or that one's where it was
 * used meanwhile. Null where the chain cannot be followed. Whoever has the database alone, or an old token alone, finds
 * nothing.
 */
export async function latestSuccessor(executor: Executor, token: string): Promise<string | null> {
  let latest = token;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const found = await findRefreshToken(executor, latest);
    if (!found) return null;
    if (found.usedAt === null) return latest;
    if (found.seed === null) return null;
    latest = successorOf(latest, found.seed);
  }
  return null;
}

/** More renewals than a minute has: each takes the one before it. */
const MOST_STEPS = 100;

function successorOf(token: string, seed: string): string {
  return createHmac('sha256', token).update(`refresh-successor\n${seed}`).digest('base64url');
}

async function findRefreshToken(executor: Executor, token: string) {
  const [found] = await executor
    .select({
      sessionId: sessionRefreshTokens.session_id,
      usedAt: sessionRefreshTokens.used_at,
      seed: sessionRefreshTokens.successor_seed,
    })
    .from(sessionRefreshTokens)
    .where(eq(sessionRefreshTokens.token_hash, hashSecret(token)));
  return found ?? null;
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

/** A concierge's place, as it is begun. */
export interface NewActing {
  owner: SessionOwner;
  staffId: string;
  staffSessionId: string;
  reason: ActingReason;
  endsAt: Date;
}

/** Without refresh token: over is over. Answers the cookie. */
export async function insertActingSession(executor: Executor, acting: NewActing, now: Date): Promise<string> {
  const cookie = newSecret();
  await executor.insert(sessions).values({
    id: randomUUID(),
    token_hash: hashSecret(cookie),
    base_account_id: acting.owner.baseAccountId,
    member_id: acting.owner.memberId,
    created_at: now,
    last_used_at: now,
    expires_at: acting.endsAt,
    acting_staff_id: acting.staffId,
    acting_staff_session_id: acting.staffSessionId,
    acting_reason: acting.reason,
  });
  return cookie;
}

/** Ends what was begun in a staff session; answers whose place stood until now. */
export async function endActingOf(executor: Executor, staffSessionId: string, now: Date): Promise<string[]> {
  const ended = await executor
    .update(sessions)
    .set({ ended_at: now })
    .where(
      and(
        eq(sessions.acting_staff_session_id, staffSessionId),
        isNotNull(sessions.acting_staff_id),
        isNull(sessions.ended_at),
        gt(sessions.expires_at, now),
      ),
    )
    .returning({ memberId: sessions.member_id });
  return ended.map(({ memberId }) => memberId);
}

/** Only this member's: another member of the same account stays signed in (G44). */
export async function endSessionsOfMember(executor: Executor, memberId: string, now: Date): Promise<void> {
  await executor
    .update(sessions)
    .set({ ended_at: now })
    .where(and(eq(sessions.member_id, memberId), isNull(sessions.ended_at)));
}
