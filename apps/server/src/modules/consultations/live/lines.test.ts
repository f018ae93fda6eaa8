import { expect, it } from 'vitest';
import { Lines } from './lines.ts';
import { aLineOf } from './live.fixture.ts';

const CASE = '4f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a11';

const lineOf = (memberId: string) => aLineOf(memberId).line;

it('見る権利を調べている間に切れた線は、その相談を見ている線に数えず、いつまでも残らない', () => {
  const lines = new Lines();
  const [gone, stays] = [lineOf('m'), lineOf('m')];
  lines.add(gone);
  lines.add(stays);
  lines.drop(gone);
  lines.watch(gone, CASE, 0);
  expect(lines.watchedCases()).toEqual([]);
  lines.watch(stays, CASE, 3);
  expect([...lines.watching(CASE)]).toEqual([stays]);
  lines.drop(stays);
  expect(lines.watchedCases()).toEqual([]);
});

it('一人の会員の線が13になった場合、いちばん古いものが行き、ほかの会員のものは残る', () => {
  const lines = new Lines();
  const other = lineOf('other');
  lines.add(other);
  const own = Array.from({ length: 13 }, () => lineOf('m'));
  expect(own.map((line) => lines.add(line))).toEqual([...Array(12).fill(null), own[0]]);
});

it('線が一度に40開いた場合も、残るのは新しい12で、それぞれが別の古い線を送りだす', () => {
  const lines = new Lines();
  const own = Array.from({ length: 40 }, () => lineOf('m'));
  const gone = own.flatMap((line) => lines.add(line) ?? []);
  expect(gone).toEqual(own.slice(0, 28));
  expect([...lines.ofMember('m')]).toEqual(own.slice(28));
  for (const line of gone) lines.drop(line);
  expect(lines.ofMember('m').size).toBe(12);
});
