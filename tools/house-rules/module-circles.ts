import { posix } from 'node:path';
import type { RepositoryFile } from './repository-files.ts';

const MODULE = /^apps\/server\/src\/modules\/([^/]+)\//;
/** What is not shipped, and what a module may name of another without leaning on its work: a table. */
const NO_SOURCE = /\.(test|fixture)\.ts$/;
const TABLE = /\.table\.ts$/;
const IMPORTED = /\bfrom\s+'(\.[^']+)'|\bimport\('(\.[^']+)'\)/g;

const moduleOf = (path: string) => MODULE.exec(path)?.[1];

/** The modules that each module of the server imports, but for their tables. */
function importedModules(files: readonly RepositoryFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const imported = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    const own = moduleOf(path);
    if (own === undefined || NO_SOURCE.test(path)) continue;
    const others = imported.get(own) ?? new Set();
    imported.set(own, others);
    for (const [, statically, onDemand] of text.matchAll(IMPORTED)) {
      const target = posix.join(posix.dirname(path), statically ?? onDemand ?? '');
      const other = moduleOf(target);
      if (other !== undefined && other !== own && !TABLE.test(target)) others.add(other);
    }
  }
  return imported;
}

/**
 * Modules of the server that lean on each other in a circle, each circle once and from its first name on. No circle of
 * files need come of it, and yet none of them could be taken out alone. A table of another module may be named: a row
 * refers to a row.
 */
export function moduleCircleProblems(files: readonly RepositoryFile[]): string[] {
  const imported = importedModules(files);
  const circles = new Set<string>();
  const follow = (name: string, way: readonly string[]): void => {
    const from = way.indexOf(name);
    if (from >= 0) {
      const circle = way.slice(from);
      const first = circle.indexOf([...circle].sort()[0] ?? '');
      circles.add([...circle.slice(first), ...circle.slice(0, first)].join(' -> '));
      return;
    }
    if (done.has(name)) return;
    for (const other of imported.get(name) ?? []) follow(other, [...way, name]);
    done.add(name);
  };
  const done = new Set<string>();
  for (const name of imported.keys()) follow(name, []);
  return [...circles].map((circle) => `modules of the server in a circle: ${circle}`);
}
