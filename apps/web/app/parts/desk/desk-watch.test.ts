import type { DeskWaitingNow, LiveEvent } from '@hidamari/contract/consultations';
import { expect, it } from 'vitest';
import { DeskNews } from './desk-news.ts';
import { DeskWatch } from './desk-watch.ts';

const NOBODY: DeskWaitingNow = {
  waiting: 0,
  danger: 0,
  newest_waiting: null,
  newest_danger: null,
  calls: [],
};
const at = (minute: number) => `2026-11-28 14:${String(minute).padStart(2, '0')}:00`;
const callAt = (minute: number) =>
  [{ to: 'case', id: 'a', number: 'H-1', whom: 'second', by: '佐藤', at: at(minute) }] as const;

/** A watch that looks at each of these in turn; answers what it called for. */
async function newsOf(...looks: (Partial<DeskWaitingNow> | null)[]) {
  const news: string[] = [];
  const waiting = [...looks];
  const watch = new DeskWatch({
    ask: async () => {
      const next = waiting.shift();
      if (next === null) throw new Error('no answer');
      return { ...NOBODY, ...next, calls: [...(next?.calls ?? [])] };
    },
    onNews: (kind, moment) => void news.push(`${kind} ${moment}`),
  });
  for (const _ of looks) await watch.look();
  return { news, now: watch.get() };
}

it('ひらいたときに待っていた方では鳴らず、そのあとに来た方で鳴る', async () => {
  const first = { waiting: 1, newest_waiting: at(1) };
  const { news } = await newsOf(first, first, { waiting: 2, newest_waiting: at(2) });
  expect(news).toEqual([`waiting ${at(2)}`]);
});

it('つらい言葉が来た場合と、呼ばれた場合は、それぞれのしるしで鳴る', async () => {
  const { news } = await newsOf(
    {},
    { waiting: 1, newest_waiting: at(1), danger: 1, newest_danger: at(1) },
    { waiting: 1, newest_waiting: at(1), danger: 1, newest_danger: at(1), calls: [...callAt(3)] },
  );
  expect(news).toEqual([`danger ${at(1)}`, `calls ${at(3)}`]);
});

it('一度鳴らした相談が列に戻っても、もう一度は鳴らない', async () => {
  const { news } = await newsOf(
    { newest_waiting: at(1) },
    { newest_waiting: at(5) },
    { newest_waiting: at(1) },
    { newest_waiting: at(5) },
  );
  expect(news).toEqual([`waiting ${at(5)}`]);
});

it('答えが届かない場合、知っていた数のまま、次に届いたときに鳴る', async () => {
  const { news, now } = await newsOf({ waiting: 1, newest_waiting: at(1) }, null);
  expect([news, now?.waiting]).toEqual([[], 1]);
  const later = await newsOf({ newest_waiting: at(1) }, null, { newest_waiting: at(2) });
  expect(later.news).toEqual([`waiting ${at(2)}`]);
});

it('知らせが続けて来ても、たずねるのは一度ずつで、最後のものまで知る', async () => {
  let asked = 0;
  let atOnce = 0;
  let most = 0;
  const watch = new DeskWatch({
    ask: async () => {
      asked += 1;
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      atOnce -= 1;
      return { ...NOBODY, waiting: asked };
    },
    onNews: () => undefined,
  });
  await Promise.all(Array.from({ length: 50 }, () => watch.look()));
  expect([most, asked <= 3, watch.get()?.waiting]).toEqual([1, true, asked]);
});

it('相談のページが自分の線で聞いているあいだは、それが分かり、聞いたことは、みなに伝わる', () => {
  const news = new DeskNews();
  const heard: LiveEvent['type'][] = [];
  const stop = news.listen(({ type }) => void heard.push(type));
  const end = news.carry();
  expect(news.isCarried()).toBe(true);
  news.tell({ type: 'queue-changed' });
  end();
  expect(news.isCarried()).toBe(false);
  stop();
  news.tell({ type: 'presence-changed' });
  expect(heard).toEqual(['queue-changed']);
});
