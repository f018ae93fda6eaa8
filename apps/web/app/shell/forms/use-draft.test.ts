import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A tab's storage: its entries are its own properties, as in a browser. */
class TabStorage {
  [key: string]: unknown;
  static {
    const methods = {
      getItem(this: TabStorage, key: string) {
        return Object.hasOwn(this, key) ? this[key] : null;
      },
      setItem(this: TabStorage, key: string, value: string) {
        this[key] = value;
      },
      removeItem(this: TabStorage, key: string) {
        delete this[key];
      },
    };
    Object.assign(TabStorage.prototype, methods);
  }
}

/** The drafts as a document just opened finds them: after a logout it keeps none. */
let drafts: typeof import('./use-draft.ts');
beforeEach(async () => {
  vi.resetModules();
  drafts = await import('./use-draft.ts');
});
afterEach(() => vi.unstubAllGlobals());

describe('下書き（G67）', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', new TabStorage());
    drafts.keepDraft('log-of-hanako', { title: '点滴' });
    drafts.keepDraft('log-of-jiro', { title: '検査' });
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

  it('ログアウトしたあとの同じ画面では、書いたものを二度と残さない', () => {
    drafts.forgetDrafts();
    expect(drafts.keepDraft('log-of-hanako', { title: '点滴' })).toBe(false);
    expect(Object.keys(sessionStorage)).toEqual(['reading-settings']);
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
  expect(drafts.keepDraft('log', {})).toBe(false);
  expect(drafts.readDraft('log')).toBeNull();
  expect(() => drafts.forgetDraft('log')).not.toThrow();
  expect(() => drafts.forgetDrafts()).not.toThrow();
});
