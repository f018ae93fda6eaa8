import { PORT } from './portal/addresses.ts';
import { ask } from './portal/ask.ts';
import { startOwnPortal } from './portal/own-portal.ts';
import { expect, test } from './portal/portal-test.ts';

for (const host of ['evil.example', `localhost.evil.example:${PORT}`, `notlocalhost:${PORT}`]) {
  // @proves state host: unknown
  test(`知らないホスト ${host} の場合、421とする`, { tag: '@desk' }, async () => {
    const { status, body, headers } = await ask('/', { host });
    expect(status).toBe(421);
    expect(body).not.toContain(host.split(':')[0]);
    expect(headers['set-cookie']).toBeUndefined();
  });
}

test('知らないサブドメインの場合、404とする', { tag: '@desk' }, async () => {
  expect((await ask('/', { host: `mitaka.localhost:${PORT}` })).status).toBe(404);
});

test('呼び出しも、知らないホストの場合、421と封筒で答える', { tag: '@desk' }, async () => {
  const { status, body } = await ask('/api/maintenance', { host: 'evil.example' });
  expect(status).toBe(421);
  expect(JSON.parse(body)).toMatchObject({ name: 'MISDIRECTED', request_id: expect.any(String) });
});

// @proves screen /health-check
test('生存の確認は、どのホストでも、その一語だけを答える', { tag: '@desk' }, async () => {
  const { status, body } = await ask('/health-check', { host: '10.0.0.7' });
  expect([status, body]).toEqual([200, 'Healthy']);
});

test('見本の設定がない窓口の場合、部品の見本の番地は、どれも404とする', { tag: '@desk' }, async () => {
  const port = PORT + 2;
  // As `npm start` begins it: nobody has said anything of the gallery.
  const portal = await startOwnPortal({ port });
  try {
    for (const path of [
      '/dev/parts',
      '/dev/parts/buttons',
      '/dev/parts/frame/page-heading-1',
      '/dev/parts.data',
    ]) {
      const { status, body } = await ask(path, { port });
      expect.soft(status, path).toBe(404);
      expect.soft(body, path).not.toContain('見本');
    }
    expect((await ask('/', { port })).status).toBe(200);
  } finally {
    await portal.stop();
  }
});
