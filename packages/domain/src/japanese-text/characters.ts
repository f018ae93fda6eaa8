let segmenter: Intl.Segmenter | undefined;

function segmentsOf(text: string): Intl.Segments {
  // Made when it is first needed: it takes a slow phone a tenth of a second, and most pages never count.
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/**
 * Writing in which every code unit is a character of its own: ASCII and line breaks, kana, kanji, full-width forms, and the
 * commonest signs. Nothing in it joins what stands beside it, so nobody has to look where a character ends.
 */
const PLAIN = /^[\n\x20-\x7e\u3000-\u3029\u3041-\u3096\u30a1-\u30ff\u4e00-\u9fff\uff01-\uff5e]*$/;

/** How many characters a reader counts. */
export function countCharacters(text: string): number {
  return PLAIN.test(text) ? text.length : charactersOf(text).length;
}

/** Characters as a reader counts them: 𠮷, が written with a combining mark, and a family emoji are one each. */
export function charactersOf(text: string): string[] {
  return Array.from(segmentsOf(text), ({ segment }) => segment);
}

/**
 * The most code units that so many characters may have as a field takes them. A kanji with its variant or an accented letter
 * takes up to four, an emoji of several people fifteen; so a short text may be all emoji, and a long one is still bounded.
 */
export const codeUnitsFor = (characters: number): number => characters * 4 + 1_000;

/** As many whole characters of the beginning as `mayGoOn` allows; what follows is not looked at. */
export function beginningWhile(text: string, mayGoOn: (count: number, codeUnits: number) => boolean): string {
  let [count, codeUnits] = [0, 0];
  for (const character of PLAIN.test(text) ? text : oneByOne(text)) {
    if (!mayGoOn(count + 1, codeUnits + character.length)) break;
    count += 1;
    codeUnits += character.length;
  }
  return text.slice(0, codeUnits);
}

function* oneByOne(text: string): Iterable<string> {
  for (const { segment } of segmentsOf(text)) yield segment;
}
