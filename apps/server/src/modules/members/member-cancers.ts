import { randomUUID } from 'node:crypto';
import type { AccountDetails, CurrentUser } from '@hidamari/contract/members';
import { PROFILE_FIELDS, type ProfileFields } from '@hidamari/domain/members';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { memberCancers } from './member.table.ts';

/** A diagnosis that is stored already comes with the id of its row. */
type Diagnoses = readonly (AccountDetails['diagnosed_cancers'][number] & { id?: string })[];
type CancerRow = typeof memberCancers.$inferSelect;
type ToldDiagnosis = NonNullable<CurrentUser['diagnosed_cancers']>[number];

const FIELDS = Object.keys(PROFILE_FIELDS.diagnosed_cancers) as (keyof ProfileFields['diagnosed_cancers'])[];

/**
 * The member's diagnoses become exactly these, in this order (G141). One that stays keeps its row, and with it the columns
 * that only a newer server knows.
 */
export async function saveCancers(executor: Executor, memberId: string, cancers: Diagnoses): Promise<void> {
  const staying = cancers.flatMap(({ id }) => id ?? []);
  const own = eq(memberCancers.member_id, memberId);
  await executor.delete(memberCancers).where(and(own, notInArray(memberCancers.id, staying)));
  for (const [position, cancer] of cancers.entries()) {
    const columns = { ...columnsOf(cancer), position };
    const { id } = cancer;
    if (id === undefined)
      await executor.insert(memberCancers).values({ ...columns, id: randomUUID(), member_id: memberId });
    else
      await executor
        .update(memberCancers)
        .set(columns)
        .where(and(own, eq(memberCancers.id, id)));
  }
}

/** What nobody answers any more is taken out of the row too. */
const columnsOf = ({ id: _, ...cancer }: Diagnoses[number]) => ({
  ...cancer,
  ...(Object.fromEntries(FIELDS.map((name) => [name, cancer[name] ?? null])) as Pick<
    CancerRow,
    (typeof FIELDS)[number]
  >),
});

/** A stored diagnosis as it travels: what nobody answered is left out. */
export function cancerOf(row: CancerRow): ToldDiagnosis {
  const answered = FIELDS.filter((name) => row[name] !== null).map((name) => [name, row[name]]);
  const told = Object.fromEntries(answered) as Pick<ToldDiagnosis, (typeof FIELDS)[number]>;
  return { id: row.id, ...told, is_primary: row.is_primary };
}

/** Kinds of cancer that the member named, the first one first, with the time of treatment they told. */
export async function listNamedCancers(
  executor: Executor,
  memberId: string,
): Promise<{ typeId: string; statusId: string | null }[]> {
  return executor
    .select({ typeId: memberCancers.cancer_type_id, statusId: memberCancers.treatment_status_id })
    .from(memberCancers)
    .where(eq(memberCancers.member_id, memberId))
    .orderBy(memberCancers.position);
}
