import {
  attachNextVisitEndpoint,
  createNextVisitEndpoint,
  deleteNextVisitEndpoint,
  readNextVisitEndpoint,
  readNextVisitsEndpoint,
  updateNextVisitEndpoint,
} from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import type { Dependencies } from '../../dependencies.ts';
import { withCallersKey } from '../../encryption/callers-key.ts';
import { fieldsDecidedBy } from '../../http/decided-fields.ts';
import { type Route, route } from '../../http/route.ts';
import { attachNextVisit } from './attach-next-visit.ts';
import { createNextVisit } from './create-next-visits.ts';
import { deleteVisitRow, holdVisitsOf, nameVisitInLogs } from './next-visits.repository.ts';
import { listNextVisits, readNextVisit } from './read-next-visits.ts';
import { updateNextVisit } from './update-next-visit.ts';

export type NextVisitNeeds = Pick<Dependencies, 'database' | 'encryption' | 'rateLimits'>;

/** The calls of section 7 on next visits, and our own on one of them. Each sees the caller's own and nothing else (F15). */
export function nextVisitRoutes(needs: NextVisitNeeds): Route[] {
  /** One member's flood is bounded (F40). */
  const countWrite = (memberId: string) => needs.rateLimits.consume('writes-by-member', memberId);
  return [
    route(readNextVisitsEndpoint, async ({ caller, query, request: { now } }) => ({
      status: 200,
      body: await listNextVisits(withCallersKey(needs, caller), caller.memberId, now, query.past_page),
    })),
    route(createNextVisitEndpoint, async ({ caller: { memberId }, body, request }) => {
      await countWrite(memberId);
      const { now, idempotencyKey } = request;
      const key = idempotencyKey === undefined ? {} : { idempotencyKey };
      return { status: 201, body: await createNextVisit(needs, { memberId, input: body, now, ...key }) };
    }),
    route(attachNextVisitEndpoint, async ({ caller: { memberId }, params, body, request }) => {
      await countWrite(memberId);
      const decides = fieldsDecidedBy(attachNextVisitEndpoint.body, request);
      const { now } = request;
      const visit = await attachNextVisit(needs, { memberId, logId: params.id, input: body, now, decides });
      return { status: 200, body: visit };
    }),
    route(readNextVisitEndpoint, async ({ caller: { memberId }, params }) => ({
      status: 200,
      body: await readNextVisit(needs, memberId, params.id),
    })),
    route(updateNextVisitEndpoint, async ({ caller: { memberId }, params, body, request }) => {
      await countWrite(memberId);
      const decides = fieldsDecidedBy(updateNextVisitEndpoint.body, request);
      const { now } = request;
      const visit = await updateNextVisit(needs, { memberId, id: params.id, input: body, now, decides });
      return { status: 200, body: visit };
    }),
    route(deleteNextVisitEndpoint, async ({ caller: { memberId }, params, request: { now } }) => {
      await countWrite(memberId);
      await deleteNextVisit(needs, { memberId, id: params.id, now });
      return { status: 204 };
    }),
  ];
}

/** Deletes a visit for good; no log names it from then on. `not_found` for any id that is not the member's own (F15). */
async function deleteNextVisit(
  { database }: Pick<Dependencies, 'database'>,
  { memberId, id, now }: { memberId: string; id: string; now: Date },
): Promise<void> {
  await database.transaction(async (tx) => {
    await holdVisitsOf(tx, memberId);
    if (!(await deleteVisitRow(tx, memberId, id))) throw new AppError('not_found');
    await nameVisitInLogs(tx, { memberId, visitId: id, logId: null, now });
  });
}
