import type { RepositoryFile } from './repository-files.ts';
import { citedRules } from './rule-citations.ts';

/** The page that says of each cited rule what it asks. */
const RULES_PAGE = 'docs/rules.md';

const NAMED_PLACE = /`([\w.-]+(?:\/[\w.-]+)+)`/g;

/** Rows of the page's tables, without their heads: the name of the rule, and where it is held. */
function rowsOf(text: string): { rule: string; places: string[] }[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (Rule |-)/.test(line))
    .map((line) => {
      const [, rule = '', , held = ''] = line.split(/ *\| */);
      return { rule, places: [...held.matchAll(NAMED_PLACE)].map(([, place = '']) => place) };
    });
}

/**
 * What is untrue on the page of rules: a rule that is cited and has no row, a row that nobody cites, a rule with two
 * rows, a place that is gone.
 */
export function rulesPageProblems(files: readonly RepositoryFile[]): string[] {
  const page = files.find(({ path }) => path === RULES_PAGE);
  if (page === undefined) return [];
  const rows = rowsOf(page.text);
  const rules = new Set(rows.map(({ rule }) => rule));
  const cited = new Set<string>();
  const unknown = files.flatMap((file) => {
    const here = [...citedRules(file)];
    for (const rule of here) cited.add(rule);
    return here
      .filter((rule) => !rules.has(rule))
      .map((rule) => `${file.path} cites ${rule}, which has no row in ${RULES_PAGE}`);
  });
  const isThere = (place: string) => files.some(({ path }) => path === place || path.startsWith(`${place}/`));
  const untrue = rows.flatMap(({ rule, places }, index) =>
    [
      ...(cited.has(rule) ? [] : ['which nothing cites: take the row away']),
      ...(rows.findIndex((row) => row.rule === rule) === index ? [] : ['twice']),
      ...places.filter((place) => !isThere(place)).map((place) => `in ${place}, which is gone`),
    ].map((problem) => `${RULES_PAGE} has ${rule} ${problem}`),
  );
  return [...unknown, ...untrue];
}
