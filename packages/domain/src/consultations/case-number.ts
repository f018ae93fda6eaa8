/** The first number a portal gives, so that nobody is told to be its first case. */
export const FIRST_CASE_NUMBER = 1_001;

/** A case as people name it on the telephone: H-2041 (G90). */
export function caseNumberText(number: number): string {
  return `H-${number}`;
}

/** The number in what somebody typed (`h2041`, `Ｈ－２０４１`, `2041`); null where there is none. */
export function readCaseNumber(typed: string): number | null {
  const found = /^H?-?([1-9]\d{3,8})$/.exec(
    typed
      .normalize('NFKC')
      .toUpperCase()
      .replace(/\s/g, '')
      .replace(/[‐‑–—−ー]/g, '-'),
  );
  return found?.[1] === undefined ? null : Number(found[1]);
}
