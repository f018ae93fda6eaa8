import type { ConsultationMessage, LiveEvent, MessagePage } from '@hidamari/contract/consultations';
import { AppError, type ErrorCode } from '@hidamari/domain/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { needsSignIn } from './conversation-state.ts';
import { type ConversationCalls, ConversationStore } from './conversation-store.ts';
import { refusalOf } from './refusal-of.ts';

const MARKS = { member_delivered: 0, member_read: 0, staff_read: 0 };

const message = (seq: number): ConsultationMessage => ({
  id: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
  seq,
  author: 'staff',
  staff_name: '佐藤',
  text: `${seq}`,
  pictures: [],
  attached: null,
  at: '2026-11-20 11:00:00',
  client_key: `00000000-0000-4000-9000-${String(seq).padStart(12, '0')}`,
});
const pageOf = (...seqs: number[]): MessagePage => ({ data: seqs.map(message), has_more: false });

/** A page that came with the first two messages; its connection is this test, and every answer comes when the test says so. */
function openPage() {
  const asked: { span: object; answer(page: MessagePage): void; fail(code?: ErrorCode): void }[] = [];
  const sent: string[] = [];
  const sending: { refuses: ErrorCode | null } = { refuses: null };
  const calls: ConversationCalls = {
    readMessages: (span) =>
      new Promise((answer, reject) => {
        asked.push({ span, answer, fail: (code = 'unavailable') => reject(new AppError(code)) });
      }),
    send: async ({ text, clientKey }) => {
      if (sending.refuses !== null) throw new AppError(sending.refuses);
      sent.push(text);
      return { ...message(6), client_key: clientKey };
    },
    mark: async () => undefined,
    refusalOf,
  };
  let hear: (event: LiveEvent) => void = () => undefined;
  let after = () => -1;
  const typed: string[] = [];
  const connectionState = { isCarrying: true };
  const store = new ConversationStore({
    caseId: 'case',
    side: 'member',
    calls,
    connection: {
      watch: (_, watch) => {
        ({ hear, after } = watch);
        return () => undefined;
      },
      mark: () => true,
      sayTyping: (caseId) => {
        if (connectionState.isCarrying) typed.push(caseId);
        return connectionState.isCarrying;
      },
    },
    start: { messages: pageOf(1, 2), marks: MARKS, status: 'working', version: 1 },
    keepOutgoing: () => undefined,
    onCaseChanged: () => undefined,
  });
  const end = store.begin();
  const news = (...seqs: number[]) =>
    hear({
      type: 'messages',
      case_id: 'case',
      messages: seqs.map(message),
      marks: MARKS,
      status: 'working',
      version: 1,
    });
  return {
    store,
    asked,
    news,
    typed,
    sent,
    sending,
    connectionState,
    end,
    after: () => after(),
    seqs: () => store.get().messages.map(({ seq }) => seq),
  };
}

const spansOf = ({ asked }: { asked: readonly { span: object }[] }) => asked.map(({ span }) => span);

