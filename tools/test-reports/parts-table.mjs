// The parts of a test run with what each took, for the end of its output.

const minutes = (milliseconds) => (milliseconds / 60_000).toFixed(1);

/** Characters of the column of names. */
const WIDEST = 44;

/**
 * A line for each part and one for all: minutes, how many tests passed, failed, and passed only at their retry.
 * @param {readonly { name: string, milliseconds: number, isFine: boolean, report?: { passed: number, failures: readonly unknown[], retried?: readonly unknown[] } | null }[]} parts
 */
export function partsTable(parts) {
  const line = (name, ...cells) =>
    `${[name.padEnd(WIDEST), ...cells.map((cell) => String(cell).padStart(9))].join('')}\n`;
  const cellsOf = (report) =>
    report ? [report.passed, report.failures.length, report.retried?.length ?? 0] : ['', '', ''];
  const all = parts.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  return [
    line('', 'minutes', 'passed', 'failed', 'retried'),
    ...parts.map(({ name, milliseconds, isFine, report }) =>
      line(isFine ? name : `${name} (FAILED)`, minutes(milliseconds), ...cellsOf(report)),
    ),
    line('All', minutes(all), '', '', ''),
  ].join('');
}
