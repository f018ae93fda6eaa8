import {
  bulkGetTreatmentLogsEndpoint,
  createTreatmentLogEndpoint,
  deleteTreatmentLogEndpoint,
  type ListedLog,
  listTrashedTreatmentLogsEndpoint,
  listTreatmentLogsEndpoint,
  markTreatmentLogsViewedEndpoint,
  type ReadLog,
  readCheckInEndpoint,
  readDraftKeyEndpoint,
  readLogCalendarEndpoint,
  readLogChartsEndpoint,
  readTreatmentLogEndpoint,
  restoreTreatmentLogEndpoint,
  saveCheckInEndpoint,
  type TrashedLog,
  updateTreatmentLogEndpoint,
} from '@hidamari/contract/treatment-logs';
import { checkInEntryOf } from '@hidamari/domain/contact-thresholds';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { LOG_LIMITS, trashLimit } from '@hidamari/domain/treatment-logs';
import type { Dependencies } from '../../dependencies.ts';
import { withCallersKey } from '../../encryption/callers-key.ts';
import type { MemberCaller } from '../../http/caller.ts';
import { fieldsDecidedBy } from '../../http/decided-fields.ts';
import { type Route, route } from '../../http/route.ts';
import { noteShownThreshold } from '../contact-thresholds/index.ts';
import { createTreatmentLog } from './create-treatment-log.ts';
import { listTreatmentLogs } from './list-treatment-logs.ts';
import { readCheckIn } from './read-check-in.ts';
import { readLogCalendar } from './read-log-calendar.ts';
import { readLogCharts } from './read-log-charts.ts';
import { distinctIds, readerOf, readTreatmentLog, readTreatmentLogs } from './read-treatment-logs.ts';
import { restoreTreatmentLog } from './restore-treatment-log.ts';
import { saveCheckIn } from './save-check-in.ts';
import { toTrashedLog } from './stored-log.ts';
import { findRows, listTrashedRows, markRowsViewed, trashRow } from './treatment-logs.repository.ts';
import { updateTreatmentLog } from './update-treatment-log.ts';

export type TreatmentLogNeeds = Pick<
  Dependencies,
  'database' | 'encryption' | 'rateLimits' | 'objectStorage' | 'clock' | 'siteSearch' | 'log'
>;

type ReadingNeeds = Pick<Dependencies, 'database' | 'encryption'>;

/** What a log is read with that another module has: the comments of supporters. */
export interface LogReading {
  /** A log of the member's with its comments. */
  withComments(needs: ReadingNeeds, member: MemberCaller, log: ReadLog): Promise<ReadLog>;
  /** A list that says of each log how many comments are unread. */
  withUnread<Page extends { data: ListedLog[] }>(
    needs: ReadingNeeds,
    member: MemberCaller,
    page: Page,
  ): Promise<Page>;
}

