import { and, eq, inArray, isNull, lt, ne, notInArray, or } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { uploads } from './upload.table.ts';

interface Tie {
  memberId: string;
  logId: string;
  keys: readonly string[];
}

const keptImages = (memberId: string) =>
  and(eq(uploads.member_id, memberId), eq(uploads.kind, 'log_image'), eq(uploads.state, 'kept'));

/** Ties kept pictures of the member to a log; answers those that are tied to it now. */
export async function tieToLog(executor: Executor, { memberId, logId, keys }: Tie): Promise<string[]> {
  const isFree = or(isNull(uploads.treatment_log_id), eq(uploads.treatment_log_id, logId));
  const tied = await executor
    .update(uploads)
    .set({ treatment_log_id: logId })
    .where(and(keptImages(memberId), inArray(uploads.id, [...keys]), isFree))
    .returning({ id: uploads.id });
  return tied.map(({ id }) => id);
}

/** Lets go of the log's pictures that are not among `keys`. Their day until the sweep begins now. */
export async function untieFromLog(
  executor: Executor,
  { memberId, logId, keys, now }: Tie & { now: Date },
): Promise<void> {
  const others = keys.length === 0 ? undefined : notInArray(uploads.id, [...keys]);
  await executor
    .update(uploads)
    .set({ treatment_log_id: null, kept_at: now })
    .where(and(eq(uploads.treatment_log_id, logId), eq(uploads.member_id, memberId), others));
}

/** Ties kept pictures of the member to the case that they are sent in; answers those that are tied to it now. */
export async function tieToCase(
  executor: Executor,
  { memberId, caseId, keys }: { memberId: string; caseId: string; keys: readonly string[] },
): Promise<string[]> {
  const { consultation_case_id: tiedTo } = uploads;
  const tied = await executor
    .update(uploads)
    .set({ consultation_case_id: caseId })
    .where(
      and(
        eq(uploads.member_id, memberId),
        eq(uploads.kind, 'message_picture'),
        eq(uploads.state, 'kept'),
        inArray(uploads.id, [...keys]),
        or(isNull(tiedTo), eq(tiedTo, caseId)),
      ),
    )
    .returning({ id: uploads.id });
  return tied.map(({ id }) => id);
}

/** As nobody reads them any more: from here on they are no different from a file that was never taken in. */
const GIVEN_UP = {
  state: 'arrived',
  kept_at: null,
  treatment_log_id: null,
  consultation_case_id: null,
} as const;

/** Gives up kept pictures that no log and no message has named since then. */
export async function giveUpUntied(executor: Executor, since: Date): Promise<void> {
  const isUntied = and(
    isNull(uploads.treatment_log_id),
    isNull(uploads.consultation_case_id),
    lt(uploads.kept_at, since),
  );
  await executor
    .update(uploads)
    .set(GIVEN_UP)
    .where(and(ne(uploads.kind, 'icon'), eq(uploads.state, 'kept'), isUntied));
}

/** Gives up the pictures of logs that are erased: nobody reads them any more, and the next sweep deletes the files. */
export async function giveUpImagesOfLogs(executor: Executor, logIds: readonly string[]): Promise<void> {
  if (logIds.length === 0) return;
  await executor
    .update(uploads)
    .set(GIVEN_UP)
    .where(inArray(uploads.treatment_log_id, [...logIds]));
}

/** The same for the pictures of consultation cases. */
export async function giveUpPicturesOfCases(executor: Executor, caseIds: readonly string[]): Promise<void> {
  if (caseIds.length === 0) return;
  await executor
    .update(uploads)
    .set(GIVEN_UP)
    .where(inArray(uploads.consultation_case_id, [...caseIds]));
}