describe('間の抜けた知らせ', () => {
  it('届いた文のあいだが抜けている場合、抜けたところから読み、読んでいる間にまた抜けても、すべてそろう', async () => {
    const page = openPage();
    page.news(4);
    expect(spansOf(page)).toEqual([{ after: 2 }]);
    // Written after the reading began: its answer does not have it.
    page.news(6);
    page.asked[0]?.answer(pageOf(3, 4));
    await vi.waitFor(() => expect(spansOf(page)).toEqual([{ after: 2 }, { after: 4 }]));
    page.asked[1]?.answer(pageOf(5, 6));
    await vi.waitFor(() => expect(page.seqs()).toEqual([1, 2, 3, 4, 5, 6]));
    page.end();
  });

  it('抜けたところを読めなかった場合も、線をつなぎ直すときは、抜けたところから頼む', async () => {
    const page = openPage();
    page.news(4);
    page.asked[0]?.fail();
    await vi.waitFor(() => expect(page.store.get().connection).toBe('away'));
    expect([page.seqs(), page.after()]).toEqual([[1, 2, 4], 2]);
    page.end();
  });

  it('自分の送信の答えが先に来て、ほかの人の文が抜けた場合、読んでいる途中でも、もういちど読む', async () => {
    const page = openPage();
    page.news(4);
    page.store.send('続きです');
    await vi.waitFor(() => expect(page.store.get().outgoing).toHaveLength(1));
    page.asked[0]?.answer(pageOf(3, 4));
    await vi.waitFor(() => expect(spansOf(page)).toEqual([{ after: 2 }, { after: 4 }]));
    page.asked[1]?.answer(pageOf(5, 6));
    await vi.waitFor(() => expect(page.store.get().outgoing).toEqual([]));
    expect(page.seqs()).toEqual([1, 2, 3, 4, 5, 6]);
    page.end();
  });

  it('前のやりとりを読めなかった場合、そう言い、読めたら言わない', async () => {
    const page = openPage();
    const first = page.store.loadEarlier();
    page.asked[0]?.fail();
    await first;
    expect(page.store.get().hasEarlierFailed).toBe(true);
    const second = page.store.loadEarlier();
    page.asked[1]?.answer(pageOf());
    await second;
    expect(page.store.get().hasEarlierFailed).toBe(false);
    page.end();
  });
});

describe('線がつながらない画面', () => {
  const browserPage = { visibilityState: 'visible' };
  beforeEach(() => {
    vi.useFakeTimers();
    browserPage.visibilityState = 'visible';
    vi.stubGlobal('document', browserPage);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

  it('見えているあいだ、5秒ごとに新しい文をたずね、お返事が届く', async () => {
    const page = openPage();
    await pass(5);
    page.asked[0]?.answer(pageOf());
    await pass(5);
    page.asked[1]?.answer(pageOf(3));
    await pass(5);
    expect(spansOf(page)).toEqual([{ after: 2 }, { after: 2 }, { after: 3 }]);
    expect(page.seqs()).toEqual([1, 2, 3]);
    page.end();
  });

  it('たずねて届かなかった場合も、またたずねる', async () => {
    const page = openPage();
    await pass(5);
    page.asked[0]?.fail();
    await pass(5);
    page.asked[1]?.answer(pageOf(3));
    await pass(0);
    expect(page.seqs()).toEqual([1, 2, 3]);
    page.end();
  });

  it.each([
    ['線がつながっている', 'visible', true],
    ['画面が見えていない', 'hidden', false],
  ])('%s場合は、たずねない', async (_, visibility, isCarrying) => {
    const page = openPage();
    browserPage.visibilityState = visibility;
    page.store.carrying(isCarrying);
    await pass(60);
    expect(spansOf(page)).toEqual([]);
    page.end();
  });
});

describe('届かなかったわけ（G31・G104）', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { visibilityState: 'visible' });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
  const stateOf = ({ store }: ReturnType<typeof openPage>) => store.get();

  it.each(['maintenance', 'unauthenticated'] as const)(
    '%s で断られた場合、すぐにわけを言い、ひとりで何度も送らない',
    async (code) => {
      const page = openPage();
      page.sending.refuses = code;
      page.store.send('書いた文です');
      await pass(0);
      expect(stateOf(page).outgoing.map(({ refusal }) => refusal?.code)).toEqual([code]);
      page.end();
    },
  );

  it('ログインの時間が終わった場合、もうたずねず、ログインのあとに線がつながると、残っていた文が一度だけ届く', async () => {
    const page = openPage();
    page.sending.refuses = 'unauthenticated';
    page.store.send('書いた文です');
    await pass(5);
    page.asked[0]?.fail('unauthenticated');
    await pass(60);
    expect(page.asked).toHaveLength(1);
    expect(needsSignIn(stateOf(page))).toBe(true);
    page.sending.refuses = null;
    page.store.carrying(true);
    await pass(0);
    expect(page.sent).toEqual(['書いた文です']);
    expect(needsSignIn(stateOf(page))).toBe(false);
    page.end();
  });

  it('メンテナンス中の場合、まれにだけたずね、終わると、残っていた文が届く', async () => {
    const page = openPage();
    page.sending.refuses = 'maintenance';
    page.store.send('書いた文です');
    await pass(5);
    page.asked[0]?.fail('maintenance');
    await pass(25);
    expect(page.asked).toHaveLength(1);
    expect(stateOf(page)).toMatchObject({ connection: 'away', trouble: { code: 'maintenance' } });
    await pass(5);
    page.sending.refuses = null;
    page.asked[1]?.answer(pageOf());
    await pass(0);
    expect(page.sent).toEqual(['書いた文です']);
    expect(stateOf(page).trouble).toBeNull();
    page.end();
  });

  it('続けてたくさん送ったために断られた文は、つながっても、ひとりでには送らない', async () => {
    const page = openPage();
    page.sending.refuses = 'too_many';
    page.store.send('書いた文です');
    await pass(5);
    page.asked[0]?.fail('network');
    await pass(0);
    page.sending.refuses = null;
    page.store.carrying(true);
    await pass(0);
    expect(page.sent).toEqual([]);
    page.end();
  });
});

