import { afterEach, describe, expect, it, vi } from 'vitest';
import { createIdleClock, type IdleView, type UseReport } from './idle-clock.ts';
import { createSharedUse } from './shared-use.ts';

const START = Date.parse('2026-11-20T03:00:00Z');
const MINUTE = 60_000;

/** A browser whose tabs share one storage and one clock. */
function openBrowser(storage: Partial<Storage> | null = storageOf(new Map())) {
  let now = START;
  vi.stubGlobal('localStorage', storage ?? refusing());
  const openTab = () => {
    const views: IdleView[] = [];
    const told: number[] = [];
    const tab = { views, told, answer: 'heard' as UseReport, ended: 0 };
    const clock = createIdleClock({
      idleSeconds: 3_600,
      now: () => now,
      use: createSharedUse('hidamari-used-at'),
      report: async () => {
        told.push((now - START) / MINUTE);
        return tab.answer;
      },
      onView: (view) => void views.push(view),
      onEnded: () => {
        tab.ended += 1;
      },
    });
    return Object.assign(tab, { clock, phase: () => views.at(-1)?.phase ?? 'in-use' });
  };
  const pass = (minutes: number) => {
    now += minutes * MINUTE;
  };
  return { openTab, pass };
}

const storageOf = (kept: Map<string, string>): Partial<Storage> => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
});

function refusing(): Partial<Storage> {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  return { getItem: refuse, setItem: refuse, removeItem: refuse };
}

/** What was told is heard in the turn after. */
const heard = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => vi.unstubAllGlobals());

describe('操作のない画面（G35）', () => {
  // @proves state idle: asked
  it('58分でたずね、残りを三段階で伝え、60分で終わる', () => {
    const { openTab, pass } = openBrowser();
    const tab = openTab();
    for (const minutes of [57.9, 0.1, 1, 0.5, 0.4]) {
      pass(minutes);
      tab.clock.look();
    }
    expect(tab.views).toEqual([
      { phase: 'warned', step: 120 },
      { phase: 'warned', step: 60 },
      { phase: 'warned', step: 30 },
    ]);
    pass(0.1);
    tab.clock.look();
    expect(tab.phase()).toBe('over');
  });

  it('たずねているあいだは、こたえだけを聞き、「続ける」なら、すぐにサーバーに伝えて60分に戻る', async () => {
    const { openTab, pass } = openBrowser();
    const tab = openTab();
    pass(59);
    tab.clock.look();
    await heard();
    const before = tab.told.length;
    tab.clock.noteUse();
    expect(tab.phase()).toBe('warned');
    tab.clock.stay();
    expect(tab.phase()).toBe('in-use');
    expect(tab.told.slice(before)).toEqual([59]);
    pass(57);
    tab.clock.look();
    expect(tab.phase()).toBe('in-use');
  });

  // @proves state idle: signed out
  it('眠っていた電話が動きだした場合、操作より先に時計をくらべ、遅すぎれば終わる', () => {
    const { openTab, pass } = openBrowser();
    const tab = openTab();
    pass(61);
    tab.clock.noteUse();
    expect(tab.phase()).toBe('over');
    tab.clock.stay();
    tab.clock.comeBack();
    expect(tab.phase()).toBe('over');
  });

  it('たずねているあいだに画面へ戻った場合、続けるものとする', () => {
    const { openTab, pass } = openBrowser();
    const tab = openTab();
    pass(59);
    tab.clock.look();
    tab.clock.comeBack();
    expect(tab.phase()).toBe('in-use');
  });

  it('時計が戻された場合、いま使ったものとして、60分で終わる', () => {
    const { openTab, pass } = openBrowser();
    const tab = openTab();
    pass(-500);
    tab.clock.look();
    expect(tab.phase()).toBe('in-use');
    pass(60);
    tab.clock.look();
    expect(tab.phase()).toBe('over');
  });
});

describe('二つのタブ', () => {
  it('どちらかを使っていれば、どちらもたずねない', () => {
    const { openTab, pass } = openBrowser();
    const [used, idle] = [openTab(), openTab()];
    pass(50);
    used.clock.noteUse();
    pass(50);
    idle.clock.look();
    used.clock.look();
    expect([idle.phase(), used.phase()]).toEqual(['in-use', 'in-use']);
  });

  it.each([
    ['「続ける」の場合、どちらも閉じる', 'stay', 'in-use'],
    ['「ログアウトする」の場合、どちらも終わる', 'end', 'over'],
  ] as const)('どちらでもたずね、片方で%s', (_, deed, phase) => {
    const { openTab, pass } = openBrowser();
    const [answering, other] = [openTab(), openTab()];
    pass(58.5);
    answering.clock.look();
    other.clock.look();
    expect([answering.phase(), other.phase()]).toEqual(['warned', 'warned']);
    answering.clock[deed]();
    other.clock.look();
    expect([answering.phase(), other.phase()]).toEqual([phase, phase]);
  });

  it('保存の場所を断るブラウザの場合も、それぞれのタブが60分で終わる', () => {
    const { openTab, pass } = openBrowser(null);
    const [used, idle] = [openTab(), openTab()];
    pass(50);
    used.clock.noteUse();
    pass(10);
    used.clock.look();
    idle.clock.look();
    expect([used.phase(), idle.phase()]).toEqual(['in-use', 'over']);
  });

  it('保存の場所がいっぱいの場合、古い時刻を信じない', () => {
    const kept = new Map([['hidamari-used-at', '0']]);
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const tab = openBrowser({ ...storageOf(kept), setItem: full }).openTab();
    tab.clock.look();
    expect(tab.phase()).toBe('in-use');
  });
});

describe('サーバーに伝える', () => {
  it('書きつづけているあいだは3分ごとに、手を止めた1分後にもう一度伝え、そのあとは伝えない', async () => {
    const { openTab, pass } = openBrowser();
    const tab = openTab();
    for (let minute = 0; minute < 10; minute += 1) {
      pass(1);
      if (minute < 7) tab.clock.noteUse();
      tab.clock.look();
      await heard();
    }
    expect(tab.told).toEqual([3, 6, 8]);
  });

  // @proves state idle: in use without calls
  it('届かなかった場合、30秒たってから、届くまで伝える', async () => {
    const { openTab, pass } = openBrowser();
    const tab = openTab();
    tab.answer = 'failed';
    pass(1);
    for (const seconds of [0, 20, 10, 30]) {
      pass(seconds / 60);
      tab.clock.look();
      await heard();
    }
    expect(tab.told).toEqual([1, 1.5, 2]);
    tab.answer = 'heard';
    for (let step = 0; step < 5; step += 1) {
      pass(0.5);
      tab.clock.look();
      await heard();
    }
    expect(tab.told).toEqual([1, 1.5, 2, 2.5]);
  });

  it('もう終わっていると言われた場合、一度だけそう知らせ、二度と伝えない', async () => {
    const { openTab, pass } = openBrowser();
    const tab = openTab();
    tab.answer = 'ended';
    for (let minute = 0; minute < 9; minute += 1) {
      pass(1);
      tab.clock.noteUse();
      tab.clock.look();
      await heard();
    }
    expect(tab.told).toEqual([3]);
    expect(tab.ended).toBe(1);
  });
});
