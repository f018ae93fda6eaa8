import { AppError } from '@hidamari/domain/errors';
import { ACTING_MINUTES, type ActingReason } from '@hidamari/domain/staff';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { StaffCaller } from '../../http/caller.ts';
import { recordAccess } from '../access-records/index.ts';
import { members } from '../members/member.table.ts';
import type { Exchange, StaffParts } from './staff-parts.ts';
import { secondsAfter } from './staff-parts.ts';

interface Wish {
  memberId: string;
  reason: ActingReason;
  note: string | undefined;
}

/**
 * Thirty minutes in a member's place (G42), on the host of PUBLIC_URL whatever the programme. Recorded in the
 * transaction that begins it. `not_found` for who is no member any more.
 */
export async function beginActing(
  { database, encryption, acting }: StaffParts,
  { memberId, reason, note }: Wish,
  { staff, ...exchange }: Exchange & { staff: StaffCaller },
): Promise<{ endsAt: Date }> {
  const { now } = exchange.request;
  const endsAt = secondsAfter(now, ACTING_MINUTES * 60);
  await database.transaction(async (tx) => {
    const [member] = await tx
      .select({ baseAccountId: members.base_account_id })
      .from(members)
      .where(and(eq(members.id, memberId), isNull(members.withdrawn_at)));
    if (!member) throw new AppError('not_found');
    await endActingIn(tx, { encryption, acting }, { staff, ...exchange });
    const access = { memberId, staff, kind: 'session-begun', reason, at: now } as const;
    await recordAccess(tx, encryption, note ? { ...access, note } : access);
    const owner = { baseAccountId: member.baseAccountId, memberId };
    const { staffId, sessionId: staffSessionId } = staff;
    await acting.beginActing(tx, { owner, staffId, staffSessionId, reason, endsAt }, exchange);
  });
  return { endsAt };
}

/** Ends it, recorded in the same transaction; nothing happens where nothing stands. */
export async function endActing(
  parts: StaffParts,
  exchange: Exchange & { staff: StaffCaller },
): Promise<void> {
  await parts.database.transaction((tx) => endActingIn(tx, parts, exchange));
}

export async function endActingIn(
  tx: Transaction,
  { encryption, acting }: Pick<StaffParts, 'encryption' | 'acting'>,
  { staff, ...exchange }: Exchange & { staff: StaffCaller },
): Promise<void> {
  const { now } = exchange.request;
  for (const memberId of await acting.endActing(tx, staff.sessionId, exchange)) {
    await recordAccess(tx, encryption, { memberId, staff, kind: 'session-ended', at: now });
  }
}
