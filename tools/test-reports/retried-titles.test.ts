import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { historyFile, noteRetriedTitles } from './retried-titles.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hidamari-history-'));
beforeAll(() => () => rmSync(folder, { recursive: true }));

it('answers a title that one of the last five runs had to retry already, and forgets it after that', () => {
  const file = join(folder, 'below', 'runs.json');
  expect(noteRetriedTitles(file, ['opens', 'closes'])).toEqual([]);
  for (let quiet = 0; quiet < 3; quiet += 1) expect(noteRetriedTitles(file, [])).toEqual([]);
  expect(noteRetriedTitles(file, ['closes', 'saves'])).toEqual(['closes']);
  expect(noteRetriedTitles(file, ['opens'])).toEqual([]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(5);
});

it.each(['', '{"runs":1}', '[1, 2]'])('begins anew where what is kept cannot be read: %s', (kept) => {
  const file = join(folder, 'torn.json');
  writeFileSync(file, kept);
  expect(noteRetriedTitles(file, ['opens'])).toEqual([]);
  expect(noteRetriedTitles(file, ['opens'])).toEqual(['opens']);
});

it('is kept beside other caches of the account, or where it is told to', () => {
  expect(historyFile({ XDG_CACHE_HOME: '/caches' })).toBe(join('/caches', 'hidamari', 'retried-titles.json'));
  expect(historyFile({ TEST_HISTORY: '/kept.json', XDG_CACHE_HOME: '/caches' })).toBe('/kept.json');
});
