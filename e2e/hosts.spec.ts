import { ask } from './portal/ask.ts';
import { expect, test } from './portal/portal-test.ts';

for (const host of ['evil.example', 'localhost.evil.example:3100', 'notlocalhost:3100']) {
  test(`知らないホスト ${host} の場合、421とする`, async () => {
    const { status, body, headers } = await ask('/', { host });
    expect(status).toBe(421);
    expect(body).not.toContain(host.split(':')[0]);
    expect(headers['set-cookie']).toBeUndefined();
  });
}

test('知らないサブドメインの場合、404とする', async () => {
  expect((await ask('/', { host: 'mitaka.localhost:3100' })).status).toBe(404);
});

test('呼び出しも、知らないホストの場合、421と封筒で答える', async () => {
  const { status, body } = await ask('/api/maintenance', { host: 'evil.example' });
  expect(status).toBe(421);
  expect(JSON.parse(body)).toMatchObject({ name: 'MISDIRECTED', request_id: expect.any(String) });
});

test('生存の確認は、どのホストでも、その一語だけを答える', async () => {
  const { status, body } = await ask('/health-check', { host: '10.0.0.7' });
  expect([status, body]).toEqual([200, 'Healthy']);
});
