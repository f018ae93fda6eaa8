import { expect, it } from 'vitest';
import { partsTable } from './parts-table.mjs';

it('tells the minutes of each part and of all, and what passed, failed and needed its retry', () => {
  const table = partsTable([
    { name: 'Lint and types', milliseconds: 66_000, isFine: true },
    {
      name: 'Browser tests',
      milliseconds: 300_000,
      isFine: false,
      report: { passed: 120, failures: [{}], retried: [{}, {}] },
    },
  ]);
  expect(table.split('\n').map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ['minutes', 'passed', 'failed', 'retried'],
    ['Lint and types', '1.1'],
    ['Browser tests (FAILED)', '5.0', '120', '1', '2'],
    ['All', '6.1'],
    [''],
  ]);
});
