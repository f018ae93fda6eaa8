import type { LogContents } from '../log-form/log-form-of.ts';

/** Everything in a log that was written in the member's own words, field by field; for the crisis card alone (G119). */
export function freeTextsOf(log: LogContents): string[] {
  const { title, visit, life, other, medicines, test_results } = log;
  const texts = [
    title,
    visit?.explanation,
    life?.meals,
    life?.outing,
    other?.text,
    ...medicines.map(({ note }) => note),
    ...test_results.map(({ memo }) => memo),
  ];
  return texts.flatMap((text) => text || []);
}
