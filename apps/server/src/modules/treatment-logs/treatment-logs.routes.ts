import {
  bulkGetTreatmentLogsEndpoint,
  createTreatmentLogEndpoint,
  deleteTreatmentLogEndpoint,
  listTreatmentLogsEndpoint,
  markTreatmentLogsViewedEndpoint,
  readTreatmentLogEndpoint,
  updateTreatmentLogEndpoint,
} from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { listTreatmentLogs } from './list-treatment-logs.ts';
import { createTreatmentLog, updateTreatmentLog } from './save-treatment-log.ts';
import { toTreatmentLog } from './stored-log.ts';
import { findRow, findRows, markRowsViewed, trashRow } from './treatment-logs.repository.ts';

/** The calls of section 7 on treatment logs. Every one sees the caller's own logs and nothing else (F15). */
export function treatmentLogRoutes(dependencies: Dependencies): Route[] {
  const { database, encryption, rateLimits } = dependencies;
  return [
    route(listTreatmentLogsEndpoint, async ({ caller, query }) => ({
      status: 200,
      body: await listTreatmentLogs(dependencies, caller.memberId, query),
    })),
    route(createTreatmentLogEndpoint, async ({ caller, body, request }) => {
      await rateLimits.consume('writes-by-member', caller.memberId);
      const log = await createTreatmentLog(dependencies, {
        memberId: caller.memberId,
        input: body,
        now: request.now,
        ...(request.idempotencyKey === undefined ? {} : { idempotencyKey: request.idempotencyKey }),
      });
      return { status: 201, body: log };
    }),
    route(bulkGetTreatmentLogsEndpoint, async ({ caller, query }) => {
      const ids = [...new Set(query.ids)];
      const rows = await findRows(database, caller.memberId, ids);
      if (rows.length !== ids.length) throw new AppError('not_found');
      const cipher = await encryption.forMember(database, caller.memberId);
      return { status: 200, body: rows.map((row) => toTreatmentLog(cipher, row)) };
    }),
    route(readTreatmentLogEndpoint, async ({ caller, params }) => {
      const row = await findRow(database, caller.memberId, params.id);
      if (!row) throw new AppError('not_found');
      const cipher = await encryption.forMember(database, caller.memberId);
      return { status: 200, body: toTreatmentLog(cipher, row) };
    }),
    route(updateTreatmentLogEndpoint, async ({ caller, params, body, request }) => {
      await rateLimits.consume('writes-by-member', caller.memberId);
      const save = { memberId: caller.memberId, id: params.id, input: body, now: request.now };
      return { status: 200, body: await updateTreatmentLog(dependencies, save) };
    }),
    route(deleteTreatmentLogEndpoint, async ({ caller, params, request }) => {
      const isTrashed = await trashRow(database, caller.memberId, params.id, request.now);
      if (!isTrashed) throw new AppError('not_found');
      return { status: 204 };
    }),
    route(markTreatmentLogsViewedEndpoint, async ({ caller, body, request }) => {
      const ids = body.ids === undefined ? undefined : [...new Set(body.ids)];
      const own = ids === undefined ? undefined : await findRows(database, caller.memberId, ids);
      if (own?.length !== ids?.length) throw new AppError('not_found');
      await markRowsViewed(database, caller.memberId, ids, request.now);
      return { status: 204 };
    }),
  ];
}
