import { AppError } from '@hidamari/domain/errors';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { Authenticator } from '../../http/caller.ts';
import { refuseWithoutIllnessConsent } from '../members/index.ts';
import { readNextVisit } from './read-next-visits.ts';
import { visitCalendar } from './visit-calendar.ts';

/** Where a visit's calendar file is read by its owner; the id follows. The pages write the same address. */
const CALENDAR_PATH = '/files/next-visits';

/** RFC 5987: the Japanese name for those that read it, a plain one for the others. */
const ATTACHMENT = `attachment; filename="next-visit.ics"; filename*=UTF-8''${encodeURIComponent('通院の予定.ics')}`;

const RECORD_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface Options {
  needs: Pick<Dependencies, 'database' | 'encryption' | 'settings'>;
  authenticator: Authenticator;
}

/**
 * GET /files/next-visits/{id}: a visit as a calendar file, by the owner's session cookie, so that a telephone's own
 * calendar can open it. `not_found` for everybody else and for staff in the member's place; never kept by a browser or
 * a proxy.
 */
export function visitCalendarPlugin({ needs, authenticator }: Options): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    app.get<{ Params: { id: string } }>(
      `${CALENDAR_PATH}/:id`,
      { config: { kind: 'file' } },
      async (request, reply) => {
        const { session } = request.facts.cookies;
        const member = session ? await authenticator.bySessionCookie(session, request.facts) : null;
        const { id } = request.params;
        if (member === null || member.actingStaff || !RECORD_ID.test(id)) throw new AppError('not_found');
        await refuseWithoutIllnessConsent(needs.database, member.memberId);
        const visit = await readNextVisit(needs, member.memberId, id);
        return reply
          .header('cache-control', 'private, no-store')
          .header('content-type', 'text/calendar; charset=utf-8')
          .header('content-disposition', ATTACHMENT)
          .send(visitCalendar(visit, new URL(needs.settings.publicUrl).hostname));
      },
    );
  };
}
