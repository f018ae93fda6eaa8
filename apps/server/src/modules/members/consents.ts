import { randomUUID } from 'node:crypto';
import { AppError } from '@hidamari/domain/errors';
import type { ConsentKind } from '@hidamari/domain/privacy';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { memberConsents, members } from './member.table.ts';

/** A text that was agreed to, as it stood then. */
export interface AgreedText {
  kind: 'terms' | 'privacy' | 'sensitive_data';
  textId: string;
  version: string;
  date: string;
  /** Before the registration, at the common-ID step (G143); with it where absent. */
  agreedAt?: Date;
}

export type ConsentRow = typeof memberConsents.$inferSelect;

/** Every consent a member ever gave, oldest first. */
export function listConsentRows(executor: Executor, memberId: string): Promise<ConsentRow[]> {
  return executor
    .select()
    .from(memberConsents)
    .where(eq(memberConsents.member_id, memberId))
    .orderBy(asc(memberConsents.agreed_at), asc(memberConsents.id));
}

/** A text that is agreed to now; `textDate` null for consents without a text of their own. */
export interface GivenConsent {
  kind: ConsentKind;
  textId: string;
  version: string;
  textDate: string | null;
  at: Date;
}

export async function addConsent(tx: Transaction, memberId: string, given: GivenConsent): Promise<void> {
  await tx.insert(memberConsents).values({
    id: randomUUID(),
    member_id: memberId,
    kind: given.kind,
    text_id: given.textId,
    version: given.version,
    text_date: given.textDate,
    agreed_at: given.at,
  });
}

/** Marks every standing consent of a kind as taken back. */
export async function withdrawConsent(
  tx: Transaction,
  memberId: string,
  kind: ConsentKind,
  at: Date,
): Promise<void> {
  await tx
    .update(memberConsents)
    .set({ withdrawn_at: at })
    .where(
      and(
        eq(memberConsents.member_id, memberId),
        eq(memberConsents.kind, kind),
        isNull(memberConsents.withdrawn_at),
      ),
    );
}

/**
 * Whether what concerns an illness may be read and written for this member: not between taking the consent back and
 * giving it again (decision 0021). A member from before consents were kept has taken nothing back.
 */
export async function mayUseIllnessData(executor: Executor, memberId: string): Promise<boolean> {
  const [newest] = await executor
    .select({ withdrawnAt: memberConsents.withdrawn_at })
    .from(memberConsents)
    .where(and(eq(memberConsents.member_id, memberId), eq(memberConsents.kind, 'sensitive_data')))
    .orderBy(desc(memberConsents.agreed_at), desc(memberConsents.id))
    .limit(1);
  return (newest?.withdrawnAt ?? null) === null;
}

/**
 * For what the HTTP layer does not ask by itself, since the call or address finds out only inside whose data it is.
 * @throws AppError `consent_withdrawn` while `mayUseIllnessData` says no.
 */
export async function refuseWithoutIllnessConsent(executor: Executor, memberId: string): Promise<void> {
  if (!(await mayUseIllnessData(executor, memberId))) throw new AppError('consent_withdrawn');
}

/** Locks the member's row until the transaction ends: two presses on a consent come one after the other. */
export async function lockMember(
  tx: Transaction,
  memberId: string,
): Promise<typeof members.$inferSelect | null> {
  const [row] = await tx
    .select()
    .from(members)
    .where(and(eq(members.id, memberId), isNull(members.withdrawn_at)))
    .for('update');
  return row ?? null;
}

export async function setNewsWanted(
  tx: Transaction,
  memberId: string,
  isWanted: boolean,
  at: Date,
): Promise<void> {
  await tx
    .update(members)
    .set({ accepts_info_delivery: isWanted, updated_at: at })
    .where(eq(members.id, memberId));
}

/** The version of each text that a member agreed to last; a text that was never agreed to is absent (G32). */
export type AgreedVersions = Partial<Record<AgreedText['kind'], string>>;

/** Adds consents; what was agreed to before stays (G32). */
export async function recordConsents(
  tx: Transaction,
  memberId: string,
  texts: readonly AgreedText[],
  at: Date,
): Promise<void> {
  if (texts.length === 0) return;
  const rows = texts.map(({ kind, textId, version, date }) => ({
    id: randomUUID(),
    member_id: memberId,
    kind,
    text_id: textId,
    version,
    text_date: date,
    agreed_at: at,
  }));
  await tx.insert(memberConsents).values(rows);
}
