import { foldDashes, foldWidth } from '../japanese-text/index.ts';

/**
 * A value of a laboratory's sheet as far as a chart can draw it (G63). exact: a number. below, above: the sheet says
 * less or more than a number (<0.5, 100以上). text: no number at all (陰性). The text itself is never changed.
 */
export interface TestValue {
  readonly kind: 'exact' | 'below' | 'above' | 'text';
  /** The number, or the number it lies below or above; null for a text. */
  readonly number: number | null;
}

const NUMBER = String.raw`[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const EXACT = new RegExp(`^(${NUMBER})$`, 'u');
const BELOW = [new RegExp(`^(?:<=?|≦|≤|＜)(${NUMBER})$`, 'u'), new RegExp(`^(${NUMBER})(?:未満|以下)$`, 'u')];
const ABOVE = [
  new RegExp(`^(?:>=?|≧|≥|＞)(${NUMBER})$`, 'u'),
  new RegExp(`^(${NUMBER})(?:超|以上|より大)$`, 'u'),
];
const NO_NUMBER: TestValue = { kind: 'text', number: null };

/** Reads a value in full or half width, with or without commas between thousands. */
export function readTestValue(text: string): TestValue {
  const folded = foldWidth(foldDashes(text)).replace(/\s/gu, '');
  const find = (patterns: readonly RegExp[]) => {
    const [found] = patterns.flatMap((pattern) => pattern.exec(folded)?.[1] ?? []);
    const number = found === undefined ? Number.NaN : Number(found.replaceAll(',', ''));
    return Number.isFinite(number) ? number : null;
  };
  const kinds = [
    ['exact', [EXACT]],
    ['below', BELOW],
    ['above', ABOVE],
  ] as const;
  for (const [kind, patterns] of kinds) {
    const number = find(patterns);
    if (number !== null) return { kind, number };
  }
  return NO_NUMBER;
}
