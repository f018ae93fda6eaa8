import type { RepositoryFile } from './repository-files.ts';

/** A file as documents name it: from the top folder, or from any folder below. */
const NAMED =
  /(?<![\w/.:*@-])(?:\.{1,2}\/)*((?!\.)[\w@.-]+(?:\/[\w@.-]+)+\.(?:ts|tsx|mjs|cjs|css|md|sql|json))\b/g;

/** What no clone holds: packages, and names that stand for any name. */
const EXAMPLE = /^(node_modules|path\/to)\/|NNNN/;

/** Files that the documents name and the repository no longer has, each once per document. */
export function goneFileProblems(files: readonly RepositoryFile[]): string[] {
  const isThere = (name: string) => files.some(({ path }) => path === name || path.endsWith(`/${name}`));
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) => {
      const named = [...text.matchAll(NAMED)].map(([, name = '']) => name);
      const gone = new Set(named.filter((name) => !EXAMPLE.test(name) && !isThere(name)));
      return [...gone].map((name) => `${path} names ${name}, which is gone`);
    });
}
