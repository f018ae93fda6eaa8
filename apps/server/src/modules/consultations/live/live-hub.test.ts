import { expect, it } from 'vitest';
import { usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { aMember, openCase, send } from '../consultations.fixture.ts';
import { aConnectionOf, seqsOf } from './live.fixture.ts';
import { LiveHub } from './live-hub.ts';

const portal = usePortal();

it('読んでいる間に、もっと前から見はじめた線にも、間の抜けない言葉だけが届く', async () => {
  const member = await aMember(portal);
  const { id } = await openCase(member);
  for (const text of ['二つめ', '三つめ', '四つめ']) await send(member, id, text);

  const { database, encryption, bus, log, clock } = portal.dependencies;
  const [near, far] = [aConnectionOf('near'), aConnectionOf('far')];
  const hub = new LiveHub({
    database,
    bus,
    log,
    clock,
    encryption: {
      ...encryption,
      // Between the look at who watches and the reading of their messages, another device begins to watch.
      forRecord: async (executor, recordId) => {
        if (far.connection.watched.size === 0) hub.watch(far.connection, id, 0);
        return encryption.forRecord(executor, recordId);
      },
    },
  });
  hub.connections.add(near.connection);
  hub.connections.add(far.connection);
  hub.watch(near.connection, id, 3);
  await expect.poll(() => seqsOf(far.told)).toContain(4);
  expect(seqsOf(near.told)).toEqual([4]);
  expect(seqsOf(far.told)).toEqual([1, 2, 3, 4]);
  hub.close(1_001);
});
