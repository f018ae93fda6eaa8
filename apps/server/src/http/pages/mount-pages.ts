import { type Dirent, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { MessageBus } from '../../bus/message-bus.ts';
import type { Clock } from '../../dependencies.ts';
import type { Turns } from '../limit-concurrency.ts';
import { addMeasurementFrame } from './measurement-frame.routes.ts';
import type { PageContextTools } from './page-context-for.ts';
import type { PageHandler, PageSessions } from './page-handler.ts';
import { addPageRoutes, type PageRouteTools } from './page-routes.ts';
import { addPartsGallery } from './parts-gallery.routes.ts';
import { createPersonalPages } from './personal-pages.ts';
import { createSharedPages } from './shared-pages.ts';

/** The pages of the portal, as `buildApp` is given them. */
export interface Pages {
  handler: PageHandler;
  sessions: PageSessions;
  /** Folder of the browser bundle; without it a development server answers for its files. */
  clientFolder?: string;
}

interface Options extends PageContextTools, Omit<PageRouteTools, 'shared' | 'personal' | 'settings'> {
  settings: PageContextTools['settings'] & PageRouteTools['settings'];
  pages: Pages;
  clock: Clock;
  bus: MessageBus;
  limitByAddress: (address: string) => Promise<void>;
  turns: Turns;
}

/** Mounts the browser bundle's files and the page addresses, in a scope of their own. */
export function mountPages(app: FastifyInstance, { pages, ...options }: Options): void {
  app.register(async (scope) => {
    if (pages.clientFolder !== undefined) await addStaticFiles(scope, pages.clientFolder);
    const tools = { ...options, ...pages };
    const shared = createSharedPages(tools);
    scope.addHook('onClose', async () => shared.close());
    const personal = createPersonalPages(tools);
    if (options.settings.measurement) addMeasurementFrame(scope, options.settings.measurement);
    if (options.settings.partsGallery) addPartsGallery(scope, personal);
    addPageRoutes(scope, { ...tools, shared, personal });
  });
}

const YEAR_SECONDS = 31_536_000;
/** Where the files lie whose names carry a hash. */
const HASHED = 'assets/';

/**
 * Serves the browser bundle's folder, with the compressed copies that lie beside its files. Names under
 * /assets carry a hash of their content and never change; the rest is asked for again.
 */
async function addStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    etag: true,
    lastModified: false,
    cacheControl: false,
    decorateReply: true,
  });
  const files = listFiles(folder);
  const hashed = new Set(files.filter((file) => file.startsWith(HASHED)));
  // One address for hundreds of files: a start does not wait 100 ms until each has its own.
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `/${HASHED}*`,
    config: { kind: 'static' },
    handler: ({ params }, reply) => {
      const file = `${HASHED}${params['*']}`;
      // A file of an older build is gone: said without drawing a page.
      if (!hashed.has(file)) return reply.code(404).header('cache-control', 'no-store').send('');
      return reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`).sendFile(file);
    },
  });
  for (const file of files.filter((name) => !hashed.has(name))) {
    app.route({
      method: ['GET', 'HEAD'],
      url: encodeURI(`/${file}`),
      config: { kind: 'static' },
      handler: (_request, reply) => reply.header('cache-control', 'public, max-age=3600').sendFile(file),
    });
  }
}

/** Files below a folder as addresses; compressed copies are no addresses of their own. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry: Dirent) => entry.isFile() && !/\.(br|gz|map)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
