import { describe, expect, it } from 'vitest';
import { eraseAfter, leftAsOf, variantOfLeftAs, WITHDRAWAL_REASONS } from './index.ts';

describe('退会', () => {
  it('取り消せるのは、退会した時刻から24時間×30日までとする（G53）', () => {
    expect(eraseAfter(new Date('2026-11-22T14:59:59.999Z'))).toEqual(new Date('2026-12-22T14:59:59.999Z'));
  });

  it('退会の理由は、病気についてたずねない', () => {
    const words = WITHDRAWAL_REASONS.map(({ label }) => label).join('');
    expect(words).not.toMatch(/病|治療|体調|亡|診断/);
    expect(new Set(WITHDRAWAL_REASONS.map(({ value }) => value)).size).toBe(WITHDRAWAL_REASONS.length);
  });
});

// @proves cookie left_as
describe('お別れの画面のことば（G131）', () => {
  it.each([
    ['aflac', 'insurance', false],
    ['hatch', 'general', false],
    ['chofu', 'chofu', true],
  ] as const)('%sの方が退会した場合、%sとして残し、同じ窓口のことばで話す', (variant, value, onHost) => {
    expect(leftAsOf(variant)).toBe(value);
    expect(variantOfLeftAs(value, onHost)).toBe(variant);
  });

  it.each([
    ['general', true],
    ['chofu', false],
    ['staff', false],
    ['', true],
    [undefined, false],
  ])('「%s」（団体のホスト：%s）の場合、だれのことばにも変えない', (value, onHost) => {
    expect(variantOfLeftAs(value, onHost)).toBeNull();
  });
});
