import type { RepositoryFile } from './repository-files.ts';

const NAME = /^docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/;
const STATUS = /^\d{4}-\d{2}-\d{2} · (proposed|accepted|superseded by \d{4})(, .+)?$/;

/** A decision record has its number in name and title, and under the title its day and status. */
export function decisionProblem({ path, text }: RepositoryFile): string | null {
  const number = NAME.exec(path)?.[1];
  if (number === undefined) return 'is not named NNNN-what-was-decided.md';
  const [title = '', blank, status = ''] = text.split('\n');
  if (!title.startsWith(`# ${number} `)) return `does not begin with "# ${number} What was decided"`;
  if (blank !== '' || !STATUS.test(status)) {
    return 'does not say on its third line: YYYY-MM-DD · proposed, accepted or superseded by NNNN';
  }
  return null;
}

/** Numbers used twice or left out, over all records. */
export function decisionNumberProblems(paths: readonly string[]): string[] {
  const numbers = paths.flatMap((path) => NAME.exec(path)?.[1] ?? []).sort();
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? '0000';
    if (number === before) return [`docs/decisions has ${number} twice`];
    const due = String(Number(before) + 1).padStart(4, '0');
    return number === due ? [] : [`docs/decisions has ${number} where ${due} is due`];
  });
}
