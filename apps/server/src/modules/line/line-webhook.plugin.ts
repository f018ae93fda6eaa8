import { LineSignatureError } from '@hidamari/adapters/messaging/port';
import { AppError } from '@hidamari/domain/errors';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { PluginTools } from '../../http/plugin-tools.ts';
import { handleLineEvents } from './handle-line-events.ts';
import type { LineNeeds } from './line-parts.ts';

/** Where LINE tells what happened; written into the settings of the Messaging API channel. */
export const LINE_WEBHOOK_PATH = '/line/webhook';

/**
 * POST /line/webhook: LINE says that a link was confirmed, or that the official account was added or removed. The bytes are
 * proved before anything of them is read; 403 without a true signature. Answers 200, also to what it has no use for.
 */
export function lineWebhookPlugin(needs: LineNeeds): FastifyPluginAsync<PluginTools> {
  return async (app: FastifyInstance, { isInMaintenance, limitByAddress }) => {
    const { line } = needs;
    if (line === null) return;
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post(LINE_WEBHOOK_PATH, { config: { kind: 'messaging' } }, async (request, reply) => {
      if (request.resolved.onOrganizationHost) throw new AppError('not_found');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.headers['x-line-signature'];
      const events = await readOr403(() => line.readEvents(body, [signature].flat()[0]), {
        // LINE's own deliveries are never held up: only who cannot sign is.
        onForged: () => limitByAddress(request.ip),
      });
      // LINE tells again later what was not taken.
      if (events.length > 0 && (await isInMaintenance())) throw new AppError('maintenance');
      await handleLineEvents({ ...needs, line }, events, request.facts.now);
      return reply.code(200).header('cache-control', 'no-store').send();
    });
  };
}

async function readOr403<Read>(
  read: () => Read,
  { onForged }: { onForged: () => Promise<void> },
): Promise<Read> {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof LineSignatureError)) throw error;
    await onForged();
    throw new AppError('forbidden');
  }
}
