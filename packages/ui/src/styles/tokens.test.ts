import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The custom properties of one block, by selector. */
function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  );
}

const base = tokensOf(':root');
const VARIANTS: Record<string, Record<string, string>> = {
  general: base,
  insurance: { ...base, ...tokensOf('[data-variant="insurance"]') },
  chofu: { ...base, ...tokensOf('[data-variant="chofu"]') },
};

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio as WCAG 2 counts it. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** text, grounds, least ratio. */
const PAIRS: readonly (readonly [string, readonly string[], number])[] = [
  [
    'ink',
    [
      'surface',
      'surface-raised',
      'surface-sunk',
      'sun',
      'key-soft',
      'ok-soft',
      'caution-soft',
      'danger-soft',
    ],
    7,
  ],
  ['ink', ['tint-treatment', 'tint-money', 'tint-life', 'tint-mind', 'line'], 7],
  ['ink-soft', ['surface', 'surface-raised', 'surface-sunk', 'sun'], 7],
  ['ink-soft', ['key-soft'], 4.5],
  ['key-ink', ['surface', 'surface-raised', 'surface-sunk', 'key-soft', 'sun'], 7],
  ['ink-inverse', ['key', 'key-hover', 'danger', 'danger-hover'], 4.5],
  ['ink-inverse', ['ink'], 7],
  ['sun-strong', ['ink'], 4.5],
  ['danger', ['surface', 'surface-raised', 'danger-soft'], 4.5],
  ['ok', ['surface', 'surface-raised', 'sun', 'ok-soft', 'key-soft'], 4.5],
  ['caution', ['surface', 'surface-raised', 'caution-soft'], 4.5],
  ['line-strong', ['surface', 'surface-raised'], 3],
  ['focus', ['surface', 'surface-raised', 'surface-sunk', 'key-soft', 'sun'], 3],
  ['key', ['surface', 'surface-raised', 'key-soft'], 3],
  ['sun-strong', ['key'], 3],
];

describe.each(Object.entries(VARIANTS))('%s の配色', (_variant, tokens) => {
  const cases = PAIRS.flatMap(([text, grounds, least]) =>
    grounds.map((ground) => [text, ground, least] as const),
  );
  it.each(cases)('%s を %s の上に置く場合、コントラストは%d以上になる', (text, ground, least) => {
    const [one, other] = [tokens[text], tokens[ground]];
    if (!one || !other) throw new Error(`missing token ${text} or ${ground}`);
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
  });
});

it('色の組を変えるのは key の仲間だけである', () => {
  for (const variant of ['insurance', 'chofu']) {
    const changed = Object.keys(tokensOf(`[data-variant="${variant}"]`));
    expect(changed.filter((name) => !name.startsWith('key'))).toEqual([]);
    expect(changed).toHaveLength(6);
  }
});
