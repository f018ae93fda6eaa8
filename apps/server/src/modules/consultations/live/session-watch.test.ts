import { LIVE_CLOSE } from '@hidamari/contract/consultations';
import { expect, it } from 'vitest';
import { aConnectionOf } from './live.fixture.ts';
import { type ActiveSessions, SessionWatch } from './session-watch.ts';

it('調べている間につながった線は、調べた人の中にいなくても切らず、次に調べる', async () => {
  const [ended, stands, late] = [
    aConnectionOf('m', 'ended'),
    aConnectionOf('m', 'stands'),
    aConnectionOf('m', 'late'),
  ];
  const asked: string[][] = [];
  const active: ActiveSessions = async ({ members }) => {
    asked.push([...members]);
    if (asked.length === 1) watch.add(late.connection);
    return new Set(members.filter((id) => id !== 'ended'));
  };
  const watch = new SessionWatch(active);
  watch.add(ended.connection);
  watch.add(stands.connection);
  await watch.look();
  expect(ended.closedWith).toEqual([LIVE_CLOSE.signedOut]);
  expect([stands.closedWith, late.closedWith]).toEqual([[], []]);
  watch.drop(ended.connection);
  await watch.look();
  expect(asked).toEqual([
    ['ended', 'stands'],
    ['stands', 'late'],
  ]);
  expect([stands.closedWith, late.closedWith]).toEqual([[], []]);
  watch.drop(stands.connection);
  watch.drop(late.connection);
});

it('データベースが答えない場合、だれも切らない', async () => {
  const { connection, closedWith } = aConnectionOf('m', 'stands');
  const watch = new SessionWatch(() => Promise.reject(new Error('away')));
  watch.add(connection);
  await expect(watch.look()).rejects.toThrow('away');
  expect(closedWith).toEqual([]);
  watch.drop(connection);
});
