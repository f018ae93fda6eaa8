import {
  bulkGetTreatmentLogsEndpoint,
  createTreatmentLogEndpoint,
  deleteTreatmentLogEndpoint,
  listTrashedTreatmentLogsEndpoint,
  listTreatmentLogsEndpoint,
  markTreatmentLogsViewedEndpoint,
  readCheckInEndpoint,
  readDraftKeyEndpoint,
  readLogCalendarEndpoint,
  readLogChartsEndpoint,
  readTreatmentLogEndpoint,
  restoreTreatmentLogEndpoint,
  saveCheckInEndpoint,
  updateTreatmentLogEndpoint,
} from '@hidamari/contract/treatment-logs';
import { japanDay } from '@hidamari/domain/japanese-dates';
import type { Dependencies } from '../../dependencies.ts';
import { withCallersKey } from '../../encryption/callers-key.ts';
import { fieldsDecidedBy } from '../../http/decided-fields.ts';
import { type Route, route } from '../../http/route.ts';
import { createTreatmentLog } from './create-treatment-log.ts';
import { listTrashedLogs } from './list-trashed-logs.ts';
import { listTreatmentLogs } from './list-treatment-logs.ts';
import { readerOf } from './log-reader.ts';
import { markTreatmentLogsViewed } from './mark-treatment-logs-viewed.ts';
import { readCheckIn } from './read-check-in.ts';
import { readLogCalendar } from './read-log-calendar.ts';
import { readLogCharts } from './read-log-charts.ts';
import { readTreatmentLog, readTreatmentLogs } from './read-treatment-logs.ts';
import { restoreTreatmentLog } from './restore-treatment-log.ts';
import { saveCheckIn } from './save-check-in.ts';
import { trashTreatmentLog } from './trash-treatment-log.ts';
import { updateTreatmentLog } from './update-treatment-log.ts';

export type TreatmentLogNeeds = Pick<
  Dependencies,
  'database' | 'encryption' | 'rateLimits' | 'objectStorage' | 'clock' | 'siteSearch'
>;

/** The calls of section 7 on treatment logs, and our own on the trash. Every one sees the caller's own logs and nothing else (F15); a concierge in the member's place those that the member shares. */
export function treatmentLogRoutes(needs: TreatmentLogNeeds): Route[] {
  /** One member's flood is bounded (F40). */
  const countWrite = (memberId: string) => needs.rateLimits.consume('writes-by-member', memberId);
  return [
    route(listTreatmentLogsEndpoint, async ({ caller, query }) => ({
      status: 200,
      body: await listTreatmentLogs(withCallersKey(needs, caller), caller.memberId, query, readerOf(caller)),
    })),
    route(createTreatmentLogEndpoint, async ({ caller: { memberId }, body, request }) => {
      await countWrite(memberId);
      const { now, idempotencyKey } = request;
      const key = idempotencyKey === undefined ? {} : { idempotencyKey };
      return { status: 201, body: await createTreatmentLog(needs, { memberId, input: body, now, ...key }) };
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
    route(readTreatmentLogEndpoint, async ({ caller, params }) => ({
      status: 200,
      body: await readTreatmentLog(
        withCallersKey(needs, caller),
        caller.memberId,
        params.id,
        readerOf(caller),
      ),
    })),
    route(updateTreatmentLogEndpoint, async ({ caller: { memberId }, params, body, request }) => {
      await countWrite(memberId);
      const decides = fieldsDecidedBy(updateTreatmentLogEndpoint.body, request);
      const { now } = request;
      const log = await updateTreatmentLog(needs, { memberId, id: params.id, input: body, now, decides });
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
      return { status: 200, body: await saveCheckIn(needs, { memberId, input: body, now }) };
    }),
  ];
}
