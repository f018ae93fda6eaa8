import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import type { AgreedText } from './create-member.ts';
import { memberConsents } from './member.table.ts';

/** The version of each text that a member agreed to last; a text that was never agreed to is absent (G32). */
export type AgreedVersions = Partial<Record<AgreedText['kind'], string>>;

export async function agreedVersionsOf(executor: Executor, memberId: string): Promise<AgreedVersions> {
  const rows = await executor
    .select({ kind: memberConsents.kind, version: memberConsents.version })
    .from(memberConsents)
    .where(eq(memberConsents.member_id, memberId))
    .orderBy(asc(memberConsents.agreed_at));
  return Object.fromEntries(rows.map(({ kind, version }) => [kind, version]));
}

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
