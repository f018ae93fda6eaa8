import { describe, expect, it } from 'vitest';
import { knownWishes, readServiceWishes, servicesHref } from './services-address.ts';

const HOME = [{ id: 'life-home' }];
const FAMILY = [{ id: 'family' }];

const read = (query: string) => readServiceWishes(new URLSearchParams(query));

describe('サービスの一覧の住所', () => {
  it('しぼりこみは、みな住所に残り、読んで書くと同じになる', () => {
    const query = 'category=life&sub_category=life-home&recommend_category=family&free=1&page=2';
    expect(servicesHref(read(query), { page: 2 })).toBe(`/services?${query}`);
  });

  it.each([
    ['', { concern: null, subCategory: null, recommendCategory: null, isFreeOnly: false, page: 1 }],
    ['category=story&page=0&free=yes&sub_category=%3Cx%3E', { concern: null, subCategory: null, page: 1 }],
    ['page=1e9', { page: 100 }],
    ['page=x', { page: 1 }],
    ['category=money', { concern: 'financial' }],
    [`sub_category=${'a'.repeat(81)}`, { subCategory: null }],
  ])('「%s」の場合', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it.each([
    ['どちらも読めた', HOME, FAMILY, 'category=life&sub_category=life-home&recommend_category=family&free=1'],
    ['小さな種類が読めない', null, FAMILY, 'category=life&recommend_category=family&free=1'],
    ['状況が読めない', HOME, null, 'category=life&sub_category=life-home&free=1'],
    ['どちらにもない名前の', [{ id: 'other' }], [], 'category=life&free=1'],
  ])(
    '%s場合、見えないしぼりこみでは、しぼりこまない（G103）',
    (_, subCategories, recommendCategories, left) => {
      const asked = read('category=life&sub_category=life-home&recommend_category=family&free=1');
      expect(servicesHref(knownWishes(asked, { subCategories, recommendCategories }))).toBe(
        `/services?${left}`,
      );
    },
  );

  it('しぼりこみを変えると、1ページ目から始まる', () => {
    expect(servicesHref(read('category=life&page=3'), { isFreeOnly: true })).toBe(
      '/services?category=life&free=1',
    );
    expect(servicesHref(read('category=life&sub_category=x'), { concern: null, subCategory: null })).toBe(
      '/services',
    );
  });
});
