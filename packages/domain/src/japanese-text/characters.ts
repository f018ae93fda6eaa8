let segmenter: Intl.Segmenter | undefined;

/** Characters as a reader counts them: 𠮷, が written with a combining mark, and a family emoji are one each. */
export function charactersOf(text: string): string[] {
  // Made when it is first needed: it takes a slow phone a tenth of a second, and most pages never count.
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
