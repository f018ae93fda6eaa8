import { type Dirent, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the browser bundle's folder, with the compressed copies that lie beside its files. Names under
 * /assets carry a hash of their content and never change; the rest is asked for again.
 */
export async function addStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    etag: true,
    lastModified: false,
    cacheControl: false,
    decorateReply: true,
  });
  // A file of an older build is gone: said without drawing a page.
  app.route({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    config: { kind: 'static' },
    handler: (_request, reply) => reply.code(404).header('cache-control', 'no-store').send(''),
  });
  for (const file of listFiles(folder)) {
    const isHashed = file.startsWith('assets/');
    const cacheControl = isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600';
    app.route({
      method: ['GET', 'HEAD'],
      url: encodeURI(`/${file}`),
      config: { kind: 'static' },
      handler: (_request, reply) => reply.header('cache-control', cacheControl).sendFile(file),
    });
  }
}

/** Files below a folder as addresses; compressed copies are no addresses of their own. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry: Dirent) => entry.isFile() && !/\.(br|gz|map)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