/** The calls of section 7 on treatment logs, and our own on the trash. Every one sees the caller's own logs and nothing else (F15); a concierge in the member's place those that the member shares. */
export function treatmentLogRoutes(needs: TreatmentLogNeeds, reading: LogReading): Route[] {
  /** One member's flood is bounded (F40). */
  const countWrite = (memberId: string) => needs.rateLimits.consume('writes-by-member', memberId);
  return [
    route(listTreatmentLogsEndpoint, async ({ caller, query }) => {
      const keyed = withCallersKey(needs, caller);
      const page = await listTreatmentLogs(keyed, caller.memberId, query, readerOf(caller));
      return { status: 200, body: await reading.withUnread(keyed, caller, page) };
    }),
    route(createTreatmentLogEndpoint, async ({ caller: { memberId }, body, request }) => {
      await countWrite(memberId);
      const { now, idempotencyKey } = request;
      const key = idempotencyKey === undefined ? {} : { idempotencyKey };
      const log = await createTreatmentLog(needs, { memberId, input: body, now, ...key });
      await noteShownThreshold(needs, memberId, log);
      return { status: 201, body: log };
    }),
    route(bulkGetTreatmentLogsEndpoint, async ({ caller, query }) => ({
      status: 200,
      body: await readTreatmentLogs(
        withCallersKey(needs, caller),
        caller.memberId,
        query.ids,
        readerOf(caller),
      ),
    })),
    route(readLogChartsEndpoint, async ({ caller, query: { from_date: from, to_date: to } }) => ({
      status: 200,
      body: await readLogCharts(
        withCallersKey(needs, caller),
        caller.memberId,
        { from, to },
        readerOf(caller),
      ),
    })),
    route(readTreatmentLogEndpoint, async ({ caller, params }) => {
      const keyed = withCallersKey(needs, caller);
      const log = await readTreatmentLog(keyed, caller.memberId, params.id, readerOf(caller));
      return { status: 200, body: await reading.withComments(keyed, caller, log) };
    }),
    route(updateTreatmentLogEndpoint, async ({ caller: { memberId }, params, body, request }) => {
      await countWrite(memberId);
      const decides = fieldsDecidedBy(updateTreatmentLogEndpoint.body, request);
      const { now } = request;
      const log = await updateTreatmentLog(needs, { memberId, id: params.id, input: body, now, decides });
      await noteShownThreshold(needs, memberId, log);
      return { status: 200, body: log };
    }),
    route(deleteTreatmentLogEndpoint, async ({ caller: { memberId }, params, request: { now } }) => {
      await countWrite(memberId);
      await trashTreatmentLog(needs, { memberId, id: params.id, now });
      return { status: 204 };
    }),
    route(listTrashedTreatmentLogsEndpoint, async ({ caller: { memberId }, request: { now } }) => ({
      status: 200,
      body: await listTrashedLogs(needs, memberId, now),
    })),
    route(restoreTreatmentLogEndpoint, async ({ caller: { memberId }, params, request: { now } }) => {
      await countWrite(memberId);
      return { status: 200, body: await restoreTreatmentLog(needs, { memberId, id: params.id, now }) };
    }),
    route(markTreatmentLogsViewedEndpoint, async ({ caller: { memberId }, body, request: { now } }) => {
      await countWrite(memberId);
      await markTreatmentLogsViewed(needs, { memberId, ids: body.ids, now });
      return { status: 204 };
    }),
    route(readLogCalendarEndpoint, async ({ caller, query }) => ({
      status: 200,
      body: await readLogCalendar(withCallersKey(needs, caller), caller.memberId, query.month),
    })),
    route(readDraftKeyEndpoint, async ({ caller: { memberId } }) => {
      const cipher = await needs.encryption.forMember(needs.database, memberId);
      return { status: 200, body: { key: cipher.draftKey().toString('base64url') } };
    }),
    route(readCheckInEndpoint, async ({ caller, request: { now } }) => ({
      status: 200,
      body: await readCheckIn(withCallersKey(needs, caller), caller.memberId, japanDay(now)),
    })),
    route(saveCheckInEndpoint, async ({ caller: { memberId }, body, request: { now } }) => {
      await countWrite(memberId);
      const checkIn = await saveCheckIn(needs, { memberId, input: body, now });
      await noteShownThreshold(needs, memberId, checkInEntryOf(checkIn));
      return { status: 200, body: checkIn };
    }),
  ];
}

/** Puts a log into the trash, where it is out of sight at once and erased after thirty days (G68). */
async function trashTreatmentLog(
  { database }: Pick<Dependencies, 'database'>,
  { memberId, id, now }: { memberId: string; id: string; now: Date },
): Promise<void> {
  const isTrashed = await trashRow(database, memberId, id, now);
  if (!isTrashed) throw new AppError('not_found');
}

/** What the member can still take back (G68), the last deletion first. What is due to be erased is not shown. */
async function listTrashedLogs(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  memberId: string,
  now: Date,
): Promise<TrashedLog[]> {
  const cipher = await encryption.forMember(database, memberId);
  const limit = trashLimit(now);
  const rows = await listTrashedRows(database, { memberId, limit, most: LOG_LIMITS.trashRows });
  return rows.map((row) => toTrashedLog(cipher, row));
}

/**
 * Marks supporters' replies as read (G72): those of the logs named, or all of the member's. The mark is a moment, and
 * says nothing about there being a reply: a reply from after it is unread. One id that is not the member's own:
 * `not_found`, and nothing is marked.
 */
async function markTreatmentLogsViewed(
  { database }: Pick<Dependencies, 'database'>,
  { memberId, ids, now }: { memberId: string; ids: readonly string[] | undefined; now: Date },
): Promise<void> {
  if (ids === undefined) return await markRowsViewed(database, memberId, null, now);
  const wanted = distinctIds(ids);
  const rows = await findRows(database, memberId, wanted);
  if (rows.length !== wanted.length) throw new AppError('not_found');
  await markRowsViewed(database, memberId, wanted, now);
}
