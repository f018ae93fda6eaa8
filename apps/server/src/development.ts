import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { buildApp } from './app.ts';
import { compose } from './composition.ts';
import { readSettings } from './config/settings.ts';
import { type PageBundle, pageHandlerOf } from './http/pages/page-handler.ts';
import { createPortalModules } from './portal-modules.ts';
import { startNotice } from './start-notice.ts';

// `npm run dev`: the portal with its pages rendered from their sources, and hot reload. Never part of a deployment.

const WEB = new URL('../../web/app/s/', import.meta.url);

/** What this file needs of Vite's development server. */
interface PageTool {
  middlewares(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  ssrLoadModule(address: string): Promise<unknown>;
  watcher: { on(event: 'change', listener: () => void): void };
  close(): Promise<void>;
}

/** Vite is the pages' tool: it is found from their workspace, and the server does not depend on it. */
async function startPageTool(server: ReturnType<typeof createServer>): Promise<PageTool> {
  const vite = createRequire(new URL('package.json', WEB)).resolve('vite');
  const { createServer: createPageTool } = (await import(pathToFileURL(vite).href)) as {
    createServer(options: object): Promise<PageTool>;
  };
  return createPageTool({
    root: fileURLToPath(WEB),
    server: { middlewareMode: true, ws: { server } },
    // No temporary files beside the sources, which would look like a change.
    configLoader: 'runner',
    appType: 'custom',
  });
}

/** Hot reload writes style elements and inline scripts of its own; the policy is tested on the built pages. */
function withoutPagePolicy(response: ServerResponse): ServerResponse {
  const write = response.writeHead.bind(response);
  response.writeHead = ((status: number, headers: Record<string, unknown> = {}) => {
    const { 'content-security-policy': _policy, ...others } = headers;
    response.removeHeader('content-security-policy');
    return write(status, others as Record<string, string>);
  }) as typeof response.writeHead;
  return response;
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const server = createServer();
  const tool = await startPageTool(server);
  const composition = await compose(settings);
  const sources = async () => (await tool.ssrLoadModule('/app/page-bundle.ts')) as PageBundle;
  const modules = await createPortalModules(composition.dependencies, {
    pages: pageHandlerOf(sources, 'development'),
  });
  await modules.seedLookUps();
  const accounts = settings.demo === null ? null : await modules.seedDemo();
  const app = await buildApp(composition.dependencies, modules.parts);
  composition.startWork(modules);
  // A changed source makes every kept page old.
  tool.watcher.on('change', () => void composition.dependencies.bus.publish('content-changed'));

  server.on('request', (request, response) => {
    tool.middlewares(request, response, () => app.routing(request, withoutPagePolicy(response)));
  });
  server.listen(settings.port, settings.host, () =>
    process.stdout.write(startNotice(settings, accounts, japanDay(new Date()))),
  );

  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await Promise.all([tool.close(), app.close(), composition.stopWork()]);
    await composition.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

await start();
