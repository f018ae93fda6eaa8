import type { PostalCodeTown } from '@hidamari/contract/postal-codes';
import { describe, expect, it } from 'vitest';
import { fillIn, townName, wouldOverwrite } from './address-fill.ts';

const KOJIMA: PostalCodeTown = {
  prefecture: 'tokyo',
  prefecture_label: '東京都',
  city: '調布市',
  town: '小島町',
};
const CITY_ONLY: PostalCodeTown = { ...KOJIMA, town: '' };
const EMPTY = { prefecture: '', city: '', address: '' };
const FILLED = { prefecture: 'tokyo', city: '調布市', address: '小島町' };

describe('郵便番号からの住所の入力（G52）', () => {
  it('空の欄の場合、聞かずに入れる', () => {
    expect(wouldOverwrite(KOJIMA, EMPTY, null)).toBe(false);
    expect(fillIn(KOJIMA, EMPTY, null)).toEqual(FILLED);
  });

  it('前の番号で入れたままの場合、聞かずに入れかえる', () => {
    const last = { prefecture: 'kyoto', city: '乙訓郡大山崎町', address: '大山崎' };
    expect(wouldOverwrite(KOJIMA, last, last)).toBe(false);
    expect(fillIn(KOJIMA, last, last)).toEqual(FILLED);
    expect(fillIn(CITY_ONLY, last, last).address).toBe('');
  });

  it.each([
    ['都道府県', { prefecture: 'osaka' }],
    ['市区町村', { city: '府中市' }],
    ['番地', { address: '布田1-2' }],
  ])('自分で書いた%sがちがう場合、聞いてからにする', (_, own) => {
    expect(wouldOverwrite(KOJIMA, { ...EMPTY, ...own }, null)).toBe(true);
    expect(wouldOverwrite(KOJIMA, { ...FILLED, ...own }, FILLED)).toBe(true);
    expect(fillIn(KOJIMA, { ...EMPTY, ...own }, null)).toEqual(FILLED);
  });

  it('町の名前のあとに番地を書いている場合、番地は残る', () => {
    const now = { ...FILLED, address: '小島町2-35-1' };
    expect(wouldOverwrite(KOJIMA, now, FILLED)).toBe(false);
    expect(fillIn(KOJIMA, now, FILLED)).toEqual(now);
  });

  it('番号に町がない場合、自分で書いた番地は残る', () => {
    const now = { ...EMPTY, address: '1-2-3' };
    expect(wouldOverwrite(CITY_ONLY, now, null)).toBe(false);
    expect(fillIn(CITY_ONLY, now, null)).toEqual({ ...FILLED, address: '1-2-3' });
  });

  it('町は、都道府県から続けて読める', () => {
    expect(townName(KOJIMA)).toBe('東京都調布市小島町');
  });
});
