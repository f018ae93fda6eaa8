import { describe, expect, onTestFinished, test } from 'vitest';
import { busDrained } from '../../bus/bus-drained.fixture.ts';
import type { Settings } from '../../config/settings.ts';
import { type AppUnderTest, ownPageHeaders, startApp, TEST_NOW } from '../../http/app-under-test.fixture.ts';
import type { MaintenanceSwitch } from './maintenance.repository.ts';
import { readSwitchCommand, turnMaintenanceSwitch } from './turn-maintenance-switch.ts';

let portal: AppUnderTest;
async function start(settings: Partial<Settings> = {}): Promise<void> {
  portal = await startApp({}, settings);
  onTestFinished(() => portal.close());
}

const later = (ms: number) => new Date(TEST_NOW.getTime() + ms);
const ON: MaintenanceSwitch = { isOn: true, until: later(7_200_000), message: null, changedAt: later(1_000) };
const turn = (turned: MaintenanceSwitch) =>
  turnMaintenanceSwitch({ database: portal.database.database, bus: portal.bus }, turned);
const ask = (url: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ url, headers: { host: 'localhost:3000', ...headers } });

describe('メンテナンス', () => {
  // @proves error maintenance
  // @proves state maintenance: calls
  test('切り替えた場合、記憶を待たずに全ての呼び出しが503と終了までの秒数を返す', async () => {
    await start();
    expect((await ask('/api/maintenance')).json()).toEqual({ maintenance: false });
    await turn(ON);
    await busDrained();
    expect((await ask('/api/maintenance')).json()).toEqual({
      maintenance: true,
      until: '2026-11-16 13:00:00',
    });
    const refused = await ask('/api/users/me', { authorization: 'Bearer access-hanako' });
    expect([refused.statusCode, refused.json().name, refused.headers['retry-after']]).toEqual([
      503,
      'MAINTENANCE',
      '7200',
    ]);
    expect(refused.json().detail).toEqual({ until: '2026-11-16 13:00:00' });
    expect(refused.json().message).toContain('終了予定：2026年11月16日（月）13:00。');
  });

  test('終わりの時が分からないか、もう過ぎている場合、断りはそれを言わない', async () => {
    await start();
    for (const until of [null, later(-1_000)]) {
      await turn({ ...ON, until });
      await busDrained();
      const refused = await ask('/api/users/me', { authorization: 'Bearer access-hanako' });
      expect([refused.statusCode, refused.json().detail, refused.headers['retry-after']]).toEqual([
        503,
        undefined,
        '300',
      ]);
      expect(refused.json().message).not.toContain('終了予定');
    }
  });

  // @proves call GET /maintenance
  test('メンテナンス中でも、ログアウトと状態の確認はできる', async () => {
    await start();
    await turn(ON);
    await busDrained();
    const headers = await ownPageHeaders(portal.app, { authorization: 'Bearer access-hanako' });
    for (const url of ['/api/logout', '/api/logout/idle']) {
      const logout = await portal.app.inject({ method: 'POST', url, headers, payload: { path: '/' } });
      // Let through: 409 is the stand-in's answer.
      expect(logout.statusCode, url).toBe(409);
    }
    expect((await ask('/health-check')).statusCode).toBe(200);
  });

  test('知らせが届かなくても、数秒で気づく', async () => {
    await start();
    await ask('/api/maintenance');
    await turnMaintenanceSwitch(
      { database: portal.database.database, bus: { ...portal.bus, publishOnCommit: async () => {} } },
      ON,
    );
    expect((await ask('/api/maintenance')).json()).toEqual({ maintenance: false });
    portal.setNow(later(3_000));
    expect((await ask('/api/maintenance')).json()).toMatchObject({ maintenance: true });
  });

  test('設定で始めた場合、あとから切り替えられる', async () => {
    await start({ maintenance: true });
    expect((await ask('/api/maintenance')).json()).toEqual({ maintenance: true });
    await turn({ ...ON, isOn: false });
    await busDrained();
    expect((await ask('/api/maintenance')).json()).toEqual({ maintenance: false });
  });

  test('データベースが答えない場合、最後に知った状態を保つ', async () => {
    await start();
    await turn(ON);
    await ask('/api/maintenance');
    await portal.database.close();
    portal.setNow(later(60_000));
    expect((await ask('/api/maintenance')).json()).toMatchObject({ maintenance: true });
    portal.database.close = async () => {};
  });

  test('コマンドの言葉を読む', async () => {
    await start();
    expect(
      readSwitchCommand(['on', '--until', '2026-12-01T03:00:00+09:00', '--message', '夜間の作業です']),
    ).toEqual({
      isOn: true,
      until: new Date('2026-11-30T18:00:00Z'),
      message: '夜間の作業です',
    });
    for (const words of [
      [],
      ['maybe'],
      ['on', '--until'],
      ['on', '--until', '2026-12-01'],
      ['on', '--for', 'ever'],
    ]) {
      expect(() => readSwitchCommand(words)).toThrow(/Usage/);
    }
  });
});
