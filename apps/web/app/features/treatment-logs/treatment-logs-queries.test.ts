import type { ApiClient } from '@hidamari/contract/client';
import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../shell/data/query-client.ts';
import { NO_FILTERS } from './list-address.ts';
import {
  applyDeletedLog,
  applyReadComments,
  applyRestoredLog,
  applySavedLog,
  logPageQuery,
} from './treatment-logs-queries.ts';

const LOG = { id: '4f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a11' } as TreatmentLog;

it.each([
  ['保存した', applySavedLog],
  ['元に戻した', applyRestoredLog],
])('一覧がまだ届いていないうちに%s場合、そのあとの一覧を見せる', async (_, take) => {
  const client = createQueryClient();
  const answers: ((list: unknown) => void)[] = [];
  const api = { call: () => new Promise((resolve) => answers.push(resolve)) } as unknown as ApiClient;
  const observer = new QueryObserver(client, logPageQuery(api, NO_FILTERS, 1));
  const leave = observer.subscribe(() => {});
  await expect.poll(() => answers).toHaveLength(1);
  const taken = take(client, LOG);
  await expect.poll(() => answers).toHaveLength(2);
  answers[0]?.({ data: [] });
  answers[1]?.({ data: [LOG] });
  await taken;
  expect(observer.getCurrentResult().data).toEqual({ data: [LOG] });
  leave();
});

// @proves state log saved, edited or deleted
it.each([
  ['保存した', (client: QueryClient) => applySavedLog(client, LOG)],
  ['削除した', (client: QueryClient) => applyDeletedLog(client, LOG.id)],
  ['元に戻した', (client: QueryClient) => applyRestoredLog(client, LOG)],
])('%s場合、次の診察と、記録のある会員の情報も読み直しになる', async (_, take) => {
  const client = createQueryClient();
  const keys = [['user-with-logs'], ['next-visit', 'list']];
  for (const key of keys) client.setQueryData(key, {});
  await take(client);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
});

it('保存した場合、答えにないコメントも、画面に残る', async () => {
  const client = createQueryClient();
  const key = ['treatment-logs', 'one', LOG.id];
  const comments = [{ id: 'a' }];
  client.setQueryData(key, { ...LOG, comments });
  await applySavedLog(client, { ...LOG, title: '書きかえ' });
  expect(client.getQueryData(key)).toEqual({ ...LOG, title: '書きかえ', comments });
});

// @proves state comment: written, told, read
it('コメントを読んだ場合、画面の上の数と、一覧と、その記録が、読み直しになる', async () => {
  const client = createQueryClient();
  const one = ['treatment-logs', 'one'];
  const read = [['unread-comments'], ['treatment-logs', 'list', {}], [...one, LOG.id]];
  const other = [...one, 'other'];
  for (const key of [...read, other]) client.setQueryData(key, {});
  await applyReadComments(client, LOG.id);
  expect(read.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, true]);
  expect(client.getQueryState(other)?.isInvalidated).toBe(false);
});
