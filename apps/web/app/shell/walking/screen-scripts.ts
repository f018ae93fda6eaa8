import { useContext, useMemo } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router';
import { fetchFile, isNew } from './fetch-file.ts';
import { untilIdle } from './fetch-turns.ts';

/** The scripts of the portal's screens, as this browser has them. */
export interface ScreenScripts {
  /** Whether every script of the screen behind a path is here. */
  areHere(path: string): boolean;
  /** Brings what is missing; false when it cannot come: no connection, or an update took the file away. */
  bring(path: string): Promise<boolean>;
  /** Has what is missing fetched, its styles too, and runs nothing of it yet: a slow phone is not kept busy for a maybe. */
  fetchAhead(path: string): Promise<void>;
  /** Whether the screen is drawn only from what the server answers, so that nothing of it opens without a connection. */
  isAnsweredByServer(path: string): boolean;
}

/**
 * Scripts are brought here before the router asks for them, because the router answers a script that does not come by
 * loading the whole page anew. Without a connection that throws away the page, and what is written on it.
 */
export function useScreenScripts(): ScreenScripts {
  const framework = useContext(FrameworkContext);
  const router = useContext(DataRouterContext)?.router;
  return useMemo(() => {
    const entriesOf = (path: string) =>
      framework && router
        ? (router.match(path) ?? []).flatMap(({ route }) => framework.manifest.routes[route.id] ?? [])
        : [];
    const missingOf = (path: string) => entriesOf(path).filter(({ id }) => !framework?.routeModules[id]);
    return {
      areHere: (path) => missingOf(path).length === 0,
      async bring(path) {
        const brought = missingOf(path).map(async ({ id, module }) => {
          const script = await import(/* @vite-ignore */ module);
          if (framework) framework.routeModules[id] = script;
        });
        return (await Promise.allSettled(brought)).every(({ status }) => status === 'fulfilled');
      },
      async fetchAhead(path) {
        const missing = missingOf(path);
        const modules = missing.flatMap(({ module, imports = [] }) => [module, ...imports]);
        const styles = missing.flatMap(({ css = [] }) => css);
        for (const address of modules.filter(isNew)) {
          await untilIdle();
          await fetchFile(address, 'modulepreload');
        }
        for (const address of styles.filter(isNew)) await fetchFile(address, 'prefetch');
      },
      // The root's answer is there already.
      isAnsweredByServer: (path) =>
        entriesOf(path).some(
          ({ hasLoader, hasClientLoader, parentId }) =>
            parentId !== undefined && hasLoader && !hasClientLoader,
        ),
    };
  }, [framework, router]);
}
