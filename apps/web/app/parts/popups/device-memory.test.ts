import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetMember } from '../../shell/data/tab-session.ts';
import { popupShownAt, rememberPopupShown } from './device-memory.ts';
import { askForFewerPrompts, wantsFewerPrompts } from './fewer-prompts.ts';

const kept = new Map<string, string>();
const STORAGE = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

function refuse(): never {
  throw new DOMException('refused', 'SecurityError');
}

beforeEach(() => {
  vi.stubGlobal('localStorage', STORAGE);
  vi.stubGlobal('sessionStorage', { removeItem: () => undefined, length: 0, key: () => null });
  vi.stubGlobal('window', { dispatchEvent: () => true });
});
afterEach(() => {
  askForFewerPrompts(false);
  forgetMember();
  kept.clear();
  vi.unstubAllGlobals();
});

describe('端末が覚えていること（G20）', () => {
  it('選ぶまでは、案内を出す。選んだことは残り、取り消せる', () => {
    expect(wantsFewerPrompts()).toBe(false);
    expect(askForFewerPrompts(true)).toBe(true);
    expect([wantsFewerPrompts(), kept.size]).toEqual([true, 1]);
    expect(askForFewerPrompts(false)).toBe(true);
    expect([wantsFewerPrompts(), kept.size]).toEqual([false, 0]);
  });

  it('選んだことはログアウトしても残り、いつ見せたかは消える', () => {
    askForFewerPrompts(true);
    rememberPopupShown(1_700_000_000_000);
    expect(popupShownAt()).toBe(1_700_000_000_000);
    forgetMember();
    expect([wantsFewerPrompts(), popupShownAt()]).toEqual([true, null]);
  });

  it('保存の場所を断るブラウザの場合、残せないと答え、この画面のあいだはそのとおりにする', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(askForFewerPrompts(true)).toBe(false);
    expect(wantsFewerPrompts()).toBe(true);
    rememberPopupShown(5);
    expect(popupShownAt()).toBe(5);
  });

  it('読めない時刻は、ないものとする', () => {
    kept.set('hidamari-popup-shown-at', 'あした');
    expect(popupShownAt()).toBeNull();
  });
});
