import { expect, it } from 'vitest';
import { inRounds } from './in-rounds.ts';

/** Rounds that find what the list says, then none. */
function rounds(...found: number[]) {
  let asked = 0;
  return { round: async () => found[asked++] ?? 0, asked: () => asked };
}

it('goes on until a round finds nothing, and answers how many there were', async () => {
  const { round, asked } = rounds(25, 25, 3);
  expect([await inRounds(round), asked()]).toEqual([53, 4]);
});

it('begins no round once as many as asked for have been found, nor where none are asked for', async () => {
  const { round, asked } = rounds(25, 25, 25);
  expect([await inRounds(round, 30), asked()]).toEqual([50, 2]);
  expect([await inRounds(round, 0), asked()]).toEqual([0, 2]);
});
