import { dehydrate, hydrate, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteCameWithPage } from './came-with-page.ts';
import { createQueryClient } from './query-client.ts';

const KEY = ['treatment-logs'];
let asked = 0;

/** A part that shows the query is mounted; answers how it leaves. */
const mount = (client: QueryClient) =>
  new QueryObserver(client, {
    queryKey: KEY,
    queryFn: async () => {
      asked += 1;
      return 'asked';
    },
  }).subscribe(() => {});

/** A browser's client with what the server read. */
function opened() {
  const onServer = createQueryClient();
  onServer.setQueryData(KEY, 'read');
  const state = dehydrate(onServer);
  const client = createQueryClient();
  hydrate(client, state);
  noteCameWithPage(state.queries);
  return client;
}

beforeEach(() => {
  asked = 0;
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  noteCameWithPage([]);
  vi.unstubAllGlobals();
});

it('画面と一緒に届いたものは、画面を開くときに、もう一度たずねない', () => {
  mount(opened());
  expect(asked).toBe(0);
});

it('保存したあとや、通信が戻ったときは、たずねる', async () => {
  const client = opened();
  mount(client);
  await client.invalidateQueries({ queryKey: KEY });
  expect(asked).toBe(1);
});

it('ほかの画面から来た場合は、手元にあっても、たずねる', () => {
  const client = opened();
  mount(client)();
  noteCameWithPage([]);
  mount(client);
  expect(asked).toBe(1);
});

it('届いたあとで読み直したものは、画面と一緒に届いたものではない', async () => {
  const client = opened();
  mount(client)();
  client.setQueryData(KEY, 'newer', { updatedAt: 1 });
  mount(client);
  expect(asked).toBe(1);
});

it('サーバーでは、だれのものも覚えない', () => {
  vi.unstubAllGlobals();
  mount(opened());
  expect(asked).toBe(1);
});
