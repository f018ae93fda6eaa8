import type { ApiClient } from '@hidamari/contract/client';
import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../shell/data/query-client.ts';
import { NO_FILTERS } from './list-address.ts';
import { logPageQuery, takeDeletedLog, takeRestoredLog, takeSavedLog } from './treatment-logs-queries.ts';

const LOG = { id: '4f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a11' } as TreatmentLog;

it.each([
  ['保存した', takeSavedLog],
  ['元に戻した', takeRestoredLog],
])('一覧がまだ届いていないうちに%s場合、そのあとの一覧を見せる', async (_, take) => {
  const client = createQueryClient();
  const answers: ((list: unknown) => void)[] = [];
  const api = { call: () => new Promise((resolve) => answers.push(resolve)) } as unknown as ApiClient;
  const observer = new QueryObserver(client, logPageQuery(api, NO_FILTERS, 1));
  const leave = observer.subscribe(() => {});
  expect(answers).toHaveLength(1);
  const taken = take(client, LOG);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.({ data: [] });
  answers[1]?.({ data: [LOG] });
  await taken;
  expect(observer.getCurrentResult().data).toEqual({ data: [LOG] });
  leave();
});

it.each([
  ['保存した', (client: QueryClient) => takeSavedLog(client, LOG)],
  ['削除した', (client: QueryClient) => takeDeletedLog(client, LOG.id)],
  ['元に戻した', (client: QueryClient) => takeRestoredLog(client, LOG)],
])('%s場合、次の診察と、記録のある会員の情報も読み直しになる', async (_, take) => {
  const client = createQueryClient();
  const keys = [['user-with-logs'], ['next-visit', 'list']];
  for (const key of keys) client.setQueryData(key, {});
  await take(client);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
});
