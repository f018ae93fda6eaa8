import { casePicturePath } from '@hidamari/contract/consultations';
import { AppError } from '@hidamari/domain/errors';
import { staffMay } from '@hidamari/domain/staff';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticator } from '../../../http/caller.ts';
import { readPictureOfCase, sendFile } from '../../uploads/index.ts';
import type { ConsultationParts } from '../consultation-parts.ts';
import { beginReading } from './read-desk-case.ts';

type Keyed = { Params: { id: string; key: string } };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Options {
  parts: ConsultationParts;
  authenticator: Authenticator;
}

/**
 * Pictures that a member sent in a case, for the supporters who read it: by the desk's cookie, on its own host alone
 * (G42), recorded as a reading of the case (F46). For everybody else they are not there.
 */
export function casePicturesPlugin({ parts, authenticator }: Options): FastifyPluginAsync {
  return async (app) => {
    const deskOrigin = new URL(parts.settings.publicUrl).origin;
    const read = async (request: FastifyRequest<Keyed>, reply: FastifyReply, part: 'kept' | 'thumbnail') => {
      const { params, facts } = request;
      const cookie = facts.cookies.staff_session;
      // The page shows a picture as it arrives: nobody need be there.
      const asked = { ...facts, isUnattended: true as const };
      const isAtDesk = facts.origin === deskOrigin && ID.test(params.id);
      const staff = cookie && isAtDesk ? await authenticator.byStaffCookie(cookie, asked) : null;
      if (!(staff && staffMay(staff.role, 'read-cases'))) throw new AppError('not_found');
      const reading = { caseId: params.id, staff, now: parts.clock() };
      await parts.database.transaction((tx) => beginReading(tx, parts, reading));
      return sendFile(reply, await readPictureOfCase(parts, { caseId: params.id, key: params.key, part }));
    };
    const options = { config: { kind: 'file' as const } };
    app.get<Keyed>(casePicturePath(':id', ':key'), options, (request, reply) => read(request, reply, 'kept'));
    app.get<Keyed>(`${casePicturePath(':id', ':key')}/thumbnail`, options, (request, reply) =>
      read(request, reply, 'thumbnail'),
    );
  };
}
