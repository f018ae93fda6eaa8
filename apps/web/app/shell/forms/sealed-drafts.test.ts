import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TestStorage } from './test-storage.fixture.ts';

const HANAKO = 'h'.repeat(43);
const JIRO = 'j'.repeat(43);
const DAY_MS = 24 * 60 * 60 * 1000;

/** What the server answers, by member. */
const keys = { [HANAKO]: randomBytes(32), [JIRO]: randomBytes(32) };
const server = { owner: HANAKO, isThere: true };
vi.mock('../data/browser-api.ts', () => ({
  browserApi: () => ({
    call: async () => {
      if (!server.isThere) throw new Error('network');
      return { key: keys[server.owner]?.toString('base64url') };
    },
  }),
}));

let drafts: typeof import('./use-draft.ts');
let sealed: typeof import('./sealed-drafts.ts');
/** A document of this member, just opened. */
async function comesIn(owner: string): Promise<void> {
  vi.resetModules();
  drafts = await import('./use-draft.ts');
  sealed = await import('./sealed-drafts.ts');
  server.owner = owner;
  drafts.beginDraftsOf(owner);
}

/** As a browser tells every other tab of a change to its storage. */
const logsOutElsewhere = (owner: string) =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'hidamari-drafts-end', newValue: owner }));

beforeEach(async () => {
  vi.useRealTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('sessionStorage', new TestStorage());
  vi.stubGlobal('localStorage', new TestStorage());
  server.isThere = true;
  await comesIn(HANAKO);
});

// @proves state draft: another tab, another day
describe('端末に残す下書き（G67）', () => {
  it('タブを閉じても、同じ人がまたログインすれば続きから書ける', async () => {
    await sealed.sealDraft('log', { title: '点滴の日' });
    await comesIn(HANAKO);
    expect(await sealed.openDraft('log')).toEqual({ title: '点滴の日' });
    expect(await sealed.openDraft('another')).toBeNull();
  });

  it('端末には、書いたことも、何の下書きかも、読める形では残らない', async () => {
    await sealed.sealDraft('treatment-log:new', { title: '点滴の日' });
    const stored = JSON.stringify(Object.entries(localStorage));
    expect(stored).toContain(HANAKO);
    expect(stored).not.toMatch(/点滴|title|treatment-log/);
  });

  it('ログインが切れているあいだは、読めない。消えもしない', async () => {
    await sealed.sealDraft('log', { title: '点滴の日' });
    await comesIn(HANAKO);
    server.isThere = false;
    await expect(sealed.openDraft('log')).rejects.toThrow();
    server.isThere = true;
    expect(await sealed.openDraft('log')).toEqual({ title: '点滴の日' });
  });

  it('ほかの人には見せない。その人が戻れば、残っている', async () => {
    await sealed.sealDraft('log', { title: '点滴の日' });
    await comesIn(JIRO);
    expect(await sealed.openDraft('log')).toBeNull();
    expect(drafts.hasDrafts()).toBe(false);
    await comesIn(HANAKO);
    expect(await sealed.openDraft('log')).toEqual({ title: '点滴の日' });
  });

  it('別の下書きの中身に入れかえられた場合、開かずに消す', async () => {
    await sealed.sealDraft('log', { title: '点滴の日' });
    await sealed.sealDraft('visit', { title: '診察' });
    const [one, other] = Object.keys(localStorage);
    localStorage.setItem(one as string, localStorage.getItem(other as string) as string);
    expect(await Promise.all([sealed.openDraft('log'), sealed.openDraft('visit')])).toEqual([
      null,
      { title: '診察' },
    ]);
    expect(Object.keys(localStorage)).toHaveLength(1);
  });

  it('三十日たてば見せず、次に来た人のときに消す', async () => {
    const written = Date.parse('2026-11-23T09:00:00+09:00');
    vi.setSystemTime(written);
    await sealed.sealDraft('log', { title: '点滴の日' });
    vi.setSystemTime(written + 30 * DAY_MS - 1);
    expect(await sealed.openDraft('log')).not.toBeNull();
    vi.setSystemTime(written + 30 * DAY_MS);
    expect(await sealed.openDraft('log')).toBeNull();
    await comesIn(JIRO);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('ログアウトした場合、自分のものは消え、そのあとは残さない。ほかの人のものは残る', async () => {
    await comesIn(JIRO);
    await sealed.sealDraft('log', { title: '次郎' });
    await comesIn(HANAKO);
    await sealed.sealDraft('log', { title: '花子' });
    expect(drafts.hasDrafts()).toBe(true);
    drafts.forgetDrafts();
    await sealed.sealDraft('log', { title: 'あとから' });
    expect(Object.keys(localStorage).map((key) => key.includes(JIRO))).toEqual([true]);
  });

  it('別のタブでログアウトした場合、開いたままの画面からは、もう残さない。ほかの人のログアウトでは、変わらない', async () => {
    await sealed.sealDraft('log', { title: '点滴の日' });
    const sealing = sealed.sealDraft('log', { title: '書いている最中' });
    logsOutElsewhere(JIRO);
    await sealing;
    expect(await sealed.openDraft('log')).toEqual({ title: '書いている最中' });

    const late = sealed.sealDraft('log', { title: 'ログアウトのあと' });
    logsOutElsewhere(HANAKO);
    await late;
    server.isThere = false;
    await sealed.sealDraft('visit', { title: 'ログアウトのあと' });
    server.isThere = true;
    expect(Object.keys(localStorage)).toHaveLength(1);
    expect(await sealed.openDraft('log')).toEqual({ title: '書いている最中' });
  });

  it('ログアウトしたことは、ほかのタブに伝わり、端末には残らない', () => {
    const told: string[] = [];
    const { setItem } = localStorage;
    vi.spyOn(localStorage, 'setItem').mockImplementation((key: string, value: string) => {
      told.push(value);
      setItem.call(localStorage, key, value);
    });
    drafts.forgetDrafts();
    expect(told).toEqual([HANAKO]);
    expect(Object.keys(localStorage).filter((key) => key.includes('end'))).toEqual([]);
  });

  it('残している最中に保存されて忘れた場合、あとから現れない', async () => {
    const sealing = sealed.sealDraft('log', { title: '点滴の日' });
    const forgetting = sealed.forgetSealedDraft('log');
    await Promise.all([sealing, forgetting]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('続けて残した場合、あとのものが残る', async () => {
    await Promise.all([sealed.sealDraft('log', 1), sealed.sealDraft('log', 2), sealed.sealDraft('log', 3)]);
    expect(await sealed.openDraft('log')).toBe(3);
  });

  it('端末に残せたかどうかを言う。鍵がない場合と、しまえない場合は、残せていない', async () => {
    expect(await sealed.sealDraft('log', { title: '点滴の日' })).toBe(true);
    vi.stubGlobal('localStorage', undefined);
    expect(await sealed.sealDraft('log', { title: '点滴の日' })).toBe(false);
    vi.stubGlobal('localStorage', new TestStorage());
    await comesIn(JIRO);
    server.isThere = false;
    expect(await sealed.sealDraft('log', { title: '点滴の日' })).toBe(false);
  });

  it('ログインしていない人の下書きは、端末に残さない', async () => {
    vi.resetModules();
    sealed = await import('./sealed-drafts.ts');
    await sealed.sealDraft('sign-up', { name: '訪問者' });
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
