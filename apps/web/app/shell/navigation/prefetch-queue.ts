import { untilIdle } from '../until-idle.ts';

/** modulepreload: a script, made ready and not run; prefetch: a style sheet. */
export interface RouteFile {
  href: string;
  rel: 'modulepreload' | 'prefetch';
}

/** Adds what is new of some files; they are left out when `isWanted` says so once it is their turn. */
type PrefetchFiles = (files: readonly RouteFile[], isWanted: () => boolean) => void;

/**
 * Fetches files one at a time, each of them once, and only while the browser has nothing else to do: a page full of
 * links would otherwise keep a slow phone from answering its person.
 * @param untilIdle settles once the browser is idle.
 * @param fetchFile settles with whether the file came; one that did not is fetched when it is wanted again.
 */
export function createPrefetchQueue(
  untilIdle: () => Promise<void>,
  fetchFile: (file: RouteFile) => Promise<boolean>,
): PrefetchFiles {
  const asked = new Set<string>();
  let last = Promise.resolve();
  return (files, isWanted) => {
    for (const file of files) {
      if (asked.has(file.href)) continue;
      asked.add(file.href);
      last = last.then(async () => {
        if (isWanted()) await untilIdle();
        if (!isWanted() || !(await fetchFile(file))) asked.delete(file.href);
      });
    }
  };
}

function fetchFile({ href, rel }: RouteFile): Promise<boolean> {
  const link = document.createElement('link');
  // Without a line nothing comes, and a browser may remember that (`late`).
  if (navigator.onLine === false) return Promise.resolve(false);
  // Safari before 17 knows no modulepreload and before 18 no prefetch, and would never tell an end.
  if (!link.relList.supports(rel)) return Promise.resolve(true);
  return new Promise((end) => {
    link.onload = () => end(true);
    link.onerror = () => end(false);
    Object.assign(link, { rel, href, fetchPriority: 'low', ...(rel === 'prefetch' && { as: 'style' }) });
    document.head.append(link);
  });
}

/** The queue of this browser tab. */
export const prefetchFiles = createPrefetchQueue(untilIdle, fetchFile);
