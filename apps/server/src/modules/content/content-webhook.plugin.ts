import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '@hidamari/domain/errors';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { MessageBus } from '../../bus/message-bus.ts';
import { announceContentChange } from './purge-content.ts';

/** Where the content service tells of a change; written into its settings together with the secret. */
export const CONTENT_WEBHOOK_PATH = '/content-webhook';

interface Options {
  /** Shared with the content service. */
  secret: string;
  bus: MessageBus;
}

/**
 * Lets the content service say that something changed, so that an article just mended is not read in its old form
 * for ten minutes more. The body is only proved (microCMS: HMAC-SHA-256 of it in `X-MICROCMS-Signature`), never
 * read: what changed is asked for when a page needs it. Answers 204, or 403 without a true signature.
 */
export function contentWebhookPlugin({ secret, bus }: Options): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post(CONTENT_WEBHOOK_PATH, { config: { kind: 'content' } }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!isSignedBy(secret, body, request.headers['x-microcms-signature'])) throw new AppError('forbidden');
      await announceContentChange(bus);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  };
}

function isSignedBy(secret: string, body: Buffer, signature: string | string[] | undefined): boolean {
  if (typeof signature !== 'string') return false;
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
