import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollForProof } from './proof-poller.ts';

/** What happened, in order, with the second in which it did. */
let story: string[];
let begin: number;
const told = (what: string) => story.push(`${(Date.now() - begin) / 1_000}秒 ${what}`);
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

function wait(ask: () => Promise<boolean>): () => void {
  return pollForProof({
    ask: () => {
      told('たずねる');
      return ask();
    },
    onProven: () => told('確認できた'),
    onGivenUp: () => told('やめる'),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  begin = Date.now();
  story = [];
});
afterEach(() => vi.useRealTimers());

describe('メールのリンクが開かれるのを待つあいだ（G151）', () => {
  // @proves state challenge: link by mail
  it('5秒ごとにたずね、開かれたら知らせて、もうたずねない', async () => {
    let asked = 0;
    wait(async () => ++asked === 3);
    await pass(60);
    expect(story).toEqual(['5秒 たずねる', '10秒 たずねる', '15秒 たずねる', '15秒 確認できた']);
  });

  // @proves state challenge: link by mail
  it('3分たっても開かれない場合、そこでやめる', async () => {
    wait(async () => false);
    await pass(600);
    expect(story).toHaveLength(37);
    expect(story.slice(-2)).toEqual(['180秒 たずねる', '180秒 やめる']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('つながらない場合も、あきらめずにまたたずねる', async () => {
    let asked = 0;
    wait(() => (++asked < 3 ? Promise.reject(new Error('network')) : Promise.resolve(true)));
    await pass(20);
    expect(story.at(-1)).toBe('15秒 確認できた');
  });

  it('答えが遅い場合、次をかさねてたずねない', async () => {
    wait(
      () =>
        new Promise((answer) => {
          setTimeout(() => answer(false), 12_000);
        }),
    );
    await pass(40);
    expect(story).toEqual(['5秒 たずねる', '22秒 たずねる', '39秒 たずねる']);
  });

  it('画面を離れた場合、途中の答えにも何も知らせない', async () => {
    let answer = (_: boolean) => {};
    const stop = wait(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await pass(5);
    stop();
    answer(true);
    await pass(600);
    expect(story).toEqual(['5秒 たずねる']);
  });
});