describe('入力中のしらせ', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('どれほど速く打っても、二秒に一度だけ伝える', () => {
    const page = openPage();
    const type = () => {
      for (let key = 0; key < 40; key += 1) page.store.sayTyping();
    };
    type();
    expect(page.typed).toEqual(['case']);
    vi.advanceTimersByTime(2_000);
    type();
    expect(page.typed).toEqual(['case', 'case']);
    page.end();
  });

  it('線がつながっていない間に打ったものは数えず、つながった後のはじめの一打で伝える', () => {
    const page = openPage();
    page.connectionState.isCarrying = false;
    page.store.sayTyping();
    page.connectionState.isCarrying = true;
    page.store.sayTyping();
    expect(page.typed).toEqual(['case']);
    page.end();
  });
});

describe('前のやりとりを、すべて読みこむ', () => {
  /** A page that came with the last three of seven messages; two lie on a page of the server. */
  function openLong(readMessages: ConversationCalls['readMessages']) {
    return new ConversationStore({
      ...{ caseId: 'case', side: 'member' as const },
      calls: { readMessages, send: async () => message(8), mark: async () => undefined, refusalOf },
      connection: { watch: () => () => undefined, mark: () => true, sayTyping: () => true },
      start: {
        ...{ marks: MARKS, status: 'working' as const, version: 1 },
        messages: { ...pageOf(5, 6, 7), has_more: true },
      },
      keepOutgoing: () => undefined,
      onCaseChanged: () => undefined,
    });
  }
  const before = (span: object): number => ('before' in span ? Number(span.before) : 0);
  const two = async (span: object): Promise<MessagePage> => ({
    ...pageOf(before(span) - 2, before(span) - 1),
    has_more: before(span) > 3,
  });

  it('何ページあっても、はじめの文まで、順に読む', async () => {
    const store = openLong(two);
    expect(await store.loadAllEarlier()).toBe(true);
    expect(store.get().messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(store.get()).toMatchObject({ hasEarlier: false, lookedBackAt: 7 });
  });

  it('途中で読めなかった場合、すべてではないと答え、読めたところまでは残る', async () => {
    const store = openLong((span) =>
      before(span) === 5 ? two(span) : Promise.reject(new AppError('unavailable')),
    );
    expect(await store.loadAllEarlier()).toBe(false);
    expect(store.get().messages.map(({ seq }) => seq)).toEqual([3, 4, 5, 6, 7]);
    expect(store.get()).toMatchObject({ hasEarlier: true, hasEarlierFailed: true });
  });

  it('先のない答えが続く場合も、終わる', async () => {
    const store = openLong(async () => ({ data: [], has_more: true }));
    expect(await store.loadAllEarlier()).toBe(false);
  });
});
