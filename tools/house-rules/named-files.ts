import type { RepositoryFile } from './repository-files.ts';

/** A file as documents name it: from the top folder, or from any folder below. */
const NAMED =
  /(?<![\w/.:*@-])(?:\.{1,2}\/)*((?!\.)[\w@.-]+(?:\/[\w@.-]+)+\.(?:ts|tsx|mjs|cjs|css|md|sql|json))\b/g;

/** A link whose words are the name of a file: it leads to the file of that name. */
const LABELLED = /\[`?([\w.-]+\.(?:ts|tsx|mjs|cjs|css|md|sql|json))`?\]\(([^)#\s]+)/g;

/** What no clone holds: packages, and names that stand for any name. */
const EXAMPLE = /^(node_modules|path\/to)\/|NNNN/;

/**
 * Files that the documents name and the repository no longer has, each once per document; and links whose words name
 * another file than the one they lead to.
 */
export function goneFileProblems(files: readonly RepositoryFile[]): string[] {
  const isThere = (name: string) => files.some(({ path }) => path === name || path.endsWith(`/${name}`));
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) => {
      const named = [...text.matchAll(NAMED)].map(([, name = '']) => name);
      const gone = new Set(named.filter((name) => !EXAMPLE.test(name) && !isThere(name)));
      const mislabelled = [...text.matchAll(LABELLED)].filter(
        ([, label = '', target = '']) => !target.endsWith(`/${label}`) && target !== label,
      );
      return [
        ...[...gone].map((name) => `${path} names ${name}, which is gone`),
        ...mislabelled.map(([, label, target]) => `${path} calls ${target} ${label}`),
      ];
    });
}
