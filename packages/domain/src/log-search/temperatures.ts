/** A temperature in whole degrees, and what is said beside it; folded text. */
const WHOLE = /^(3[4-9]|4[0-2])(?:度|°c)(台|以上|超え|超)?$/;
const WITH_TENTHS = /^(3[4-9]|4[0-2])(?:度([0-9])分?|[.,、・]([0-9])(?:度|°c)?)$/;
const HIGHEST = 42;

const tenthsOf = (degrees: number) => Array.from({ length: 10 }, (_, tenth) => `${degrees}.${tenth}°c`);

/**
 * How a typed temperature stands in a log, folded, as it was measured and as people write it: 38度 is any of 38.0℃ to 38.9℃,
 * 38度以上 all from there, 38度5分 and 38.5 are one. Empty for all else.
 */
export function temperaturesOf(folded: string): string[] {
  const [, whole, beside] = WHOLE.exec(folded) ?? [];
  if (whole !== undefined) {
    const from = Number(whole);
    const isOpen = beside !== undefined && beside !== '台';
    const degrees = isOpen ? Array.from({ length: HIGHEST - from + 1 }, (_, more) => from + more) : [from];
    return [...degrees.map((each) => `${each}度`), ...degrees.flatMap(tenthsOf)];
  }
  const [, degrees, written, pointed] = WITH_TENTHS.exec(folded) ?? [];
  const tenth = written ?? pointed;
  return tenth === undefined
    ? []
    : [`${degrees}.${tenth}°c`, `${degrees}度${tenth}分`, `${degrees}.${tenth}度`];
}
