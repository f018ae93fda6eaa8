import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const FORM_LIMIT = 8_192;
const CONFIG = { kind: 'partner' } as const;

/** Lets the pages below `app` take forms and nothing else, as URLSearchParams. */
export function takeFormsAlone(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** Serves the one sheet of a family of example pages: their common ground, then `own`, which may change it. */
export function serveExampleSheet(app: FastifyInstance, path: string, own: URL): void {
  const ground = new URL('./assets/example-page.css', import.meta.url);
  const sheet = Buffer.concat([ground, own].map((file) => readFileSync(file)));
  app.get(path, { config: CONFIG }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=600').send(sheet),
  );
}
