/** How content marks who was made up, in either width of brackets: 「つくしさん（見本）」「がん看護の看護師（見本）」. */
const SAMPLE_MARK = /[（(]見本[）)]$/u;

/**
 * True where the one who tells a story, or has checked a text, was made up as a sample: nobody may take it for a person's
 * own account (G99), or for a check that took place (G100).
 */
export function isSamplePerson(words: string): boolean {
  return SAMPLE_MARK.test(words.trim());
}

/** The words before the mark, where a sentence says itself that it is a sample. */
export function withoutSampleMark(words: string): string {
  return words.trim().replace(SAMPLE_MARK, '');
}
