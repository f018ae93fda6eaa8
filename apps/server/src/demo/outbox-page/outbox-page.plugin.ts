import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { PluginTools } from '../../http/plugin-tools.ts';
import { outboxPage, type SentMessageView } from './outbox-page.ts';

/** GET /dev/outbox, only with DEMO=1: a page to read, or JSON with ?format=json for tests. */
export function outboxPagePlugin(
  listSent: () => Promise<readonly SentMessageView[]>,
): FastifyPluginAsync<PluginTools> {
  return async (app: FastifyInstance) => {
    app.get('/dev/outbox', { config: { kind: 'dev' } }, async (request, reply) => {
      const messages = await listSent();
      reply.header('cache-control', 'no-store');
      if ((request.query as { format?: unknown }).format !== 'json') {
        return reply.header('content-type', 'text/html; charset=utf-8').send(outboxPage(messages));
      }
      const data = messages.map(({ sentAt, ...message }) => ({ ...message, sent_at: sentAt.toISOString() }));
      return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify({ data }));
    });
  };
}
