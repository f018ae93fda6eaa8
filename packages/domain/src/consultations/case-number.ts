import { foldCode } from '../japanese-text/index.ts';

/** A case as people name it on the telephone: H-2041 (G90). */
export function caseNumberText(number: number): string {
  return `H-${number}`;
}

/** As many figures as a case may ever have; what is longer is a telephone number, or a slip of the hand. */
const TYPED = /^H?-?0*([1-9]\d{0,8})$/;

/**
 * The number in what somebody typed from a telephone call: H-2041, h2041, 2041, in full or half width. Null where there
 * is none.
 */
export function readCaseNumber(typed: string): number | null {
  const figures = TYPED.exec(foldCode(typed).toUpperCase())?.[1];
  return figures === undefined ? null : Number(figures);
}
