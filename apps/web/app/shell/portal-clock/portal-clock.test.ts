import { japanDay, japanInstant } from '@hidamari/domain/japanese-dates';
import { beforeEach, describe, expect, it } from 'vitest';
import { aheadByPage, arrivalOf, createPortalClock } from './portal-clock.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const START = japanInstant('2026-11-25', '10:00').getTime();

/** The server, and a device whose clock is wrong by `wrong` milliseconds. */
const world = { wrong: 0, passed: 0, asked: 0, isReached: true };

beforeEach(() => Object.assign(world, { wrong: 0, passed: 0, asked: 0, isReached: true }));

const serverNow = () => START + world.passed;
const device = () => serverNow() + world.wrong;

const open = () =>
  createPortalClock(
    async () => {
      world.asked += 1;
      if (!world.isReached) throw new TypeError('Failed to fetch');
      return serverNow();
    },
    { device, steady: () => world.passed },
  );
/** The page was rendered so long ago, and comes now. */
const page = (age = 0, isUndated = false, isShared = true) => ({
  renderedAt: serverNow() - age,
  arrivedAt: device(),
  isUndated,
  isShared,
});
const answered = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe('端末の時計が違っていても、画面の時刻はサーバーのもの', () => {
  // @proves state hours: in words
  it.each([
    ['2日おそい', -48 * HOUR],
    ['26時間おそい', -26 * HOUR],
    ['40分おそい', -40 * MINUTE],
    ['26時間すすんでいる', 26 * HOUR],
    ['2年すすんでいる', 2 * 365 * 24 * HOUR],
  ])('%s場合、はじめから正しい日と時刻になる', async (_, wrong) => {
    world.wrong = wrong;
    const clock = open();
    clock.hearPage(page());
    expect(Math.abs(clock.now().getTime() - serverNow())).toBeLessThan(MINUTE);
    expect(japanDay(clock.now())).toBe('2026-11-25');
    world.passed += 20 * HOUR;
    expect(Math.abs(clock.now().getTime() - serverNow())).toBeLessThan(MINUTE);
    await answered();
  });

  it('端末が正しい場合、10分前に作られた画面でも、端末の時計のままで、たずねない', async () => {
    const clock = open();
    clock.hearPage(page(10 * MINUTE));
    expect(clock.now().getTime()).toBe(serverNow());
    await answered();
    expect(world.asked).toBe(0);
  });

  it.each([MINUTE, 8 * MINUTE, 10 * MINUTE])(
    '会員や窓口の画面は、いつも新しい。%dミリ秒すすんだ端末でも、はじめから正しい時刻になり、たずねて確かめる',
    async (wrong) => {
      world.wrong = wrong;
      const clock = open();
      clock.hearPage(page(0, false, false));
      expect(clock.now().getTime()).toBe(serverNow());
      await answered();
      expect([clock.now().getTime(), world.asked]).toEqual([serverNow(), 1]);
    },
  );

  it('端末が正しい場合、会員の画面が来るまで20秒かかっても、端末の時計のままで、たずねない', async () => {
    const clock = open();
    clock.hearPage(page(20_000, false, false));
    expect(clock.now().getTime()).toBe(serverNow());
    await answered();
    expect(world.asked).toBe(0);
  });

  it('ブラウザがしまっていた会員の画面の場合、時刻を動かさず、たずねる', async () => {
    world.wrong = 8 * MINUTE;
    const clock = open();
    clock.hearPage(page(0, true, false));
    expect(clock.now().getTime()).toBe(serverNow() + 8 * MINUTE);
    await answered();
    expect(clock.now().getTime()).toBe(serverNow());
  });

  it('おそい端末に古い画面が来た場合、たずねた答えで合わせ、聞いている所に知らせる', async () => {
    world.wrong = -5 * HOUR;
    const clock = open();
    const heard: number[] = [];
    clock.onSet(() => heard.push(clock.now().getTime() - serverNow()));
    clock.hearPage(page(9 * MINUTE));
    await answered();
    expect(heard).toEqual([-9 * MINUTE, 0]);
  });

  it('ブラウザがしまっていた古い画面の場合、画面の時刻を信じず、たずねる', async () => {
    const clock = open();
    clock.hearPage(page(14 * HOUR, true));
    expect(clock.now().getTime()).toBe(serverNow());
    await answered();
    expect(world.asked).toBe(1);
    expect(clock.now().getTime()).toBe(serverNow());
  });

  it('開いているあいだに時計が変えられた場合、たずねなおす。つながらない場合は、次に見るときにまたたずねる', async () => {
    const clock = open();
    clock.hearPage(page());
    world.passed += 5 * MINUTE;
    world.wrong = 8 * HOUR;
    world.isReached = false;
    clock.now();
    await answered();
    world.passed += 2 * MINUTE;
    world.isReached = true;
    clock.now();
    await answered();
    expect([clock.now().getTime(), world.asked]).toEqual([serverNow(), 2]);
  });

  it('秒のずれの場合、なにも知らせない', () => {
    expect(
      aheadByPage({ renderedAt: START, arrivedAt: START - 20_000, isUndated: false, isShared: false }),
    ).toBe(0);
  });

  describe('画面が来た時刻', () => {
    /** A page that came this long ago, and that the browser dates `apart` milliseconds away from the device's clock. */
    const came = (ago: number, apart = 0) =>
      arrivalOf(
        { timeOrigin: device() - world.passed + apart, responseStart: world.passed - ago, transferSize: 1 },
        { device, steady: () => world.passed },
      );
    beforeEach(() => {
      world.passed = 2 * HOUR;
    });

    it('人が触れるまで待った場合、待ったあいだを引いて数える', () => {
      expect(came(HOUR)).toEqual({ arrivedAt: device() - HOUR, isUndated: false });
    });

    it.each([
      ['眠ったあとのブラウザが、むかしの時刻を言う', -85 * HOUR],
      ['来たあとで端末が眠った、または時計が変えられた', -8 * HOUR],
      ['ブラウザが、先の時刻を言う', 85 * HOUR],
    ])('%s場合、画面の古さは分からないものとし、時刻を動かさず、端末の時計のままにする', async (_, apart) => {
      const clock = open();
      clock.hearPage({ renderedAt: serverNow(), isShared: true, ...came(0, apart) });
      expect([came(0, apart).isUndated, clock.now().getTime()]).toEqual([true, serverNow()]);
      await answered();
    });
  });
});
