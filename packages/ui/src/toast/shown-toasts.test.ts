import { describe, expect, it } from 'vitest';
import { withRoom } from './shown-toasts.ts';

const toast = (key: number, isStopped = false) => ({ key, text: `${key}`, time: { left: 6_000, isStopped } });
const keysOf = (toasts: readonly { key: number }[]) => toasts.map(({ key }) => key);

// @proves page toasts
describe('一度に出る知らせ', () => {
  it('次の知らせが来ると、ふたつより多くならないよう、古いものから場所をゆずる', () => {
    expect(keysOf(withRoom([toast(1)]))).toEqual([1]);
    expect(keysOf(withRoom([toast(1), toast(2)]))).toEqual([2]);
  });

  it('止めて読んでいるものは、消えない', () => {
    expect(keysOf(withRoom([toast(1, true), toast(2), toast(3)]))).toEqual([1, 3]);
  });
});
