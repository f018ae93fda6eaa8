import type { CheckIn, CheckInBody } from '@hidamari/contract/treatment-logs';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '../../shell/data/query-client.ts';
import { accessTokenStore } from '../../shell/data/tab-session.ts';
import { TestStorage } from '../../shell/forms/test-storage.fixture.ts';
import { AnswerSender } from './answer-sender.ts';
import { checkInQuery } from './check-in-queries.ts';

const DAY = '2026-11-20';
const CHECK_IN: CheckIn = { day: DAY, log: null, mood: null, symptoms: [{ key: 'pain', today: null }] };
const GOOD: CheckInBody = { day: DAY, mood: 3 };
const PAIN: CheckInBody = { day: DAY, symptoms: [{ key: 'pain', today: 2 }] };
const BOTH: CheckInBody = { day: DAY, mood: 3, symptoms: [{ key: 'pain', today: 2 }] };

/** What reached the server, and how it answers. */
let sent: CheckInBody[];
let line: 'there' | 'gone' | 'day is over' | Promise<Response>;
let asked: number;
let end: () => void;

async function serve(_: string, { body }: RequestInit): Promise<Response> {
  asked += 1;
  if (line instanceof Promise) return line;
  if (line === 'gone') throw new TypeError('Failed to fetch');
  if (line === 'day is over') return Response.json({ name: 'VALIDATION', errors: {} }, { status: 422 });
  sent.push(JSON.parse(String(body)));
  return Response.json({ ...CHECK_IN, mood: 3 });
}

/** A page of this tab, just opened: what an earlier one kept is all it has. */
function openPage(): AnswerSender {
  end();
  const sender = new AnswerSender(createQueryClient());
  end = sender.begin();
  return sender;
}
const settled = (sender: AnswerSender) => expect.poll(() => sender.get().pending).toEqual([]);
const failed = (sender: AnswerSender) => expect.poll(() => sender.get().failure).not.toBeNull();
const backOnLine = () => {
  line = 'there';
  window.dispatchEvent(new Event('online'));
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new TestStorage());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: 'XSRF-TOKEN=x' }));
  vi.stubGlobal('fetch', serve);
  accessTokenStore.set({ token: 'of the member', expiresAt: Number.POSITIVE_INFINITY });
  sent = [];
  line = 'there';
  asked = 0;
  end = () => {};
});
afterEach(() => {
  end();
  accessTokenStore.set(null);
  vi.unstubAllGlobals();
});

describe('押した答えを送る', () => {
  it('送れた答えは、開き直しても、もう一度は送らない', async () => {
    const page = openPage();
    page.tap(GOOD);
    await settled(page);
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(openPage().get().pending).toEqual([]);
    expect(sent).toEqual([GOOD]);
  });

  it('つながったとき、つながらなかった送信がまだ終わっていない場合も、終わるのを待って、もう一度送る', async () => {
    const { promise, reject } = Promise.withResolvers<Response>();
    line = promise;
    const page = openPage();
    page.tap(GOOD);
    await expect.poll(() => asked).toBe(1);
    backOnLine();
    reject(new TypeError('Failed to fetch'));
    await settled(page);
    expect(sent).toEqual([GOOD]);
    expect(page.get().failure).toBeNull();
  });

  it('つながったと言われてもまだ通らない場合、ブラウザーが何も言わなくても、あとでもう一度送る', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    line = 'gone';
    const page = openPage();
    page.tap(GOOD);
    await vi.waitFor(() => expect(page.get().failure).not.toBeNull());
    // The browser calls it back before anything goes through.
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(asked).toBe(2));
    line = 'there';
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.waitFor(() => expect(page.get().pending).toEqual([]));
    expect(sent).toEqual([GOOD]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([GOOD]);
  });

  it('つながらない場合、開き直しても残り、つながると送り、答えが来ると消える', async () => {
    line = 'gone';
    const page = openPage();
    page.tap(GOOD);
    page.tap(PAIN);
    await failed(page);
    const reloaded = openPage();
    expect(reloaded.get().pending).toEqual([BOTH]);
    await failed(reloaded);
    backOnLine();
    await settled(reloaded);
    expect(reloaded.get().failure).toBeNull();
    expect(openPage().get().pending).toEqual([]);
    expect(sent).toEqual([BOTH]);
  });

  it('送っているあいだに押し直した答えも、続けて送る', async () => {
    const page = openPage();
    page.tap(GOOD);
    page.tap({ day: DAY, mood: 0 });
    await settled(page);
    expect(sent).toEqual([GOOD, { day: DAY, mood: 0, symptoms: [] }]);
  });

  it('その日が終わって受け取られない答えは、残さず、きょうのことを読み直す', async () => {
    const client = createQueryClient();
    const { queryKey } = checkInQuery({ call: vi.fn() });
    client.setQueryData(queryKey, CHECK_IN);
    line = 'day is over';
    const page = new AnswerSender(client);
    page.tap(GOOD);
    await failed(page);
    expect(page.get().pending).toEqual([]);
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
    expect(openPage().get().pending).toEqual([]);
  });
});
