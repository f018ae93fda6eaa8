import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { factsDocument } from './facts-document.ts';

test('docs/facts.csv says what the table of dated figures says', () => {
  const written = readFileSync(new URL('../../docs/facts.csv', import.meta.url), 'utf8');
  expect(written === factsDocument(), 'run `npm run facts`').toBe(true);
});
