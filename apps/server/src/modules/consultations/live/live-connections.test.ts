import { expect, it } from 'vitest';
import { aConnectionOf } from './live.fixture.ts';
import { LiveConnections } from './live-connections.ts';

const CASE = '4f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a11';

const connectionOf = (memberId: string) => aConnectionOf(memberId).connection;

it('見る権利を調べている間に切れた線は、その相談を見ている線に数えず、いつまでも残らない', () => {
  const connections = new LiveConnections();
  const [gone, stays] = [connectionOf('m'), connectionOf('m')];
  connections.add(gone);
  connections.add(stays);
  connections.drop(gone);
  connections.watch(gone, CASE, 0);
  expect(connections.watchedCases()).toEqual([]);
  connections.watch(stays, CASE, 3);
  expect([...connections.watching(CASE)]).toEqual([stays]);
  connections.drop(stays);
  expect(connections.watchedCases()).toEqual([]);
});

it('一人の会員の線が13になった場合、いちばん古いものが行き、ほかの会員のものは残る', () => {
  const connections = new LiveConnections();
  const other = connectionOf('other');
  connections.add(other);
  const own = Array.from({ length: 13 }, () => connectionOf('m'));
  expect(own.map((connection) => connections.add(connection))).toEqual([...Array(12).fill(null), own[0]]);
});

it('線が一度に40開いた場合も、残るのは新しい12で、それぞれが別の古い線を送りだす', () => {
  const connections = new LiveConnections();
  const own = Array.from({ length: 40 }, () => connectionOf('m'));
  const gone = own.flatMap((connection) => connections.add(connection) ?? []);
  expect(gone).toEqual(own.slice(0, 28));
  expect([...connections.ofMember('m')]).toEqual(own.slice(28));
  for (const connection of gone) connections.drop(connection);
  expect(connections.ofMember('m').size).toBe(12);
});
