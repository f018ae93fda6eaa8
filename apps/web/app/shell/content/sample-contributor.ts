/** How content marks a pen name that was made up, in either width of brackets: 「つくしさん（見本）」. */
const SAMPLE_MARK = /[（(]見本[）)]$/u;

/** True where the one who tells a story was made up as a sample: nobody may take it for a person's own account (G99). */
export function isSampleContributor(contributor: string): boolean {
  return SAMPLE_MARK.test(contributor.trim());
}
