/** The value in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** What rounds in turn said: the medians of both, and the median of their ratios with its smallest and largest. */
export interface Rounds {
  ours: number;
  theirs: number;
  ratio: number;
  spread: string;
}

/** Measures two in turn, each first in every other round, since a shared machine changes its pace meanwhile. */
export async function inTurn(
  rounds: number,
  { ours, theirs }: { ours: () => Promise<number>; theirs: () => Promise<number> },
): Promise<Rounds> {
  const all: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const isOursFirst = round % 2 === 0;
    const first = await (isOursFirst ? ours() : theirs());
    const second = await (isOursFirst ? theirs() : ours());
    all.push(isOursFirst ? { ours: first, theirs: second } : { ours: second, theirs: first });
  }
  const ratios = all.map((round) => round.ours / round.theirs);
  return {
    ours: median(all.map((round) => round.ours)),
    theirs: median(all.map((round) => round.theirs)),
    ratio: median(ratios),
    spread: `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
  };
}
