/**
 * Works through many rows a few at a time: nobody waits for them, and no statement meets its time limit. `round` takes
 * the next few and answers how many it found. Ends after the round that finds none, or once `most` have been found;
 * answers how many there were. May be broken off and begun again where a round stands alone.
 */
export async function inRounds(
  round: () => Promise<number>,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let total = 0;
  while (total < most) {
    const found = await round();
    if (found === 0) break;
    total += found;
  }
  return total;
}
