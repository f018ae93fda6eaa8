import type { LiveEvent } from '@hidamari/contract/consultations';
import { expect, it, vi } from 'vitest';
import { usePortal } from '../../identity/portal-under-test.fixture.ts';
import { aMember, openCase, send } from '../consultations.fixture.ts';
import { Line } from './line.ts';
import { LiveHub } from './live-hub.ts';

const portal = usePortal();

function aLine(memberId: string) {
  const told: LiveEvent[] = [];
  const socket = {
    send: (text: string) => void told.push(JSON.parse(text)),
    close: () => undefined,
    bufferedAmount: 0,
  };
  const line = new Line({ kind: 'member', memberId, sessionId: memberId }, socket);
  const seqs = () =>
    told.flatMap((event) => (event.type === 'messages' ? event.messages : [])).map(({ seq }) => seq);
  return { line, seqs };
}

it('読んでいる間に、もっと前から見はじめた線にも、間の抜けない言葉だけが届く', async () => {
  const member = await aMember(portal);
  const { id } = await openCase(member);
  for (const text of ['二つめ', '三つめ', '四つめ']) await send(member, id, text);

  const { database, encryption, bus, log, clock } = portal.dependencies;
  const [near, far] = [aLine('near'), aLine('far')];
  const hub = new LiveHub({
    database,
    bus,
    log,
    clock,
    encryption: {
      ...encryption,
      // Between the look at who watches and the reading of their messages, another device begins to watch.
      forRecord: async (executor, recordId) => {
        if (far.line.watched.size === 0) hub.watch(far.line, id, 0);
        return encryption.forRecord(executor, recordId);
      },
    },
  });
  hub.lines.add(near.line);
  hub.lines.add(far.line);
  hub.watch(near.line, id, 3);
  await vi.waitFor(() => expect(far.seqs()).toContain(4));
  expect(near.seqs()).toEqual([4]);
  expect(far.seqs()).toEqual([1, 2, 3, 4]);
  hub.close(1_001);
});
