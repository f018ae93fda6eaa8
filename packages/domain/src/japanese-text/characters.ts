let segmenter: Intl.Segmenter | undefined;

function segmentsOf(text: string): Intl.Segments {
  // Made when it is first needed: it takes a slow phone a tenth of a second, and most pages never count.
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** Characters as a reader counts them: 𠮷, が written with a combining mark, and a family emoji are one each. */
export function charactersOf(text: string): string[] {
  return Array.from(segmentsOf(text), ({ segment }) => segment);
}

/** As many whole characters of the beginning as `mayGoOn` allows; what follows is not looked at. */
export function beginningWhile(text: string, mayGoOn: (count: number, codeUnits: number) => boolean): string {
  let [count, codeUnits] = [0, 0];
  for (const { segment } of segmentsOf(text)) {
    if (!mayGoOn(count + 1, codeUnits + segment.length)) break;
    count += 1;
    codeUnits += segment.length;
  }
  return text.slice(0, codeUnits);
}
