import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createExampleLiff } from './example-liff.ts';
import { createRealLiff, type LiffScript, loadLiffScript } from './real-liff.ts';

const PLACE = { href: 'https://portal.example/line/session/liff?action=link#x', search: '?action=link' };

/** LINE's script as it answers in one situation; `asked` is what it was called with. */
function liffThat(answer: Partial<LiffScript>) {
  const asked: unknown[] = [];
  const script: LiffScript = {
    init: async (settings) => void asked.push(settings),
    isLoggedIn: () => true,
    getAccessToken: () => 'token-of-line',
    login: (settings) => void asked.push(settings),
    ...answer,
  };
  const port = (load: () => Promise<LiffScript> = async () => script, place = PLACE) =>
    createRealLiff({ liffId: '1234567890-AbcdEfgh', load, place });
  return { asked, port };
}

const rejectsWith = (code: string) => ({
  init: async () => {
    throw Object.assign(new Error('liff'), { code });
  },
});

// @proves screen /line/session/liff
describe('LINEのLIFF（G54）', () => {
  it('LINEの中の場合、設定した番号で始め、しるしを受け取る', async () => {
    const { asked, port } = liffThat({});
    expect(await port().ask()).toEqual({ kind: 'token', accessToken: 'token-of-line' });
    expect(asked).toEqual([{ liffId: '1234567890-AbcdEfgh' }]);
  });

  it.each([
    ['LINEの外で、LINEにログインしていない場合', { isLoggedIn: () => false }],
    ['ログインしていても、しるしのない場合', { getAccessToken: () => null }],
  ])('%s、外だと答える', async (_, answer) => {
    expect(await liffThat(answer).port().ask()).toEqual({ kind: 'outside' });
  });

  it.each([
    ['FORBIDDEN', 'refused'],
    ['UNAUTHORIZED', 'refused'],
    ['INIT_FAILED', 'unreachable'],
    ['', 'unreachable'],
  ] as const)('LINEが「%s」で断った場合、%s', async (code, kind) => {
    expect(await liffThat(rejectsWith(code)).port().ask()).toEqual({ kind });
  });

  it('LINEのスクリプトが届かない場合、届かないと答える', async () => {
    const { port } = liffThat({});
    expect(await port(() => Promise.reject(new Error('network'))).ask()).toEqual({ kind: 'unreachable' });
  });

  it('LINEの画面で「許可しない」を選んで戻った場合、LINEには何もたずねない', async () => {
    const { asked, port } = liffThat({});
    const place = { ...PLACE, search: '?error=access_denied&action=link' };
    expect([await port(undefined, place).ask(), asked]).toEqual([{ kind: 'refused' }, []]);
  });

  it('LINEのアプリのない端末で続ける場合、この画面に戻る住所を渡し、#のあとは渡さない', async () => {
    const { asked, port } = liffThat({ isLoggedIn: () => false });
    const opened = port();
    await opened.ask();
    opened.logIn?.();
    expect(asked.at(-1)).toEqual({ redirectUri: 'https://portal.example/line/session/liff?action=link' });
  });
});

describe('見本のLINE', () => {
  it.each([
    ['#access_token=abc-DEF_1.2', { kind: 'token', accessToken: 'abc-DEF_1.2' }],
    ['', { kind: 'outside' }],
    ['#access_token=', { kind: 'outside' }],
    ['#access_token=a b', { kind: 'outside' }],
    [`#access_token=${'a'.repeat(2001)}`, { kind: 'outside' }],
    ['#x&access_token=abc', { kind: 'outside' }],
  ])('%j', async (hash, answer) => {
    expect(await createExampleLiff({ hash }).ask()).toEqual(answer);
  });
});

describe('LINEのスクリプトを呼ぶ', () => {
  /** The script elements that were put into the page, as far as they are used. */
  const added: { src: string; onload: () => void; onerror: () => void }[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    added.length = 0;
    vi.stubGlobal('document', {
      createElement: (name: string) => ({ name }),
      head: { append: (element: (typeof added)[number]) => void added.push(element) },
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('LINEの番地から読み、二度目は、もうあるものを使う', async () => {
    const liff = { isLoggedIn: () => true };
    const coming = loadLiffScript();
    vi.stubGlobal('liff', liff);
    added[0]?.onload();
    expect(await coming).toBe(liff);
    expect(await loadLiffScript()).toBe(liff);
    expect(added.map(({ src }) => src)).toEqual(['https://static.line-scdn.net/liff/edge/2/sdk.js']);
  });

  it.each([
    ['届かない場合', () => added[0]?.onerror()],
    ['届いても、LINEのものでない場合', () => added[0]?.onload()],
    ['いつまでも届かない場合', () => vi.runAllTimers()],
  ])('%s、あきらめ、次には読み直す', async (_, happens) => {
    const coming = loadLiffScript();
    happens();
    await expect(coming).rejects.toThrow();
    loadLiffScript().catch(() => undefined);
    expect(added).toHaveLength(2);
  });
});
