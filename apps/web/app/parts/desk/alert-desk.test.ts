import { ALERT_WORDS, type DeskAlerts } from '@hidamari/domain/staff';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const played: string[] = [];
vi.mock('./alert-sound.ts', () => ({ playAlert: async (kind: string) => void played.push(kind) }));

interface Browser {
  permission?: NotificationPermission;
  hasFocus?: boolean;
  /** Kept by the browser for all of its tabs. */
  kept?: Map<string, string>;
}

const shown: { title: string; body: string }[] = [];
/** Whether each called out loud though one of its kind lay there already. */
const calledAnew: boolean[] = [];

/** A tab of this browser, with its own copy of the module. */
async function aTab({ permission = 'granted', hasFocus = false, kept = new Map() }: Browser = {}) {
  class Notice {
    static permission = permission;
    onclick: unknown = null;
    constructor(title: string, { body, renotify }: { body: string; renotify?: boolean }) {
      shown.push({ title, body });
      calledAnew.push(renotify === true);
    }
  }
  vi.stubGlobal('window', { Notification: Notice });
  vi.stubGlobal('Notification', Notice);
  vi.stubGlobal('document', { hasFocus: () => hasFocus });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.resetModules();
  return import('./alert-desk.ts');
}

beforeEach(() => {
  played.length = 0;
  shown.length = 0;
  calledAnew.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

const ALL: DeskAlerts = { title: true, sound: true, notice: true };
const AT = '2026-11-28 14:03:00';
const LATER = '2026-11-28 14:03:01';

describe('机が、ほかのタブで呼ぶ（G119）', () => {
  it.each<[string, DeskAlerts, Browser, { sounds: number; notices: number }]>([
    ['すべて選んでいる場合、鳴り、通知が出る', ALL, {}, { sounds: 1, notices: 1 }],
    ['音を切っている場合、鳴らない', { ...ALL, sound: false }, {}, { sounds: 0, notices: 1 }],
    ['通知を切っている場合、出ない', { ...ALL, notice: false }, {}, { sounds: 1, notices: 0 }],
    ['このタブを見ている場合、通知は出ない', ALL, { hasFocus: true }, { sounds: 1, notices: 0 }],
    ['ブラウザが許していない場合、通知は出ない', ALL, { permission: 'default' }, { sounds: 1, notices: 0 }],
  ])('%s', async (_, alerts, browser, { sounds, notices }) => {
    const { alertDesk } = await aTab(browser);
    alertDesk('danger', AT, alerts);
    expect([played.length, shown.length]).toEqual([sounds, notices]);
  });

  it('同じ相談にまた書かれた場合も、鳴り、前の通知が残っていても、あらためて呼ぶ', async () => {
    const { alertDesk } = await aTab();
    alertDesk('danger', AT, ALL);
    alertDesk('danger', LATER, ALL);
    expect(played).toEqual(['danger', 'danger']);
    expect(calledAnew).toEqual([true, true]);
  });

  it('通知にあるのは、決まった言葉だけ', async () => {
    const { alertDesk } = await aTab();
    alertDesk('calls', AT, ALL);
    expect(shown).toEqual([{ title: ALERT_WORDS.calls.title, body: ALERT_WORDS.calls.text }]);
  });

  it('同じ知らせを二つのタブが聞いても、鳴るのは一度。次の知らせでは、また鳴る', async () => {
    const kept = new Map<string, string>();
    (await aTab({ kept })).alertDesk('waiting', AT, ALL);
    const other = await aTab({ kept });
    other.alertDesk('waiting', AT, ALL);
    expect(played).toEqual(['waiting']);
    other.alertDesk('waiting', LATER, ALL);
    other.alertDesk('danger', AT, ALL);
    expect(played).toEqual(['waiting', 'waiting', 'danger']);
  });
});
