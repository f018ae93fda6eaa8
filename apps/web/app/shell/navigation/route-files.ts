import { matchScreen } from '@hidamari/domain/screens';
import type { ServerBuild } from 'react-router';
import type { RouteFile } from './prefetch-queue.ts';

type Routes = ServerBuild['assets']['routes'];

/** Route of what is no screen (`routes.ts`). */
const NO_SCREEN = 'no-screen';

/** The framework's list of routes with their files, which the build puts into each page; none where it is not found. */
function routeManifest(): Routes {
  return (window as { __reactRouterManifest?: { routes?: Routes } }).__reactRouterManifest?.routes ?? {};
}

/** The routes behind a path, the screen's first: its route has the screen's id. None where the framework lists none. */
function routesOf(path: string): NonNullable<Routes[string]>[] {
  const manifest = routeManifest();
  const routes = [];
  let route = manifest[matchScreen(path)?.screen.id ?? NO_SCREEN] ?? manifest[NO_SCREEN];
  for (; route !== undefined; route = manifest[route.parentId ?? '']) routes.push(route);
  return routes;
}

/**
 * Loads the scripts of the screen behind a path; false when one cannot come. The browser keeps each module that it has
 * loaded: when the router imports the same ones, no network is needed. Where the files are not known, the router loads
 * them itself.
 */
export const loadScripts = (path: string): Promise<boolean> =>
  Promise.all(routesOf(path).map(({ module }) => import(/* @vite-ignore */ module))).then(
    () => true,
    () => false,
  );

/** Scripts and styles of the screen behind a path, as far as they are known. */
export function filesOf(path: string): RouteFile[] {
  const routes = routesOf(path);
  const scripts = routes.flatMap(({ module, imports = [] }) => [module, ...imports]);
  const styles = routes.flatMap(({ css = [] }) => css);
  return [
    ...scripts.map((href) => ({ href, rel: 'modulepreload' as const })),
    ...styles.map((href) => ({ href, rel: 'prefetch' as const })),
  ];
}

/** Whether the screen is drawn only from what the server answers, so that nothing of it opens without a connection. */
export const needsServer = (path: string): boolean =>
  // The root's answer is there already.
  routesOf(path).some(
    ({ hasLoader, hasClientLoader, parentId }) => parentId !== undefined && hasLoader && !hasClientLoader,
  );
