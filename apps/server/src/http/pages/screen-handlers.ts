import {
  createRequestHandler,
  matchRoutes,
  type RequestHandler,
  type RouteObject,
  type ServerBuild,
} from 'react-router';

/** Paths whose screen is remembered; most visits ask for few. */
const REMEMBERED_PATHS = 2_000;
const LONGEST_REMEMBERED = 200;

/**
 * A request handler that draws each screen with a bundle of its own routes alone. The router makes the table of all its
 * routes anew for every page, and looks the address up in it several times: of some hundred and fifty screens a
 * page needs one. What leads to no screen, and data requests, which may be about several, are for the whole bundle.
 */
export function createScreenHandlers(build: ServerBuild, mode: string): RequestHandler {
  const whole = createRequestHandler(build, mode);
  const tree = childrenOf(undefined, Object.values(build.routes));
  const handlers = new Map<string, RequestHandler>();
  const remembered = new Map<string, RequestHandler>();

  const handlerFor = (pathname: string): RequestHandler => {
    const ids = matchRoutes(tree, pathname)?.flatMap(({ route }) => route.id ?? []) ?? [];
    const screen = ids.at(-1);
    if (screen === undefined) return whole;
    const handler = handlers.get(screen) ?? createRequestHandler(withRoutes(build, new Set(ids)), mode);
    handlers.set(screen, handler);
    return handler;
  };
  return (request, context) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('.data')) return whole(request, context);
    const handler = remembered.get(pathname) ?? handlerFor(pathname);
    if (remembered.size >= REMEMBERED_PATHS) remembered.clear();
    if (pathname.length <= LONGEST_REMEMBERED) remembered.set(pathname, handler);
    return handler(request, context);
  };
}

type Routes = ServerBuild['routes'];

function childrenOf(parentId: string | undefined, routes: readonly Routes[string][]): RouteObject[] {
  return routes.flatMap((route): RouteObject[] => {
    if (route === undefined || route.parentId !== parentId) return [];
    const { id, path, index = false, caseSensitive = false } = route;
    const itself = { id, caseSensitive, ...(path !== undefined && { path }) };
    return [index ? { ...itself, index } : { ...itself, children: childrenOf(id, routes) }];
  });
}

/** The same bundle with these routes alone. */
function withRoutes(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const kept = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return {
    ...build,
    routes: kept(build.routes),
    assets: { ...build.assets, routes: kept(build.assets.routes) },
  };
}
