import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { archiveName, MY_DATA_LIMITS } from '@hidamari/domain/my-data';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { refuseWithoutIllnessConsent } from '../members/index.ts';
import { writeArchive } from './archive.ts';
import { DOWNLOADS_PATH, type DownloadAddresses } from './download-address.ts';
import type { MyDataNeeds } from './my-data-needs.ts';

type Keyed = { Params: { id: string }; Querystring: Record<string, unknown> };

/**
 * GET /my-data/exports/{id}: the ZIP, for the session cookie of the member it was prepared for, within its 24 hours.
 * `not_found` for anybody else and any other address: who may not have it learns nothing of it. Never kept by a
 * browser or a proxy. Of one member two at a time, since each reads the whole diary on this server.
 */
export function downloadsPlugin(needs: MyDataNeeds, addresses: DownloadAddresses): FastifyPluginAsync {
  const running = new Map<string, number>();
  const settle = (memberId: string) => {
    const left = (running.get(memberId) ?? 1) - 1;
    if (left === 0) running.delete(memberId);
    else running.set(memberId, left);
  };
  return async (app: FastifyInstance) => {
    app.get<Keyed>(`${DOWNLOADS_PATH}/:id`, { config: { kind: 'file' } }, async (request, reply) => {
      const { facts, params, query } = request;
      const { session } = facts.cookies;
      const member = session ? await needs.authenticator.bySessionCookie(session, facts) : null;
      const { now } = facts;
      if (member === null || !addresses.isValid(member.memberId, params.id, query, now)) {
        throw new AppError('not_found');
      }
      const { memberId } = member;
      await refuseWithoutIllnessConsent(needs.database, memberId);
      const already = running.get(memberId) ?? 0;
      if (already >= MY_DATA_LIMITS.downloadsAtOnce) throw new AppError('too_many', { retryAfter: 60 });
      running.set(memberId, already + 1);
      // Counted on every server together; the two at a time are about the memory and time of this one.
      await needs.rateLimits.consume('exports-by-member', memberId).catch((error) => {
        settle(memberId);
        throw error;
      });
      const { stream, done } = writeArchive(needs, memberId, now);
      void done.then(() => settle(memberId));
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-type', 'application/zip')
        .header('content-disposition', `attachment; filename="${archiveName(japanDay(now))}"`)
        .send(stream);
    });
  };
}
