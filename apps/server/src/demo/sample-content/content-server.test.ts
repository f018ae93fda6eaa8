import { describe, expect, onTestFinished, test } from 'vitest';
import { type AppUnderTest, startApp, TEST_NOW } from '../../http/app-under-test.fixture.ts';
import { rateLimits } from '../../http/rate-limit.table.ts';
import { contentServerPlugin } from './content-server.plugin.ts';

let portal: AppUnderTest;
async function start(parts: Parameters<typeof startApp>[0] = {}): Promise<void> {
  portal = await startApp(parts);
  onTestFinished(() => portal.close());
}

describe('the embedded content server, mounted', () => {
  test('gets path, query and key, and nothing else of the request', async () => {
    const asked: Request[] = [];
    const answer = async (request: Request) => {
      asked.push(request);
      return Response.json({ contents: [] }, { status: 200 });
    };
    await start({ plugins: [contentServerPlugin(answer)] });
    const response = await portal.app.inject({
      url: '/content-server/api/v1/info?limit=1',
      headers: { host: 'localhost:3000', 'x-microcms-api-key': 'k', cookie: 'session=session-hanako' },
    });
    expect([response.statusCode, response.json()]).toEqual([200, { contents: [] }]);
    expect(asked[0]?.url).toBe('http://content.internal/api/v1/info?limit=1');
    expect([...(asked[0]?.headers ?? [])]).toEqual([['x-microcms-api-key', 'k']]);
  });
});

describe('calls of the content server', () => {
  // @proves outside content: key
  test('are counted by address like other calls, whatever their key', async () => {
    await start({ plugins: [contentServerPlugin(async () => Response.json({}))] });
    const ask = (key: string) =>
      portal.app.inject({
        url: '/content-server/api/v1/info',
        headers: { host: 'localhost:3000', 'x-microcms-api-key': key },
      });
    for (let call = 0; call < 40; call += 1) expect((await ask(`key-${call}`)).statusCode).toBe(200);
    const [counted] = await portal.database.database.select().from(rateLimits);
    // Of 1,200 a minute, forty are back after two seconds.
    expect(counted?.expiresAt).toEqual(new Date(TEST_NOW.getTime() + 2_000));
  });
});
