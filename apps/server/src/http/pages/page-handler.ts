import { isDeskPath } from '@hidamari/domain/access';
import {
  type DrawnDocument,
  type PageContext,
  type PageMember,
  pageContext,
} from '@hidamari/web/page-context';
import {
  createContext,
  createRequestHandler,
  data,
  RouterContextProvider,
  redirect,
  type ServerBuild,
} from 'react-router';
import type { MemberCaller, RequestFacts } from '../caller.ts';
import type { PageAddress } from './page-address.ts';

/** What was decided about a visit before rendering, where the page bundle has to act on it. */
export type PageVerdict =
  | { kind: 'enter' }
  /** The screen is not there for this person: the bundle draws its 404 page at the asked address. */
  | { kind: 'not_found' }
  /** Only the member acts there: the bundle says so at the asked address, with 403 (G42). */
  | { kind: 'members_own' }
  /** Only for data requests of the browser's router, which cannot follow an ordinary redirect. */
  | { kind: 'redirect'; to: string };

/** Renders one page. The built React Router bundle, the development server and tests each provide one. */
export type PageHandler = (
  request: Request,
  context: PageContext,
  verdict: PageVerdict,
) => Promise<Response | DrawnDocument>;

/** Whether an answer is a document, whose text is there already. */
export const isDrawn = (answer: Response | DrawnDocument): answer is DrawnDocument => 'html' in answer;

export const DOCUMENT_TYPE = 'text/html; charset=utf-8';

/** Any answer of a handler as a response. */
export function responseOf(answer: Response | DrawnDocument): Response {
  if (!isDrawn(answer)) return answer;
  return new Response(answer.html, { status: answer.status, headers: { 'content-type': DOCUMENT_TYPE } });
}

/** What the identity module gives to pages. */
export interface PageSessions {
  /**
   * A fresh access token and the name to greet with, for the page load of a member whose session cookie was
   * just verified (identity: tokens).
   */
  mintAccessToken(
    member: MemberCaller,
    facts: RequestFacts,
  ): Promise<Omit<PageMember, 'memberId' | 'memberType'>>;
}

/**
 * Throws when the renderer itself broke down and answers in bare text: people get the plain page instead, with
 * the way on and the emergency line.
 */
export function refuseBareFault(response: Response | DrawnDocument): void {
  if (isDrawn(response)) return;
  const contentType = response.headers.get('content-type') ?? '';
  if (response.status >= 500 && contentType.startsWith('text/plain'))
    throw new Error('the page renderer broke down');
}

/**
 * Whether what a visitor gets at an address is a document (decision 0113): a screen of the table that is one, and the page
 * of a refusal, unless the application's router asks for data, or the address says something that is for one visit: it opens
 * the chat, or a toast waits for it. A refusal at the desk is the application's: it asks this browser whether staff work here.
 */
export function isDrawnAsDocument(
  {
    screen,
    screenPath,
    isData,
    isShareable,
  }: Pick<PageAddress, 'screen' | 'screenPath' | 'isData' | 'isShareable'>,
  { kind }: Pick<PageVerdict, 'kind'>,
): boolean {
  if (isData) return false;
  return kind === 'enter' ? screen?.isDocument === true && isShareable : !isDeskPath(screenPath);
}

/** What the build of the pages exports: the framework's own build, and the handler of its documents (decision 0113). */
export interface PageBundle extends ServerBuild {
  createDocumentHandler(build: ServerBuild): DocumentHandler;
}

/** Draws a document; `refusal` is the status of a screen that is refused. */
type DocumentHandler = (
  request: Request,
  context: RouterContextProvider,
  refusal?: number,
) => Promise<Response | DrawnDocument>;

/** A source that is a function may answer another bundle each time: its pages are being written. */
type BuildSource<Build extends ServerBuild = PageBundle> = Build | (() => Promise<Build>);

/** Status of a screen that is refused, by verdict. */
const REFUSALS: Readonly<Partial<Record<PageVerdict['kind'], number>>> = { not_found: 404, members_own: 403 };

const verdictContext = createContext<PageVerdict>({ kind: 'enter' });

/**
 * The page bundle as a page handler. What is the same for all visitors is drawn as a document. What was decided about the
 * visit is acted on inside the router: a data request is redirected as the browser's router expects, and a screen that is
 * missing, or the member's alone, is drawn by the app's own page of that status, in its frame, with no loader of the
 * screen run.
 */
export function pageHandlerOf(source: BuildSource, mode: 'production' | 'development'): PageHandler {
  const enter = createRequestHandler(changed(source, withRedirects), mode);
  const refuse = createRequestHandler(changed(source, withoutScreens), mode);
  const document = documentHandlerOf(source);
  return (request, context, verdict) => {
    const provider = new RouterContextProvider();
    provider.set(pageContext, context);
    provider.set(verdictContext, verdict);
    const refusal = REFUSALS[verdict.kind];
    if (context.isDocument) return document(request, provider, refusal);
    return refusal === undefined ? enter(request, provider) : refuse(request, provider);
  };
}

function documentHandlerOf(source: BuildSource): DocumentHandler {
  if (typeof source !== 'function') return source.createDocumentHandler(source);
  return async (request, context, refusal) => {
    const bundle = await source();
    return bundle.createDocumentHandler(bundle)(request, context, refusal);
  };
}

/** Imports the bundle that `react-router build` wrote. */
export async function loadPageBundle(serverEntry: URL): Promise<PageHandler> {
  return pageHandlerOf((await import(serverEntry.href)) as PageBundle, 'production');
}

function changed<Build extends ServerBuild>(
  source: BuildSource<Build>,
  change: (build: Build) => ServerBuild,
): BuildSource<ServerBuild> {
  return typeof source === 'function' ? async () => change(await source()) : change(source);
}

function withRedirects(build: ServerBuild): ServerBuild {
  const root = build.routes.root;
  if (root === undefined) throw new Error('the page bundle has no root route');
  const middleware = [redirectByVerdict, ...(root.module.middleware ?? [])];
  return { ...build, routes: { ...build.routes, root: { ...root, module: { ...root.module, middleware } } } };
}

function redirectByVerdict({ context }: { context: Readonly<RouterContextProvider> }): void {
  const verdict = context.get(verdictContext);
  if (verdict.kind === 'redirect') throw redirect(verdict.to);
}

/** The same bundle in which every screen below the root answers the refusal's status; the root's own loader still fills the frame. */
function withoutScreens(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) =>
    route === undefined || id === 'root'
      ? [id, route]
      : [id, { ...route, module: { ...route.module, loader: answerRefusal } }],
  );
  return { ...build, routes: Object.fromEntries(routes) };
}

function answerRefusal({ context }: { context: Readonly<RouterContextProvider> }): never {
  throw data(null, { status: REFUSALS[context.get(verdictContext).kind] ?? 404 });
}
