import { LIVE_CLOSE, type LiveRequest } from '@hidamari/contract/consultations';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveConnection } from './live-connection.ts';

/** The browser's end of a connection to a server that lets everybody in at once. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  readonly address: string;
  readonly said: LiveRequest[] = [];
  readyState: number = FakeSocket.CONNECTING;
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};

  constructor(address: string) {
    this.address = address;
    FakeSocket.opened.push(this);
    queueMicrotask(() => this.#letIn());
  }

  send(words: string) {
    this.said.push(JSON.parse(words) as LiveRequest);
  }

  close() {
    this.readyState = 3;
  }

  closeBy(code: number) {
    this.close();
    this.onclose({ code });
  }

  #letIn() {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
    this.onmessage({ data: JSON.stringify({ type: 'ready' }) });
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const browser = Object.assign(new EventTarget(), {
  location: { protocol: 'https:', host: 'portal.example' },
});

let isCarrying = false;
const connection = new LiveConnection({
  path: '/api/consultations/live',
  prepare: async () => ({ token: 'token' }),
  onCarrying: (does) => {
    isCarrying = does;
  },
});
connection.watch('case', { after: () => 7, hear: () => {} });

/** How often the connection was opened, and whether it carries. */
const now = () => [FakeSocket.opened.length, isCarrying];
const loseBy = (code: number) => FakeSocket.opened.at(-1)?.closeBy(code);
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', page);
  FakeSocket.opened = [];
  connection.open();
  await pass(0);
});
afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('相談の画面の線', () => {
  it('つながると、名のり、見ている相談を、知っているところから頼む', () => {
    expect(now()).toEqual([1, true]);
    expect(FakeSocket.opened[0]?.address).toBe('wss://portal.example/api/consultations/live');
    expect(FakeSocket.opened[0]?.said).toEqual([
      { type: 'hello', token: 'token' },
      { type: 'watch', case_id: 'case', after: 7 },
    ]);
  });

  it.each([
    ['つながりが切れた', 1_006],
    ['サーバーが入れかわった', LIVE_CLOSE.goingAway],
    ['言ったことを断られた', LIVE_CLOSE.refused],
  ])('%s場合、ひとりでにつなぎ直す', async (_, code) => {
    loseBy(code);
    expect(now()).toEqual([1, false]);
    await pass(15);
    expect(now()).toEqual([2, true]);
  });

  it('ほかの画面に場所をゆずった場合、ひとりでにはつなぎ直さず、その画面に戻るとつながる', async () => {
    loseBy(LIVE_CLOSE.replaced);
    await pass(3_600);
    expect(now()).toEqual([1, false]);
    page.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(now()).toEqual([2, true]);
  });
});
