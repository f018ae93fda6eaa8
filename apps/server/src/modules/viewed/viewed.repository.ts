import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { type ViewedKind, viewedMarks } from './viewed.table.ts';

/** More marks than a list may answer are of no use to a badge: the oldest go. */
const KEPT_PER_KIND = 1_000;

export interface Mark {
  kind: ViewedKind;
  target: string;
  viewed_at: Date;
}

/** Marks of the given kinds, newest first. */
export async function listMarks(
  executor: Executor,
  memberId: string,
  kinds: readonly ViewedKind[],
): Promise<Mark[]> {
  const { kind, target, viewed_at, member_id } = viewedMarks;
  return executor
    .select({ kind, target, viewed_at })
    .from(viewedMarks)
    .where(and(eq(member_id, memberId), inArray(kind, [...kinds])))
    .orderBy(desc(viewed_at), target)
    .limit(KEPT_PER_KIND);
}

interface NewMarks {
  memberId: string;
  kind: ViewedKind;
  targets: readonly string[];
  now: Date;
}

/** Keeps the first time each was seen; a second time changes nothing. */
export async function addMarks(
  executor: Executor,
  { memberId, kind, targets, now }: NewMarks,
): Promise<void> {
  const rows = [...new Set(targets)].map((target) => ({ member_id: memberId, kind, target, viewed_at: now }));
  if (rows.length === 0) return;
  const added = await executor.insert(viewedMarks).values(rows).onConflictDoNothing().returning({
    target: viewedMarks.target,
  });
  if (added.length > 0) await dropOldest(executor, memberId, kind);
}

async function dropOldest(executor: Executor, memberId: string, kind: ViewedKind): Promise<void> {
  const own = and(eq(viewedMarks.member_id, memberId), eq(viewedMarks.kind, kind));
  const newest = executor
    .select({ target: viewedMarks.target })
    .from(viewedMarks)
    .where(own)
    .orderBy(desc(viewedMarks.viewed_at), viewedMarks.target)
    .limit(KEPT_PER_KIND);
  await executor.delete(viewedMarks).where(and(own, notInArray(viewedMarks.target, newest)));
}
