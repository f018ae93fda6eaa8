import { CRISIS_LINES } from '@hidamari/domain/emergency';
import { expect } from 'vitest';

/** The numbers to press between the field in which these words stand and the next field. */
function callsUnder(words: string, drawn: string): string[] {
  const field = drawn.indexOf(words);
  expect(field, `a field with ${words}`).toBeGreaterThan(-1);
  const [under = ''] = drawn.slice(field).split(/<(?:textarea|input|select)\b/);
  return [...under.matchAll(/href="(tel:[^"]+)"/g)].map(([, href]) => href ?? '');
}

/**
 * Somebody who writes in this field that they do not want to go on finds the crisis lines right under it (G119); whoever
 * writes of anything else does not. `draw` draws the field with these words in it.
 */
export function expectCrisisNote(draw: (words: string) => string): void {
  const lines = CRISIS_LINES.map(({ href }) => href);
  expect(callsUnder('もう消えたい', draw('もう消えたい'))).toEqual(expect.arrayContaining(lines));
  const others = callsUnder('庭に出た', draw('庭に出た'));
  expect(others.filter((href) => lines.some((line) => line === href))).toEqual([]);
}
