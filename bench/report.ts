/** Prints a figure, and whether it reaches its aim; null where it has none. A miss is printed, never hidden. */
export function report(what: string, figure: string, isReached: boolean | null): void {
  const verdict = isReached === null ? '' : isReached ? '  reached' : '  MISSED';
  console.log(`${what.padEnd(58)} ${figure}${verdict}`);
}
