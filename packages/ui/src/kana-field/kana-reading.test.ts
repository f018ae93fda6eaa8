import { expect, it } from 'vitest';
import { compose, NO_READING, settle } from './kana-reading.ts';

const write = (shown: readonly string[], result: string, reading = NO_READING) =>
  settle(shown.reduce(compose, reading), result);

it('漢字に変換する前のかなを、全角カタカナの読みにする', () => {
  expect(write(['y', 'や', 'やm', 'やま', 'やまだ', '山田'], '山田').finished).toBe('ヤマダ');
});

it('続けて打つ場合、読みをつなげる', () => {
  const first = write(['さ', '佐'], '佐');
  expect(write(['とう', '藤'], '藤', first).finished).toBe('サトウ');
});

it('打つのをやめた場合、その言葉の読みは残らない', () => {
  expect(write(['やまだ'], '').finished).toBe('');
});
