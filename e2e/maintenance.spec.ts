import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DEMO_PASSWORD, PORT } from './portal/addresses.ts';
import { ask } from './portal/ask.ts';
import { expectAccessible } from './portal/axe.ts';
import { type OwnPortal, startOwnPortal } from './portal/own-portal.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';

const OWN_PORT = PORT + 1;
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const COMMAND = 'apps/server/src/modules/maintenance/switch-maintenance.ts';
const MESSAGE = '設備の点検をしています。';

/** A portal of its own: the switch would shut every other test out. */
let portal: OwnPortal;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  portal = await startOwnPortal({ port: OWN_PORT });
});
test.afterAll(async () => {
  await portal?.stop();
});

/** Turns the switch with the command that an operator uses while the portal runs. */
async function turnSwitch(...words: string[]): Promise<void> {
  const env = {
    ...process.env,
    DATA_DIR: portal.dataFolder,
    PORT: String(OWN_PORT),
    DEMO: '1',
    DEMO_PASSWORD,
  };
  await promisify(execFile)(process.execPath, [COMMAND, ...words], { cwd: ROOT, env });
}

const statusOf = async (path: string) => (await ask(path, { port: OWN_PORT })).status;

// @proves screen /maintenance
// @proves state maintenance: on
test('メンテナンス中の場合、どの画面も案内へ進み、呼び出しは503で断り、生存の確認は答える', {
  tag: '@desk',
}, async ({ page, faults }) => {
  faults.expect(faultsOfStatus(503));
  await page.goto(`http://localhost:${OWN_PORT}/articles`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('がんの情報');

  await turnSwitch('on', '--until', '2026-12-31T03:00:00+09:00', '--message', MESSAGE);
  await expect.poll(() => statusOf('/articles')).toBe(302);

  await page.goto(`http://localhost:${OWN_PORT}/articles`);
  await expect(page).toHaveURL(`http://localhost:${OWN_PORT}/maintenance`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ただいまメンテナンスをしています');
  await expect(page.getByRole('main')).toContainText('2026年12月31日（木）3:00');
  await expect(page.getByRole('main')).toContainText(MESSAGE);
  await expectAccessible(page);

  const call = await ask('/api/treatment-logs', { port: OWN_PORT });
  expect(call.status).toBe(503);
  expect(Number(call.headers['retry-after'])).toBeGreaterThan(0);
  expect(await statusOf('/maintenance')).toBe(503);
  expect(await statusOf('/health-check')).toBe(200);
});
