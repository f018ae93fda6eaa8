/** Chance that falls the same way each time. */
export interface SeededRandom {
  pick<T>(list: readonly T[]): T;
  chance(share: number): boolean;
}

/** A small generator (mulberry32): good enough to mix requests, and every failure comes back. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed;
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    pick<T>(list: readonly T[]): T {
      return list[Math.floor(roll() * list.length)] as T;
    },
    chance: (share) => roll() < share,
  };
}
