import { pageContext } from '@hidamari/web/page-context';
import {
  createContext,
  createRequestHandler,
  data,
  RouterContextProvider,
  redirect,
  type ServerBuild,
} from 'react-router';
import type { PageHandler, PageVerdict } from './page-handler.ts';

const verdictContext = createContext<PageVerdict>({ kind: 'enter' });

/**
 * The built page bundle as a page handler. What was decided about the visit is acted on by a middleware before
 * every loader: the 404 page is drawn inside the app, and a data request is redirected as the router expects.
 */
export function pageHandlerOf(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
): PageHandler {
  const handle = createRequestHandler(
    typeof build === 'function' ? async () => withEntryCheck(await build()) : withEntryCheck(build),
    mode,
  );
  return (request, context, verdict) => {
    const provider = new RouterContextProvider();
    provider.set(pageContext, context);
    provider.set(verdictContext, verdict);
    return handle(request, provider);
  };
}

/** Imports the bundle that `react-router build` wrote. */
export async function loadPageBundle(serverEntry: URL): Promise<PageHandler> {
  return pageHandlerOf((await import(serverEntry.href)) as ServerBuild, 'production');
}

function withEntryCheck(build: ServerBuild): ServerBuild {
  const root = build.routes.root;
  if (root === undefined) throw new Error('the page bundle has no root route');
  const middleware = [actOnVerdict, ...(root.module.middleware ?? [])];
  return { ...build, routes: { ...build.routes, root: { ...root, module: { ...root.module, middleware } } } };
}

function actOnVerdict({ context }: { context: Readonly<RouterContextProvider> }): void {
  const verdict = context.get(verdictContext);
  if (verdict.kind === 'not_found') throw data(null, { status: 404 });
  if (verdict.kind === 'redirect') throw redirect(verdict.to);
}
