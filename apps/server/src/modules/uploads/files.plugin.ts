import { AppError } from '@hidamari/domain/errors';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { Authenticator } from '../../http/caller.ts';
import { claimUpload, type TakingIn } from './claim-upload.ts';
import { type ReadableImage, readImage } from './read-image.ts';
import { acceptUpload, receiveUpload } from './receive-upload.ts';
import type { RoomNeeds } from './storage-room.ts';
import { UPLOADS_PATH, type UploadAddresses } from './upload-address.ts';
import { UPLOAD_KINDS } from './upload-kinds.ts';
import type { Upload } from './uploads.repository.ts';

/** Where kept files are read by their owner; the key follows. */
export const FILES_PATH = '/files';

type Keyed = { Params: { key: string }; Querystring: Record<string, unknown> };

interface Options {
  needs: RoomNeeds & Pick<Dependencies, 'encryption'>;
  addresses: UploadAddresses;
  authenticator: Authenticator;
}

/**
 * The two addresses of files. PUT /uploads/{key}: by its signature alone, as the specification's upload wants; answers
 * 204 once the file is kept as far as its kind asks, 422 for one that cannot be read. GET /files/{key} and /files/{key}/thumbnail: by the owner's session cookie, so that a page can show it; never
 * kept by a browser or a proxy, and never anything but what it was taken in as.
 */
export function filesPlugin({ needs, addresses, authenticator }: Options): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers();
    // The file is left unread: it flows from the line to the storage.
    app.addContentTypeParser('*', (_request, _file, done) => done(null));

    app.put<Keyed>(`${UPLOADS_PATH}/:key`, {
      config: { kind: 'file' },
      onRequest: async ({ params, query }, reply) => {
        // Refused with the file still on its way: the line is closed instead of reading it to its end (F7).
        reply.header('connection', 'close');
        if (!addresses.isValid(params.key, query, needs.clock())) throw new AppError('forbidden');
      },
      handler: async (request, reply) => {
        const { params, headers } = request;
        const head = { contentType: headers['content-type'], contentLength: headers['content-length'] };
        const accepted = await acceptUpload(needs, params.key, head);
        try {
          await receiveUpload(needs, accepted, request.raw);
          await takeInOnArrival(needs, accepted.upload);
        } finally {
          accepted.giveBack();
        }
        reply.removeHeader('connection');
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    });

    const read = async (request: FastifyRequest<Keyed>, reply: FastifyReply, part: 'kept' | 'thumbnail') => {
      const { session } = request.facts.cookies;
      const member = session ? await authenticator.bySessionCookie(session, request.facts) : null;
      if (member === null) throw new AppError('not_found');
      const { memberId } = member;
      return sendFile(reply, await readImage(needs, { memberId, key: request.params.key, part }));
    };
    const options = { config: { kind: 'file' as const } };
    app.get<Keyed>(`${FILES_PATH}/:key`, options, (request, reply) => read(request, reply, 'kept'));
    app.get<Keyed>(`${FILES_PATH}/:key/thumbnail`, options, (request, reply) =>
      read(request, reply, 'thumbnail'),
    );
  };
}

/** Whether a picture of a log can be read is told while it is still in the sender's hand (decision 0030). */
async function takeInOnArrival(needs: TakingIn, { id: key, member_id: memberId, kind }: Upload) {
  if (UPLOAD_KINDS[kind].takenInOnArrival) await claimUpload(needs, { memberId, key, kind });
}

/**
 * As closed as that of everything that is no page, save for style attributes: with those a browser fits a picture that
 * is opened by itself into its window. There is nothing in it that they could dress up.
 */
const PICTURE_POLICY =
  "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A kept file as an answer: kept by no browser, opened as what it was taken in as and nothing else. */
export function sendFile(reply: FastifyReply, { bytes, contentType }: ReadableImage): FastifyReply {
  // A paper is never opened in place, where it could bring scripts of its own.
  const place = contentType === 'application/pdf' ? 'attachment' : 'inline';
  const ending = contentType.split('/')[1];
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', PICTURE_POLICY)
    .header('content-type', contentType)
    .header('content-disposition', `${place}; filename="hidamari.${ending}"`)
    .send(bytes);
}
