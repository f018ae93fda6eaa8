import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestStorage } from './test-storage.fixture.ts';

/** The drafts as a document just opened finds them: after a logout it keeps none. */
let drafts: typeof import('./use-draft.ts');
beforeEach(async () => {
  vi.resetModules();
  drafts = await import('./use-draft.ts');
});
afterEach(() => vi.unstubAllGlobals());

describe('下書き（G67）', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', new TestStorage());
    drafts.saveDraft('log-of-hanako', { title: '点滴' });
    drafts.saveDraft('log-of-jiro', { title: '検査' });
    sessionStorage.setItem('reading-settings', 'large');
  });

  it('残したものを読め、一つだけを消せる', () => {
    expect(drafts.readDraft('log-of-hanako')).toEqual({ title: '点滴' });
    drafts.forgetDraft('log-of-hanako');
    expect(drafts.readDraft('log-of-hanako')).toBeNull();
    expect(drafts.readDraft('log-of-jiro')).toEqual({ title: '検査' });
  });

  it('ログアウトした場合、下書きはすべて消え、ほかのものは残る', () => {
    drafts.forgetDrafts();
    expect(Object.keys(sessionStorage)).toEqual(['reading-settings']);
  });

  // @proves state draft: logout
  it('ログアウトしたあとの同じ画面では、書いたものを二度と残さない', () => {
    drafts.forgetDrafts();
    expect(drafts.saveDraft('log-of-hanako', { title: '点滴' })).toBe(false);
    expect(Object.keys(sessionStorage)).toEqual(['reading-settings']);
  });
});

describe('書いたものが残っているかを、端末で確かめる', () => {
  const at = (pathname: string) => vi.stubGlobal('window', { location: { pathname } });

  it('その画面で書いたものがある場合だけ、あると言う。消したあと、ほかの画面、書いたものでないものでは、言わない', () => {
    vi.stubGlobal('sessionStorage', new TestStorage());
    at('/contact');
    drafts.saveDraft('chat-agreed', true);
    expect(drafts.hasDraftOf('/contact')).toBe(false);
    expect(drafts.saveWritten('inquiry', { text: 'しびれのことです' })).toBe(true);
    at('/500');
    expect([drafts.hasDraftOf('/contact'), drafts.hasDraftOf('/500')]).toEqual([true, false]);
    drafts.forgetDraft('inquiry');
    expect(drafts.hasDraftOf('/contact')).toBe(false);
    drafts.saveWritten('inquiry', { text: 'しびれのことです' });
    drafts.forgetDrafts();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('保存を受けつけない端末では、残せるとも、残っているとも言わない', () => {
    const full = new TestStorage();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', full);
    at('/contact');
    expect(drafts.saveWritten('inquiry', { text: 'しびれのことです' })).toBe(false);
    expect([drafts.hasDraftOf('/contact'), drafts.canSaveDrafts()]).toEqual([false, false]);
  });

  it('たしかめることは、なにも残さない', () => {
    vi.stubGlobal('sessionStorage', new TestStorage());
    expect(drafts.canSaveDrafts()).toBe(true);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

// @proves state draft: idle
describe('下書きの持ち主（G35）', () => {
  const HANAKO = 'h'.repeat(43);
  const JIRO = 'j'.repeat(43);
  const comesIn = async (handle: string) => {
    vi.resetModules();
    drafts = await import('./use-draft.ts');
    drafts.beginDraftsOf(handle);
  };
  beforeEach(async () => {
    vi.stubGlobal('sessionStorage', new TestStorage());
    drafts.saveDraft('sign-up', { name: '訪問者' });
    await comesIn(HANAKO);
    drafts.saveDraft('log', { title: '点滴' });
  });

  it('同じ人がまたログインした場合、続きから書ける', async () => {
    await comesIn(HANAKO);
    expect(drafts.readDraft('log')).toEqual({ title: '点滴' });
    expect(drafts.readDraft('sign-up')).toBeNull();
  });

  it('ほかの人がログインした場合、見せず、その場で消す', async () => {
    await comesIn(JIRO);
    expect(drafts.readDraft('log')).toBeNull();
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('点滴');
    await comesIn(HANAKO);
    expect(drafts.readDraft('log')).toBeNull();
  });

  it('ログインの前に書いたものは、だれの画面でも消さない', async () => {
    vi.resetModules();
    drafts = await import('./use-draft.ts');
    expect(drafts.readDraft('sign-up')).toEqual({ name: '訪問者' });
    expect(drafts.readDraft('log')).toBeNull();
  });
});

it('保存の場所を断るブラウザの場合、残せないと答え、消すときも止まらない', () => {
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(
      {},
      {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
        ownKeys: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      },
    ),
  );
  expect(drafts.saveDraft('log', {})).toBe(false);
  expect(drafts.readDraft('log')).toBeNull();
  expect(() => drafts.forgetDraft('log')).not.toThrow();
  expect(() => drafts.forgetDrafts()).not.toThrow();
  expect(() => drafts.beginDraftsOf('hanako')).not.toThrow();
});
