import { SCREENS } from '@hidamari/domain/screens';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  type EntryContext,
  isRouteErrorResponse,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
  type StaticHandlerContext,
} from 'react-router';
import { pageContext } from '../page-context.ts';
import { PageNonce } from '../shell/page-nonce.ts';
import { DocumentScripts } from './document-scripts.tsx';
import { DocumentHead } from './is-document.ts';

/** Draws the document at an address, with the request's own context. */
export type DocumentHandler = (request: Request, context: RouterContextProvider) => Promise<Response>;

type BuiltRoute = NonNullable<ServerBuild['routes'][string]>;

/**
 * A handler that draws the documents of a bundle (decision 0113): their loaders run as for any page, and their components are
 * drawn at once into a text, with nothing beside it for React in the browser. Nothing in them may suspend. A fault of a
 * loader or of a component is reported, and drawn by the root's error page.
 */
export function createDocumentHandler(build: ServerBuild): DocumentHandler {
  const documents = createStaticHandler(childrenOf(undefined, documentRoutesOf(build)));
  return async (request, context) => {
    const loaded = await documents.query(request, { requestContext: context });
    if (loaded instanceof Response) return loaded;
    const page = context.get(pageContext);
    const report = (error: unknown) => page.report?.(error);
    for (const fault of Object.values(loaded.errors ?? {})) if (!isRouteErrorResponse(fault)) report(fault);
    const draw = (state: StaticHandlerContext) =>
      drawDocument(build, state, { url: request.url, nonce: page.nonce });
    try {
      return answer(draw(loaded), loaded.statusCode);
    } catch (error) {
      report(error);
      return answer(draw({ ...loaded, errors: { root: error } }), 500);
    }
  };
}

function answer(html: string, status: number): Response {
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** The routes of the screens that are documents, with the layouts around them. */
function documentRoutesOf({ routes }: ServerBuild): readonly BuiltRoute[] {
  const wanted = new Set<string>();
  for (const { id, isDocument } of SCREENS) {
    if (!isDocument) continue;
    for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) wanted.add(at);
  }
  return Object.values(routes).filter(
    (route): route is BuiltRoute => route !== undefined && wanted.has(route.id),
  );
}

function childrenOf(parentId: string | undefined, routes: readonly BuiltRoute[]): RouteObject[] {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index = false, module: { loader, handle } }): RouteObject => {
      const itself = { id, handle, ...(path !== undefined && { path }), ...(loader && { loader }) };
      return index ? { ...itself, index } : { ...itself, children: childrenOf(id, routes) };
    });
}

function drawDocument(
  build: ServerBuild,
  state: StaticHandlerContext,
  { url, nonce }: { url: string; nonce: string | undefined },
): string {
  // Of some hundred and fifty screens a document needs its own: the framework makes its routes anew for each drawing.
  const ids = state.matches.map(({ route }) => route.id);
  const only = <T,>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(ids.map((id) => [id, all[id] as T]));
  const context: EntryContext = {
    manifest: { ...build.assets, routes: only(build.assets.routes) },
    branches: [],
    routeModules: Object.fromEntries(ids.map((id) => [id, build.routes[id]?.module])),
    staticHandlerContext: state,
    future: build.future,
    ssr: build.ssr,
    isSpaMode: build.isSpaMode,
    routeDiscovery: build.routeDiscovery,
  };
  const page = (
    <PageNonce value={nonce}>
      <DocumentHead value={DocumentScripts}>
        <ServerRouter context={context} url={url} {...(nonce !== undefined && { nonce })} />
      </DocumentHead>
    </PageNonce>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}
