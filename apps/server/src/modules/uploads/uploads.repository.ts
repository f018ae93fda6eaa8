import { and, eq, exists, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../database/database.ts';
import { uploads } from './upload.table.ts';

export type Upload = typeof uploads.$inferSelect;

export async function insertUploads(
  executor: Executor,
  rows: readonly (typeof uploads.$inferInsert)[],
): Promise<void> {
  await executor.insert(uploads).values([...rows]);
}

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Null also for what is no key at all: anything may be asked for. */
export async function findUpload(executor: Executor, key: string): Promise<Upload | null> {
  if (!KEY.test(key)) return null;
  const [row] = await executor.select().from(uploads).where(eq(uploads.id, key));
  return row ?? null;
}

/** Until the end of the transaction nobody else counts or adds files of this member. */
export async function lockMemberFiles(tx: Transaction, memberId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${memberId}`}, 0))`);
}

/** What the files of a member take, with those that are on their way, in bytes. */
export async function sumOfMember(executor: Executor, memberId: string): Promise<number> {
  const [row] = await executor
    .select({ bytes: sql<string>`coalesce(sum(${uploads.bytes}), 0)` })
    .from(uploads)
    .where(eq(uploads.member_id, memberId));
  return Number(row?.bytes ?? 0);
}

/** Whether the files of some member take as much as one may keep. */
export async function hasFullMember(executor: Executor, perMember: number): Promise<boolean> {
  const rows = await executor
    .select({ memberId: uploads.member_id })
    .from(uploads)
    .groupBy(uploads.member_id)
    .having(sql`sum(${uploads.bytes}) >= ${perMember}`)
    .limit(1);
  return rows.length > 0;
}

/** Uses an address up, and counts its file from now on; false when it was used before. */
export async function claimAddress(
  executor: Executor,
  key: string,
  { contentType, bytes }: { contentType: string; bytes: number },
): Promise<boolean> {
  const claimed = await executor
    .update(uploads)
    .set({ state: 'arriving', content_type: contentType, bytes })
    .where(and(eq(uploads.id, key), eq(uploads.state, 'issued')))
    .returning({ id: uploads.id });
  return claimed.length > 0;
}

/**
 * Lets go of the room of a file that broke off on its way. Its row stays for the sweep: a storage that did not answer may
 * have the file all the same.
 */
export async function countNoLonger(executor: Executor, key: string): Promise<void> {
  await executor
    .update(uploads)
    .set({ bytes: null })
    .where(and(eq(uploads.id, key), eq(uploads.state, 'arriving')));
}

export async function markArrived(executor: Executor, key: string, bytes: number): Promise<void> {
  await executor.update(uploads).set({ state: 'arrived', bytes }).where(eq(uploads.id, key));
}

export async function markKept(
  executor: Executor,
  key: string,
  kept: { content_type: string; bytes: number; has_thumbnail: boolean; kept_at: Date },
): Promise<void> {
  await executor
    .update(uploads)
    .set({ state: 'kept', ...kept })
    .where(eq(uploads.id, key));
}

/**
 * Gives up every picture of a member's logs and messages, which can no longer be read from here on. Like uploads that nobody took in
 * they wait for the sweep, so that their files go even if the storage is away just now.
 */
export async function giveUpIllnessImages(executor: Executor, memberId: string): Promise<void> {
  await executor
    .update(uploads)
    .set({ state: 'arrived', kept_at: null })
    .where(and(eq(uploads.member_id, memberId), ne(uploads.kind, 'icon'), eq(uploads.state, 'kept')));
}

export async function deleteUpload(executor: Executor, key: string): Promise<void> {
  await executor.delete(uploads).where(eq(uploads.id, key));
}

/** Uploads that nobody took in by `unusedSince`, and icons that a later icon had replaced by `replacedSince`. */
export function listForgotten(
  executor: Executor,
  { unusedSince, replacedSince }: { unusedSince: Date; replacedSince: Date },
  limit: number,
): Promise<Upload[]> {
  const later = alias(uploads, 'later');
  const isReplaced = exists(
    executor
      .select({ id: later.id })
      .from(later)
      .where(
        and(
          eq(later.member_id, uploads.member_id),
          eq(later.kind, 'icon'),
          gt(later.kept_at, uploads.kept_at),
          lt(later.kept_at, replacedSince),
        ),
      ),
  );
  return executor
    .select()
    .from(uploads)
    .where(
      or(
        and(inArray(uploads.state, ['issued', 'arriving', 'arrived']), lt(uploads.issued_at, unusedSince)),
        and(eq(uploads.kind, 'icon'), eq(uploads.state, 'kept'), isReplaced),
      ),
    )
    .limit(limit);
}
