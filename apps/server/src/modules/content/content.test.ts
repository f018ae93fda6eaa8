import { afterEach, describe, expect, test } from 'vitest';
import { allTold } from '../../bus/all-told.fixture.ts';
import { type AppUnderTest, startApp } from '../../http/app-under-test.fixture.ts';
import { contentServerPlugin, purgeOnContentChange } from './index.ts';
import { announceContentChange } from './purge-content.ts';

let portal: AppUnderTest;
afterEach(() => portal.close());

describe('the embedded content server, mounted', () => {
  test('gets path, query and key, and nothing else of the request', async () => {
    const asked: Request[] = [];
    const answer = async (request: Request) => {
      asked.push(request);
      return Response.json({ contents: [] }, { status: 200 });
    };
    portal = await startApp({ plugins: [contentServerPlugin(answer)] });
    const response = await portal.app.inject({
      url: '/content-server/api/v1/info?limit=1',
      headers: { host: 'localhost:3000', 'x-microcms-api-key': 'k', cookie: 'session=session-hanako' },
    });
    expect([response.statusCode, response.json()]).toEqual([200, { contents: [] }]);
    expect(asked[0]?.url).toBe('http://content.internal/api/v1/info?limit=1');
    expect([...(asked[0]?.headers ?? [])]).toEqual([['x-microcms-api-key', 'k']]);
  });
});

describe('changed content', () => {
  test('drops the copies, until nobody listens any more', async () => {
    portal = await startApp();
    let purges = 0;
    const stop = purgeOnContentChange(portal.bus, { purge: () => (purges += 1) });
    await announceContentChange(portal.bus);
    await allTold();
    stop();
    await announceContentChange(portal.bus);
    await allTold();
    expect(purges).toBe(1);
  });
});
