import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { hashSecret, newSecret } from '../identity/index.ts';
import { staffChallenges, staffMembers } from './staff.table.ts';
import { STAFF_CHALLENGE_SECONDS, secondsAfter } from './staff-parts.ts';

export type StaffMember = typeof staffMembers.$inferSelect;
export type StaffChallenge = typeof staffChallenges.$inferSelect;

/** By login, disabled or not. */
export async function findStaff(executor: Executor, login: string): Promise<StaffMember | null> {
  const [row] = await executor.select().from(staffMembers).where(eq(staffMembers.login, login));
  return row ?? null;
}

/** Opens step two; answers the token that goes into the cookie. */
export async function openStaffChallenge(
  executor: Executor,
  { staffId, newSecretSealed }: { staffId: string; newSecretSealed: string | null },
  now: Date,
): Promise<string> {
  await executor.delete(staffChallenges).where(lt(staffChallenges.expires_at, now));
  const token = newSecret();
  await executor.insert(staffChallenges).values({
    id: randomUUID(),
    token_hash: hashSecret(token),
    staff_id: staffId,
    new_secret_sealed: newSecretSealed,
    tries: 0,
    expires_at: secondsAfter(now, STAFF_CHALLENGE_SECONDS),
  });
  return token;
}

/** A login at its second step, with whose it is. */
export interface OpenChallenge {
  challenge: StaffChallenge;
  staff: StaffMember;
}

/**
 * Counts one code BEFORE anybody looks at it (F19): of fifty at once each gets its own number. Null for a token that
 * is unknown or over, and for an account that was disabled meanwhile.
 */
export async function countStaffTry(
  executor: Executor,
  token: string,
  now: Date,
): Promise<OpenChallenge | null> {
  const [challenge] = await executor
    .update(staffChallenges)
    .set({ tries: sql`${staffChallenges.tries} + 1` })
    .where(and(eq(staffChallenges.token_hash, hashSecret(token)), gt(staffChallenges.expires_at, now)))
    .returning();
  if (!challenge) return null;
  const [staff] = await executor
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.id, challenge.staff_id), isNull(staffMembers.disabled_at)));
  return staff ? { challenge, staff } : null;
}

/** False when it was closed already: of two parallel ends only one is the end. */
export async function closeStaffChallenge(executor: Executor, id: string): Promise<boolean> {
  const closed = await executor
    .delete(staffChallenges)
    .where(eq(staffChallenges.id, id))
    .returning({ id: staffChallenges.id });
  return closed.length === 1;
}

/** Uses a step of the authenticator up; false when it, or a later one, was used before: a code works once. */
export async function useAuthenticatorStep(
  executor: Executor,
  staffId: string,
  step: number,
): Promise<boolean> {
  const isUnused = or(isNull(staffMembers.totp_last_step), lt(staffMembers.totp_last_step, step));
  const used = await executor
    .update(staffMembers)
    .set({ totp_last_step: step })
    .where(and(eq(staffMembers.id, staffId), isUnused))
    .returning({ id: staffMembers.id });
  return used.length === 1;
}

/** Another hash of the same password; left alone where the password was changed meanwhile. */
export async function saveRenewedHash(
  executor: Executor,
  { id, password_hash: known }: Pick<StaffMember, 'id' | 'password_hash'>,
  renewed: string,
): Promise<void> {
  if (known === null) return;
  await executor
    .update(staffMembers)
    .set({ password_hash: renewed })
    .where(and(eq(staffMembers.id, id), eq(staffMembers.password_hash, known)));
}

/** Ends the first login; false when it ended before, or the one-time code was taken back. */
export async function finishSetUp(
  executor: Executor,
  staffId: string,
  made: { passwordHash: string; secretSealed: string; step: number },
): Promise<boolean> {
  const done = await executor
    .update(staffMembers)
    .set({
      password_hash: made.passwordHash,
      totp_secret_sealed: made.secretSealed,
      totp_last_step: made.step,
      setup_hash: null,
      setup_expires_at: null,
    })
    .where(and(eq(staffMembers.id, staffId), isNotNull(staffMembers.setup_hash)))
    .returning({ id: staffMembers.id });
  return done.length === 1;
}
