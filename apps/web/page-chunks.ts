/** What the bundler tells of a module while it cuts the pages' scripts into files. */
interface ChunkContext {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

const FRAMEWORK = /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/;
/** The root's, and what nearly every page adds to it. */
const OF_ALL =
  /[\\/](?:web[\\/]app[\\/](?:root|shell[\\/]page-meta)|ui[\\/]src[\\/](?:section-heading|card)[\\/][\w-]+)\.tsx?/;

/**
 * Names the file a module of the pages goes to. Every page needs React, the router and whatever the root imports,
 * so each of the two is one file: a telephone asks for 15 files before a page is alive instead of 41, and they
 * compress a tenth better together. The framework stands apart because it changes least. All else stays with the
 * pages that use it.
 */
export function pageChunks() {
  const known = new Map<string, boolean>();

  function isOfRoot(id: string, context: ChunkContext): boolean {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // Our own modules import in no circle (lint); a package that does must not keep us here for ever.
    known.set(id, false);
    const importers = context.getModuleInfo(id)?.importers ?? [];
    const isRoots = OF_ALL.test(id) || importers.some((importer) => isOfRoot(importer, context));
    known.set(id, isRoots);
    return isRoots;
  }

  return (id: string, context: ChunkContext): string | null => {
    if (FRAMEWORK.test(id)) return 'framework';
    return isOfRoot(id, context) ? 'shell' : null;
  };
}

/** Pieces that whoever needs one of them needs nearly all of; cut as the bundler would, each page names seven files for them. */
const TOGETHER: readonly (readonly [string, RegExp])[] = [
  [
    'calls',
    /[\\/](?:contract[\\/]src[\\/]client[\\/](?!post-as-nobody)|domain[\\/]src[\\/]errors[\\/]|web[\\/]app[\\/]shell[\\/](?:data[\\/]browser-api|forms[\\/](?:failed-save|use-action)))/,
  ],
  [
    'crisis-note',
    /[\\/]web[\\/]app[\\/](?:shell[\\/]after-press|parts[\\/]crisis[\\/](?:closed-cards|crisis-reading|crisis-offer|crisis-note|forget-closings))\.tsx?$/,
  ],
  [
    'queries',
    /[\\/](?:node_modules[\\/]@tanstack[\\/]|web[\\/]app[\\/]shell[\\/]data[\\/](?:came-with-page|contract-calls|current-user|own-service-query|page-queries|query-client|rejected-query|use-part-query)\.tsx?$)/,
  ],
];

/** Names the file of such a piece. What framework and shell have taken stays theirs: their group comes first. */
export const piecesTogether = (id: string): string | null =>
  TOGETHER.find(([, pieces]) => pieces.test(id))?.[0] ?? null;
