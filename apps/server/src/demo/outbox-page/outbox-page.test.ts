import { expect, it, onTestFinished } from 'vitest';
import { startApp } from '../../http/app-under-test.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { demoPlugins } from '../demo-plugins.ts';
import { outboxPagePlugin } from './outbox-page.plugin.ts';

const portal = usePortal();

async function start(parts: Parameters<typeof startApp>[0]) {
  const { app, close } = await startApp(parts);
  onTestFinished(close);
  return (url: string) => app.inject({ url, headers: { host: 'localhost:3000' } });
}

it('sent mail is readable with DEMO and escaped', async () => {
  const sent = async () => [
    {
      channel: 'mail' as const,
      recipient: 'a@example.jp',
      subject: '<b>確認</b>',
      body: 'http://localhost:3000/x?a=1&b=2',
      sentAt: new Date(0),
    },
  ];
  const get = await start({ plugins: [outboxPagePlugin(sent)] });
  const page = await get('/dev/outbox');
  expect(page.body).toContain('&#60;b&#62;確認');
  expect(page.body).toContain('<a href="http://localhost:3000/x?a=1&#38;b=2">');
  expect((await get('/dev/outbox?format=json')).json().data[0]).toMatchObject({
    channel: 'mail',
    sent_at: '1970-01-01T00:00:00.000Z',
  });
});

it.each([
  [200, 'with', { password: 'only-for-tests' }],
  [404, 'without', null],
] as const)('/dev/outbox answers %i %s DEMO', async (status, _how, demo) => {
  const { dependencies } = portal;
  const plugins = await demoPlugins({ ...dependencies, settings: { ...dependencies.settings, demo } });
  const get = await start({ plugins });
  expect((await get('/dev/outbox')).statusCode).toBe(status);
});
