import { AppError } from '@hidamari/domain/errors';
import type { FastifyInstance } from 'fastify';
import { readPageAddress } from './page-address.ts';
import type { PageViewer } from './page-entry.ts';
import type { PersonalPages } from './personal-pages.ts';

/** The gallery is drawn for a visitor, whoever opens it: no member's byte belongs among examples. */
const VISITOR: PageViewer = {
  member: null,
  challenge: null,
  hasEndedFlow: false,
  staffRole: null,
  leftAs: null,
  isPersonal: true,
};

/**
 * GET /dev/parts and below, only with PARTS_GALLERY=1: every part in every state, never kept in a cache. Without the
 * setting the addresses are no screen of the table, so the pages answer 404 there like anywhere else (decision 0026).
 */
export function addPartsGallery(app: FastifyInstance, personal: PersonalPages): void {
  for (const url of ['/dev/parts', '/dev/parts/*']) {
    app.get(url, { config: { kind: 'dev' } }, async (request, reply) => {
      const address = readPageAddress(request.raw.url ?? url);
      if (address === null) throw new AppError('not_found');
      reply.header('x-robots-tag', 'noindex, nofollow');
      return personal.answer(request, reply, { address, visit: VISITOR, verdict: { kind: 'enter' } });
    });
  }
}
