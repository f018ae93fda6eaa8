import type { FastifyInstance } from 'fastify';
import type { MessageBus } from '../../bus/message-bus.ts';
import type { Clock } from '../../dependencies.ts';
import type { Turns } from '../turns.ts';
import { addMeasurementFrame } from './measurement-frame.routes.ts';
import type { PageContextTools } from './page-context-for.ts';
import type { PageHandler, PageSessions } from './page-handler.ts';
import { addPageRoutes, type PageRouteTools } from './page-routes.ts';
import { addPartsGallery } from './parts-gallery.routes.ts';
import { createPersonalPages } from './personal-pages.ts';
import { createSharedPages } from './shared-pages.ts';
import { addStaticFiles } from './static-files.ts';

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
