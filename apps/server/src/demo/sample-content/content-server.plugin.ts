import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { PluginTools } from '../../http/plugin-tools.ts';

/** Answers in the microCMS wire format; proves the caller by its own API-key header. */
export type ContentServer = (request: Request) => Promise<Response>;

/** Where the embedded content server is mounted; `/api/v1/{endpoint}` follows. */
export const CONTENT_SERVER_PATH = '/content-server';

/**
 * Mounts the embedded content server, so that the content service's own tools and a second portal can read it
 * over the network, exactly as they would read the real one. Calls are counted by address like those of our own service.
 */
export function contentServerPlugin(answer: ContentServer): FastifyPluginAsync<PluginTools> {
  return async (app: FastifyInstance, { limitByAddress }) => {
    app.get(`${CONTENT_SERVER_PATH}/*`, { config: { kind: 'content' } }, async (request, reply) => {
      await limitByAddress(request.ip);
      const address = new URL(request.raw.url ?? '/', 'http://content.internal');
      address.pathname = address.pathname.slice(CONTENT_SERVER_PATH.length);
      const key = request.headers['x-microcms-api-key'];
      const response = await answer(
        new Request(address, { headers: typeof key === 'string' ? { 'x-microcms-api-key': key } : {} }),
      );
      return reply
        .code(response.status)
        .header('cache-control', 'no-store')
        .header('content-type', response.headers.get('content-type') ?? 'application/json')
        .send(Buffer.from(await response.arrayBuffer()));
    });
  };
}
