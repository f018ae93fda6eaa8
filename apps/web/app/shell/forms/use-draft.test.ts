import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDraft, forgetDrafts, keepDraft, readDraft } from './use-draft.ts';

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

afterEach(() => vi.unstubAllGlobals());

describe('下書き（G67）', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', new TabStorage());
    keepDraft('log-of-hanako', { title: '点滴' });
    keepDraft('log-of-jiro', { title: '検査' });
    sessionStorage.setItem('reading-settings', 'large');
  });

  it('残したものを読め、一つだけを消せる', () => {
    expect(readDraft('log-of-hanako')).toEqual({ title: '点滴' });
    forgetDraft('log-of-hanako');
    expect(readDraft('log-of-hanako')).toBeNull();
    expect(readDraft('log-of-jiro')).toEqual({ title: '検査' });
  });

  it('ログアウトした場合、下書きはすべて消え、ほかのものは残る', () => {
    forgetDrafts();
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
  expect(keepDraft('log', {})).toBe(false);
  expect(readDraft('log')).toBeNull();
  expect(() => forgetDraft('log')).not.toThrow();
  expect(() => forgetDrafts()).not.toThrow();
});
