import { expect, it } from 'vitest';
import { newRequestId } from './request-id.ts';

it('is short enough to be read out, without letters that are mistaken for digits (G117)', () => {
  for (let count = 0; count < 1_000; count += 1) {
    expect(newRequestId()).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
  }
});

it('names each request otherwise', () => {
  const ids = new Set(Array.from({ length: 5_000 }, newRequestId));
  expect(ids.size).toBe(5_000);
});

it('uses every letter about as often as another', () => {
  const counts = new Map<string, number>();
  for (const letter of Array.from({ length: 6_400 }, newRequestId).join('').replaceAll('-', '')) {
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  // 64,000 letters over 32: 2,000 each, and far less than a fifth away from it by chance.
  expect(counts.size).toBe(32);
  for (const count of counts.values()) expect(Math.abs(count - 2_000)).toBeLessThan(400);
});
