import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Environment } from './environment.ts';

/** The first column of the README's table, which is where people look for a setting. */
function settingsOfReadme(): string[] {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
  const [, section = ''] = readme.split(/^## (?:Settings|Commands)$/m);
  const names = [...section.matchAll(/^\| (.*?) \|/gm)].map(([, cell = '']) => cell);
  return names.flatMap((cell) => [...cell.matchAll(/`(.+?)`/g)].map(([, name = '']) => name));
}

it('the README names every setting once, and none that does not exist', () => {
  expect(settingsOfReadme().sort()).toEqual(Object.keys(Environment.shape).sort());
});
