import { readTestTitles } from '../test-titles/read-test-titles.ts';
import { type CoverageRow, readCoverageDocument } from './coverage-document.ts';
import type { ItemList } from './item-list.ts';

/** A file whose tests run: tests, browser tests, and the suites that adapters share. */
const TEST_FILE = /(\.(test|spec)\.tsx?|\/conformance\.ts)$/;

export interface CoverageFacts {
  /** The text of docs/coverage.md. */
  document: string;
  lists: readonly ItemList[];
  /** Text of a file of the repository, or null where there is none. */
  readFile: (path: string) => string | null;
}

/** Everything that docs/coverage.md says and the repository does not bear out, one line each; empty = all is well. */
export function coverageProblems({ document, lists, readFile }: CoverageFacts): string[] {
  const { rows, unreadable } = readCoverageDocument(document);
  return [
    ...unreadable.map(({ line, problem }) => `line ${line}: ${problem}`),
    ...repeatedRows(rows),
    ...lists.flatMap((list) => listProblems(list, rows)),
    ...rows.flatMap((row) => proofProblems(row, titlesOf(readFile))),
  ];
}

function repeatedRows(rows: readonly CoverageRow[]): string[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ group, item, line }) => {
    const earlier = first.get(`${group}\n${item}`);
    if (earlier !== undefined) return [`line ${line}: "${item}" stands on line ${earlier} already`];
    first.set(`${group}\n${item}`, line);
    return [];
  });
}

function listProblems(
  { group, from, items, isFinished, access, isOpen }: ItemList,
  all: readonly CoverageRow[],
): string[] {
  const rows = all.filter((row) => row.group === group);
  if (rows.length === 0) return [`there is no group "## ${group}"`];
  const written = new Set(rows.map(({ item }) => item));
  const known = new Set(items);
  return [
    ...items
      .filter((item) => !written.has(item))
      .map((item) => `"${group}" lacks a row for ${item} (${from}): | \`${item}\` | what it is | later |`),
    ...rows
      .filter(({ item }) => !isOpen && !known.has(item))
      .map(({ item, line }) => `line ${line}: "${item}" is not in ${from}`),
    ...rows
      .filter(({ item, proofs }) => isFinished && known.has(item) && proofs.length === 0)
      .map(({ item, line }) => `line ${line}: "${item}" is there (${from}), so its row has to name a test`),
    ...rows.flatMap(({ item, what, line }) => {
      const who = access?.[item];
      return who === undefined || namesAccess(what, who)
        ? []
        : [`line ${line}: "${item}" is for (${who}) in ${from}: write it at the end of what it is`];
    }),
  ];
}

/** Whether the brackets at the end name it, such as `(member; our own)`. */
function namesAccess(what: string, who: string): boolean {
  const [, brackets = ''] = /\(([^()]*)\)$/.exec(what) ?? [];
  return brackets.split(/[^a-z]+/).includes(who);
}

type Titles = (file: string) => readonly string[] | null;

/** Reads each test file once. */
function titlesOf(readFile: CoverageFacts['readFile']): Titles {
  const known = new Map<string, readonly string[] | null>();
  return (file) => {
    const kept = known.get(file);
    if (kept !== undefined) return kept;
    const source = readFile(file);
    const titles = source === null ? null : readTestTitles(source, file);
    known.set(file, titles);
    return titles;
  };
}

function proofProblems({ item, line, proofs }: CoverageRow, titles: Titles): string[] {
  return proofs.flatMap(({ file, title }) => {
    const where = `line ${line}: "${item}"`;
    if (!TEST_FILE.test(file)) return [`${where} is proved by ${file}, which is no test file`];
    const found = titles(file);
    if (found === null) return [`${where} is proved by ${file}, which is gone`];
    return found.some((known) => known.includes(title)) ? [] : [`${where}: ${file} has no test "${title}"`];
  });
}
