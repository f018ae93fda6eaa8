/** A case as people name it on the telephone: H-2041 (G90). */
export function caseNumberText(number: number): string {
  return `H-${number}`;
}
