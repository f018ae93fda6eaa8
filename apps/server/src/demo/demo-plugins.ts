import type { FastifyPluginAsync } from 'fastify';
import { linePlaces } from '../config/line-places.ts';
import type { Dependencies } from '../dependencies.ts';
import type { PluginTools } from '../http/plugin-tools.ts';
import { listSentMessages } from '../modules/mail/index.ts';
import { exampleLinePlugin } from './example-line/example-line.plugin.ts';
import { examplePartnerPlugin } from './example-partner/example-partner.plugin.ts';
import { outboxPagePlugin } from './outbox-page/outbox-page.plugin.ts';
import { contentServerPlugin } from './sample-content/content-server.plugin.ts';
import { openContentServer, openExampleStore } from './stand-ins.ts';

/** Newest mail, SMS and LINE messages that /dev/outbox shows. */
const SHOWN_MESSAGES = 100;

/** The addresses that these settings ask for: each stands in for a service that is not set up, or is for a demo alone. */
export async function demoPlugins(dependencies: Dependencies): Promise<FastifyPluginAsync<PluginTools>[]> {
  const { settings, database, clock } = dependencies;
  const plugins = [examplePartnerPlugin(dependencies)];
  if (linePlaces(settings)?.isExample)
    plugins.push(exampleLinePlugin(dependencies, openExampleStore({ database, clock })));
  if (settings.demo === null) return plugins;
  plugins.push(outboxPagePlugin(() => listSentMessages(database, { limit: SHOWN_MESSAGES })));
  if (settings.content === null) plugins.push(contentServerPlugin(openContentServer(clock)));
  return plugins;
}
