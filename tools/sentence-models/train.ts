import { piecesOf } from '@hidamari/domain/sentence-models';
import { examplesOf, type SentenceRow } from './sentence-rows.ts';

/** How it is trained, found by leaving out one table after the other (decision 0072). */
const SETTINGS = {
  epochs: 12,
  rate: 0.5,
  /** Pull towards nought: without it, rare pieces decide. */
  decay: 1e-4,
  /** Weights nearer to nought are left out at the end. */
  smallest: 0.05,
};

export interface Weights {
  bias: number;
  weights: Map<string, number>;
}

/**
 * Logistic regression over the pieces, by gradient steps whose size falls with what a weight has already moved (Adagrad:
 * Duchi, Hazan, Singer 2011). Each example counts by the root of its number of pieces, as `scoreOf` reads it. The order is
 * shuffled by a generator of its own: the same sentences give the same weights. Pieces in fewer than `rarest` examples are
 * left out.
 */
export function train(rows: readonly SentenceRow[], rarest: number): Weights {
  const { epochs, rate, decay, smallest } = SETTINGS;
  const { names, examples } = numbered(rows, rarest);
  const weights = new Float64Array(names.length);
  const moved = new Float64Array(names.length).fill(1e-6);
  let bias = 0;
  let biasMoved = 1e-6;
  const random = generator();
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(examples, random);
    for (const { target, pieces, value } of examples) {
      let score = bias;
      for (const piece of pieces) score += (weights[piece] ?? 0) * value;
      const error = 1 / (1 + Math.exp(-score)) - target;
      for (const piece of pieces) {
        const slope = error * value + decay * (weights[piece] ?? 0);
        const sum = (moved[piece] ?? 0) + slope * slope;
        moved[piece] = sum;
        weights[piece] = (weights[piece] ?? 0) - (rate * slope) / Math.sqrt(sum);
      }
      biasMoved += error * error;
      bias -= (rate * error) / Math.sqrt(biasMoved);
    }
  }
  const kept = names.flatMap((name, i): [string, number][] => {
    const weight = weights[i] ?? 0;
    return Math.abs(weight) < smallest ? [] : [[name, weight]];
  });
  return { bias, weights: new Map(kept) };
}

interface Numbered {
  target: 0 | 1;
  pieces: Int32Array;
  /** Every piece of a sentence weighs the same, all together at most the root of their number. */
  value: number;
}

/** Examples with their pieces as numbers; pieces that are too rare count in `value` alone, as unknown ones do later. */
function numbered(rows: readonly SentenceRow[], rarest: number): { names: string[]; examples: Numbered[] } {
  const cut = rows
    .flatMap(examplesOf)
    .map(({ isLookedFor, text }) => ({ isLookedFor, pieces: [...piecesOf(text)] }));
  const counts = new Map<string, number>();
  for (const { pieces } of cut) for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= rarest).map(([name]) => name);
  const numbers = new Map(names.map((name, i) => [name, i]));
  const examples = cut
    .filter(({ pieces }) => pieces.length > 0)
    .map(
      ({ isLookedFor, pieces }): Numbered => ({
        target: isLookedFor ? 1 : 0,
        pieces: Int32Array.from(pieces.flatMap((piece) => numbers.get(piece) ?? [])),
        value: 1 / Math.sqrt(pieces.length),
      }),
    );
  return { names, examples };
}

/** Numbers from nought to one, always the same (a linear congruential generator; Numerical Recipes' constants). */
function generator(): () => number {
  let seed = 1;
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}

function shuffle<T>(items: T[], random: () => number) {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const [a, b] = [items[i] as T, items[j] as T];
    items[i] = b;
    items[j] = a;
  }
}
