import { expect, it } from 'vitest';
import { pageOfAddress } from './page-of-address.ts';

it.each([
  ['page=2', 2],
  ['page=1e3', 1_000],
  ['', 1],
  ['page=', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=x', 1],
  ['page=2x', 1],
  ['page=Infinity', 1],
  ['page=9007199254740992', 1],
])('「%s」は、%i ページめまで', (search, page) => {
  expect(pageOfAddress(new URLSearchParams(search))).toBe(page);
});
