import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '@hidamari/domain/members';
import { type StaffRole, staffMay } from '@hidamari/domain/staff';
import { eq } from 'drizzle-orm';
import { CommandError } from '../../command-error.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { hashSecret } from '../identity/index.ts';
import { newSetUpCode, readSetUpCode } from './authenticator-codes.ts';
import { findStaff, type StaffMember } from './staff.repository.ts';
import { staffChallenges, staffMembers } from './staff.table.ts';
import { SET_UP_SECONDS, secondsAfter } from './staff-parts.ts';
import { endStaffSessionsOf } from './staff-sessions.ts';

export interface NewStaff {
  login: string;
  displayName: string;
  role: StaffRole;
}

/** What the operator hands over, once: it is stored as a hash alone. */
interface SetUp {
  code: string;
  expiresAt: Date;
}

function newSetUp(now: Date): { setUp: SetUp; columns: { setup_hash: string; setup_expires_at: Date } } {
  const code = newSetUpCode();
  const expiresAt = secondsAfter(now, SET_UP_SECONDS);
  return {
    setUp: { code, expiresAt },
    columns: { setup_hash: hashSecret(readSetUpCode(code)), setup_expires_at: expiresAt },
  };
}

/** A staff account without password and authenticator; the one-time code opens its first login. */
export async function createStaff(database: Database, staff: NewStaff, now: Date): Promise<SetUp> {
  const login = normalizeEmail(staff.login);
  if (await findStaff(database, login)) throw new CommandError(`${login} has an account already.`);
  const { setUp, columns } = newSetUp(now);
  const { displayName: display_name, role } = staff;
  await database
    .insert(staffMembers)
    .values({ id: randomUUID(), login, display_name, role, created_at: now, ...columns });
  return setUp;
}

/** Gives back what somebody looks after, who from now on cannot; answers the numbers of the cases. */
export type PutBackCases = (
  tx: Transaction,
  leaving: { staffId: string; displayName: string; now: Date },
) => Promise<string[]>;

/**
 * Ends what the account has open; it cannot be signed in to until it is reset. Its open cases go back to the queue:
 * answers their numbers.
 */
export async function disableStaff(
  database: Database,
  login: string,
  now: Date,
  putBackCases: PutBackCases,
): Promise<string[]> {
  return database.transaction(async (tx) => {
    const { id: staffId, display_name: displayName } = await closeAccount(tx, login, now);
    const stopped = { disabled_at: now, setup_hash: null };
    await tx.update(staffMembers).set(stopped).where(eq(staffMembers.id, staffId));
    return putBackCases(tx, { staffId, displayName, now });
  });
}

/**
 * Another role. Every session ends, so that it counts from this moment on and the next login begins with it; password
 * and authenticator stay. Where the new role answers no cases, open ones go back to the queue: answers their numbers.
 */
export async function changeStaffRole(
  database: Database,
  { login, role }: Pick<NewStaff, 'login' | 'role'>,
  now: Date,
  putBackCases: PutBackCases,
): Promise<string[]> {
  return database.transaction(async (tx) => {
    const { id: staffId, display_name: displayName } = await closeAccount(tx, login, now);
    await tx.update(staffMembers).set({ role }).where(eq(staffMembers.id, staffId));
    return staffMay(role, 'answer-cases') ? [] : putBackCases(tx, { staffId, displayName, now });
  });
}

/** A lost telephone, a forgotten password, or back after being disabled: all is set up anew. */
export async function resetStaff(database: Database, login: string, now: Date): Promise<SetUp> {
  const { setUp, columns } = newSetUp(now);
  await database.transaction(async (tx) => {
    const { id } = await closeAccount(tx, login, now);
    const nothing = {
      password_hash: null,
      totp_secret_sealed: null,
      totp_last_step: null,
      disabled_at: null,
    };
    await tx
      .update(staffMembers)
      .set({ ...nothing, ...columns })
      .where(eq(staffMembers.id, id));
  });
  return setUp;
}

/** Ends every session and begun login; answers the account. */
async function closeAccount(tx: Transaction, login: string, now: Date): Promise<StaffMember> {
  const staff = await findStaff(tx, normalizeEmail(login));
  if (!staff) throw new CommandError(`${login} has no account.`);
  await endStaffSessionsOf(tx, staff.id, now);
  await tx.delete(staffChallenges).where(eq(staffChallenges.staff_id, staff.id));
  return staff;
}
