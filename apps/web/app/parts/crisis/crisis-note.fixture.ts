import { CRISIS_LINES } from '@hidamari/domain/emergency';
import { fetchCrisisRules } from './crisis-reading.ts';

// As on a page that has been awake for a moment.
await fetchCrisisRules();

/** Which crisis lines are to be pressed between the field in which these words stand and the next field. */
function linesIn(drawn: string, words: string): string[] | null {
  const field = drawn.indexOf(words);
  if (field === -1) return null;
  // What waits there hidden is not to be pressed.
  const [under = ''] = drawn.slice(field).split(/<(?:textarea|input|select)\b|data-crisis-kept/);
  return CRISIS_LINES.map(({ href }): string => href).filter((href) => under.includes(`href="${href}"`));
}

/**
 * What stands right under a field when somebody writes in it that they do not want to go on, and when they write of
 * anything else; null where the field does not hold these words at all. `draw` draws the field with them in it.
 */
export const crisisLinesUnder = (draw: (words: string) => string) => ({
  desperate: linesIn(draw('もう消えたい'), 'もう消えたい'),
  other: linesIn(draw('庭に出た'), '庭に出た'),
});

/** Under every field for own words (G119). */
export const LINES_FOR_THE_DESPERATE = { desperate: CRISIS_LINES.map(({ href }) => href), other: [] };
