import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { factsDocument } from './facts-document.ts';
import { libraryDocument } from './library-document.ts';

test.each([
  ['facts', 'the table of dated figures', factsDocument],
  ['library', 'the sample library', libraryDocument],
])('docs/%s.csv says what %s says', (name, _, document) => {
  const written = readFileSync(new URL(`../../docs/${name}.csv`, import.meta.url), 'utf8');
  expect(written === document(), 'run `npm run facts`').toBe(true);
});
