import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const RUNTIME_IMPORT = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'/gm;

/** Every module that loading this one loads too; packages by their name. */
function loadedBy(url: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(url.href)) return seen;
  seen.add(url.href);
  for (const [, source = ''] of readFileSync(url, 'utf8').matchAll(RUNTIME_IMPORT)) {
    if (source.startsWith('.')) loadedBy(new URL(source, url), seen);
    else seen.add(source);
  }
  return seen;
}

test('the browser’s client loads neither zod nor the endpoint table', () => {
  const loaded = [...loadedBy(new URL('index.ts', import.meta.url))];
  const packages = loaded.filter((name) => !name.startsWith('file:'));
  expect(packages).toEqual(['@hidamari/domain/errors']);
  expect(loaded.filter((name) => name.includes('/endpoints/'))).toEqual([]);
  expect(loaded.length).toBeGreaterThan(4);
});
