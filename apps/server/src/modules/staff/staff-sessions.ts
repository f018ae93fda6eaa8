import { randomUUID } from 'node:crypto';
import { isWrittenDown } from '@hidamari/domain/idle-time';
import { STAFF_IDLE_SECONDS } from '@hidamari/domain/staff';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import type { RequestFacts, StaffCaller } from '../../http/caller.ts';
import { hashSecret, newSecret } from '../identity/index.ts';
import { staffMembers, staffSessions } from './staff.table.ts';
import { STAFF_SESSION_SECONDS, secondsAfter } from './staff-parts.ts';

/** Begins a staff session; answers its cookie. A new id at each login: one that was planted is worth nothing (F13). */
export async function insertStaffSession(executor: Executor, staffId: string, now: Date): Promise<string> {
  const cookie = newSecret();
  await executor.insert(staffSessions).values({
    id: randomUUID(),
    token_hash: hashSecret(cookie),
    staff_id: staffId,
    created_at: now,
    last_used_at: now,
    expires_at: secondsAfter(now, STAFF_SESSION_SECONDS),
  });
  return cookie;
}

/**
 * Who works in this browser; null for an unknown, ended, idle or overlong session and a disabled account. What
 * somebody did is written down as a use; what their page asked by itself is none, or a desk that nobody sits at would
 * stay open (G42).
 */
export async function findStaffSession(
  executor: Executor,
  cookie: string,
  { now, isUnattended }: Pick<RequestFacts, 'now' | 'isUnattended'>,
): Promise<StaffCaller | null> {
  const [row] = await executor
    .select({
      sessionId: staffSessions.id,
      lastUsedAt: staffSessions.last_used_at,
      staffId: staffMembers.id,
      displayName: staffMembers.display_name,
      role: staffMembers.role,
    })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.staff_id))
    .where(and(eq(staffSessions.token_hash, hashSecret(cookie)), isActiveAt(now)));
  if (!row) return null;
  const { lastUsedAt, ...staff } = row;
  if (!isUnattended && isWrittenDown((now.getTime() - lastUsedAt.getTime()) / 1000)) {
    await executor
      .update(staffSessions)
      .set({ last_used_at: now })
      .where(eq(staffSessions.id, staff.sessionId));
  }
  return { kind: 'staff', ...staff };
}

/** Which of these sessions of staff stand. */
export async function listActiveStaffSessions(
  executor: Executor,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await executor
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.staff_id))
    .where(and(inArray(staffSessions.id, [...ids]), isActiveAt(now)));
  return rows.map(({ id }) => id);
}

function isActiveAt(now: Date) {
  return and(
    isNull(staffSessions.ended_at),
    isNull(staffMembers.disabled_at),
    gt(staffSessions.expires_at, now),
    gt(staffSessions.last_used_at, secondsAfter(now, -STAFF_IDLE_SECONDS)),
  );
}

/** What was begun in a member's place from here ends with it. */
export async function endStaffSession(executor: Executor, sessionId: string, now: Date): Promise<void> {
  await executor
    .update(staffSessions)
    .set({ ended_at: now })
    .where(and(eq(staffSessions.id, sessionId), isNull(staffSessions.ended_at)));
}

/** Every session of an account: after it was disabled or reset. */
export async function endStaffSessionsOf(executor: Executor, staffId: string, now: Date): Promise<void> {
  await executor
    .update(staffSessions)
    .set({ ended_at: now })
    .where(and(eq(staffSessions.staff_id, staffId), isNull(staffSessions.ended_at)));
}
