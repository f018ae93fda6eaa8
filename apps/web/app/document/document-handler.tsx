import documentScript from 'virtual:document-script';
import { nextEdgeOfHours } from '@hidamari/domain/consultation-hours';
import { SCREENS } from '@hidamari/domain/screens';
import japaneseFont from '@hidamari/ui/fonts-japanese.css?url';
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
import { type DrawnDocument, pageContext } from '../page-context.ts';
import { DocumentOutsideQuestion } from '../shell/outside-transmission/document-outside-question.tsx';
import type { PageData } from '../shell/page-data.ts';
import { PageNonce } from '../shell/page-nonce.ts';
import { DocumentParts, type PartsOfDocument, RULES_ID } from './document-parts.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';

/**
 * Draws the document at an address, with the request's own context.
 * @param refusal status of a screen that is refused: the root's error page says so, and no loader but the root's runs.
 * @returns a response only where a loader leads elsewhere.
 */
export type DocumentHandler = (
  request: Request,
  context: RouterContextProvider,
  refusal?: number,
) => Promise<Response | DrawnDocument>;

const PARTS: PartsOfDocument = {
  Head: DocumentScripts,
  OutsideQuestion: DocumentOutsideQuestion,
};

type BuiltRoute = NonNullable<ServerBuild['routes'][string]>;

/**
 * A handler that draws the documents of a bundle (decision 0113): their loaders run as for any page, and their components are
 * drawn at once into a text, with nothing beside it for React in the browser. Nothing in them may suspend. A fault of a
 * loader or of a component is reported, and drawn by the root's error page.
 */
export function createDocumentHandler(build: ServerBuild): DocumentHandler {
  const documents = createStaticHandler(childrenOf(undefined, documentRoutesOf(build)));
  const frame = createStaticHandler(frameOf(build));
  return async (request, context, refusal) => {
    const loading = refusal === undefined ? documents : frame;
    const loaded = await loading.query(request, { requestContext: context });
    if (loaded instanceof Response) return loaded;
    if (refusal !== undefined) refuse(loaded, refusal);
    const page = context.get(pageContext);
    const report = (error: unknown) => page.report?.(error);
    for (const fault of Object.values(loaded.errors ?? {})) if (!isRouteErrorResponse(fault)) report(fault);
    const draw = (state: StaticHandlerContext) =>
      drawDocument(build, state, { url: request.url, nonce: page.nonce });
    try {
      return { status: loaded.statusCode, html: draw(loaded) };
    } catch (error) {
      report(error);
      return { status: 500, html: drawFault(draw, { ...loaded, errors: { root: error } }) };
    }
  };
}

/** The root alone, whatever the address. */
function frameOf({ routes: { root } }: ServerBuild): RouteObject[] {
  return [{ id: 'root', path: '*', ...(root?.module.loader && { loader: root.module.loader }) }];
}

function refuse(loaded: StaticHandlerContext, status: number): void {
  if (loaded.errors !== null) return;
  loaded.errors = { root: { status, statusText: '', internal: false, data: null } };
  loaded.statusCode = status;
}

/** The error page in its frame; where the frame is what fails, the bare page. */
function drawFault(draw: (state: StaticHandlerContext) => string, state: StaticHandlerContext): string {
  try {
    return draw(state);
  } catch {
    return draw({ ...state, loaderData: {} });
  }
}

/** The routes of the screens that are documents, with the layouts around them. */
function documentRoutesOf({ routes }: ServerBuild): readonly BuiltRoute[] {
  const paths = new Set<string>(SCREENS.filter(({ isDocument }) => isDocument).map(({ path }) => path));
  const all = Object.values(routes).filter((route) => route !== undefined);
  const wanted = new Set<BuiltRoute>();
  for (const route of all) {
    // Layouts have no path, and the front page is an index.
    if (!paths.has(`/${route.path ?? ''}`) || !(route.path || route.index)) continue;
    for (let at: BuiltRoute | undefined = route; at; at = routes[at.parentId ?? '']) wanted.add(at);
  }
  return all.filter((route) => wanted.has(route));
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
      <DocumentParts value={PARTS}>
        <ServerRouter context={context} url={url} {...(nonce !== undefined && { nonce })} />
      </DocumentParts>
    </PageNonce>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}

/** The script of a document with its facts (`readFacts`), and what may be fetched ahead. */
function DocumentScripts({ page, nonce }: { page: PageData; nonce: string | undefined }) {
  const { renderedAt, closures } = page;
  return (
    <>
      <script
        type="speculationrules"
        id={RULES_ID}
        nonce={nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own; as a child its quotes would be escaped.
        dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }}
      />
      <script
        type="module"
        src={documentScript}
        data-rendered-at={renderedAt}
        data-until={nextEdgeOfHours(new Date(renderedAt), closures).toISOString()}
        data-japanese-font={japaneseFont}
      />
    </>
  );
}
