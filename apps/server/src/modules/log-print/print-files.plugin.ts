import { AppError } from '@hidamari/domain/errors';
import { PRINT_FILE_NAME } from '@hidamari/domain/log-print';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Authenticator } from '../../http/caller.ts';
import { refuseWithoutIllnessConsent } from '../members/index.ts';
import { layPrint } from './lay-print.ts';
import type { PdfMaker } from './pdf-maker.ts';
import { openPrintFile, PRINT_FILES_PATH } from './print-file-address.ts';
import { gatherPrint, type PrintNeeds } from './print-input.ts';

interface Options {
  needs: PrintNeeds;
  authenticator: Authenticator;
  pdfs: PdfMaker;
}

/** RFC 5987 for every browser of today, and a plain name for anything older. */
const DISPOSITION = `attachment; filename="treatment-log.pdf"; filename*=UTF-8''${encodeURIComponent(PRINT_FILE_NAME)}`;

/**
 * GET /print-files: the PDF of an address that was issued within the last five minutes, by the session cookie of the
 * member it was issued to. A concierge in the member's place has no such cookie. Never kept by a browser or a proxy.
 */
export function printFilesPlugin({ needs, authenticator, pdfs }: Options): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    app.get<{ Querystring: { file?: unknown } }>(
      PRINT_FILES_PATH,
      { config: { kind: 'file' } },
      async (request, reply) => {
        const { session } = request.facts.cookies;
        const member = session ? await authenticator.bySessionCookie(session, request.facts) : null;
        if (member === null) throw new AppError('not_found');
        const { memberId } = member;
        const choices = await openPrintFile(needs, memberId, request.query.file);
        await refuseWithoutIllnessConsent(needs.database, memberId);
        const { input } = await gatherPrint(needs, memberId, choices);
        const file = await pdfs.make(await layPrint(input), needs.clock());
        return reply
          .header('cache-control', 'private, no-store')
          .header('content-type', 'application/pdf')
          .header('content-disposition', DISPOSITION)
          .send(Buffer.from(file));
      },
    );
  };
}
