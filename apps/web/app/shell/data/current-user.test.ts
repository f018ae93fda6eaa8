import type { CurrentUser } from '@hidamari/contract/members';
import { afterEach, expect, it } from 'vitest';
import { cacheCurrentUser, currentUserQuery } from './current-user.ts';
import { createQueryClient } from './query-client.ts';

const client = createQueryClient();
afterEach(() => client.clear());

const user = (last_name: string) => ({ last_name }) as CurrentUser;
const answering = (answer: Promise<unknown>) => currentUserQuery({ call: () => answer } as never);
const stored = () => client.getQueryData(answering(Promise.resolve()).queryKey);

// @proves state login state: stored user
it('読み込んだ会員は、前に持っていた会員に置きかわる（仕様4）', async () => {
  await client.fetchQuery(answering(Promise.resolve(user('山田'))));
  await client.fetchQuery(answering(Promise.resolve(user('鈴木'))));
  expect(stored()).toEqual(user('鈴木'));
});

// @proves state user updated
it('保存して返った会員は置きかわり、Q&Aは読み直しになる（仕様4）', async () => {
  await client.fetchQuery(answering(Promise.resolve(user('山田'))));
  client.setQueryData(['q-contents', 'latest'], ['質問']);
  client.setQueryData(['articles'], ['記事']);
  await cacheCurrentUser(client, user('鈴木'));
  expect(stored()).toEqual(user('鈴木'));
  expect(client.getQueryState(['q-contents', 'latest'])?.isInvalidated).toBe(true);
  expect(client.getQueryState(['articles'])?.isInvalidated).toBe(false);
});

it('保存より前にたずねた答えがあとから届いても、保存した会員のまま', async () => {
  let arrive = (_: unknown) => {};
  const late = new Promise((resolve) => {
    arrive = resolve;
  });
  const asked = client.fetchQuery(answering(late)).catch(() => undefined);
  await cacheCurrentUser(client, user('鈴木'));
  arrive(user('山田'));
  await asked;
  expect(stored()).toEqual(user('鈴木'));
});
