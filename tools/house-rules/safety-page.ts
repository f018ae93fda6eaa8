import type { RepositoryFile } from './repository-files.ts';

/** The page that says of each rule of safety and truth where it is kept and what proves it. */
const SAFETY_PAGE = 'docs/safety-and-truth.md';

/** A test as the page names it: its file, and its title as it is written there. */
const PROOF = /`([\w./-]+\.(?:test|spec)\.tsx?)` · `([^`]+)`/g;
const NAMED_PLACE = /`([\w./-]+)`/g;

/** Rows of the page's tables, without their heads. */
const rowsOf = (text: string) =>
  text.split('\n').filter((line) => line.startsWith('| ') && !/^\| (Rule |-)/.test(line));

/** Only what stands as a title is one: in quotes, behind the call that names a test, or in the rows of a table of cases. */
const hasTitle = (text: string, title: string) =>
  ["'", '"', '`'].some((quote) => text.includes(quote + title + quote));

/**
 * What is untrue on the page of rules: a row without code or without a test, a place that is gone, a test that has no such title.
 */
export function unprovedRuleProblems(files: readonly RepositoryFile[]): string[] {
  const page = files.find(({ path }) => path === SAFETY_PAGE);
  if (page === undefined) return [];
  const textOf = new Map(files.map(({ path, text }) => [path, text]));
  const isThere = (place: string) =>
    textOf.has(place) || files.some(({ path }) => path.startsWith(`${place}/`));
  return rowsOf(page.text).flatMap((row) => {
    const [, rule = '', code = '', proofs = ''] = row.split(/ *\| */);
    const places = [...code.matchAll(NAMED_PLACE)].map(([, place = '']) => place);
    const tests = [...proofs.matchAll(PROOF)].map(([, file = '', title = '']) => ({ file, title }));
    const problems = [
      ...(places.length === 0 ? ['names no code'] : []),
      ...(tests.length === 0 ? ['names no test'] : []),
      ...places.filter((place) => !isThere(place)).map((place) => `names ${place}, which is gone`),
      ...tests
        .filter(({ file, title }) => !hasTitle(textOf.get(file) ?? '', title))
        .map(({ file, title }) => `names a test that ${file} does not have: ${title}`),
    ];
    return problems.map((problem) => `${SAFETY_PAGE}, 「${rule}」 ${problem}`);
  });
}
