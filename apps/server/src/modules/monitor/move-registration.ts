import { eq } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database.ts';
import type { Encryption } from '../../encryption/encryption.ts';
import { monitorRegistrations } from './monitor-registration.table.ts';
import { findRegistration, lockRegistration } from './monitor-registrations.repository.ts';
import { openWords, type RegistrationRow, sealWords } from './sealed-registration.ts';

/**
 * The registration in the panel as one of the things that move with a member (G40). It goes with the treatment logs and is
 * not counted apart. Where both accounts have one, the one that has not ended stays; of two alike, the one whose state is
 * the newer.
 */
export const monitorBelongings = {
  name: 'treatment_logs',
  count: async (_executor: Executor, _memberId: string): Promise<number> => 0,
  async moveSome(
    { database, encryption }: { database: Database; encryption: Encryption },
    { from, to }: { from: string; to: string },
    most: number,
  ): Promise<number> {
    if (most <= 0) return 0;
    return database.transaction(async (tx) => {
      // Nobody has a session while accounts move, but the desk may decide on either registration at this moment.
      const [moving, standing] = [await lockRegistration(tx, from), await lockRegistration(tx, to)];
      if (!moving) return 0;
      await tx.delete(monitorRegistrations).where(eq(monitorRegistrations.member_id, from));
      if (!staysBefore(moving, standing)) return 1;
      const words = openWords(await encryption.forMember(tx, from), moving);
      const sealed_form = sealWords(await encryption.forMember(tx, to), to, words);
      const { id, member_id: _, ...state } = moving;
      const row = { ...state, sealed_form, version: Math.max(moving.version, standing?.version ?? 0) + 1 };
      await tx
        .insert(monitorRegistrations)
        .values({ id, member_id: to, ...row })
        .onConflictDoUpdate({ target: monitorRegistrations.member_id, set: row });
      return 1;
    });
  },
  async isEmpty(executor: Executor, memberId: string): Promise<boolean> {
    return (await findRegistration(executor, memberId)) === null;
  },
} as const;

function staysBefore(moving: RegistrationRow, standing: RegistrationRow | null): boolean {
  if (standing === null) return true;
  const [isMovingOver, isStandingOver] = [moving.state === 'ended', standing.state === 'ended'];
  return isMovingOver === isStandingOver ? moving.state_at > standing.state_at : isStandingOver;
}
