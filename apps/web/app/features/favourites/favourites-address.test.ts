import { afterEach, describe, expect, it } from 'vitest';
import { favouritesHref, readFavouritesAddress } from './favourites-address.ts';
import { rememberedPages, reopenedHref } from './remembered-pages.ts';

const read = (query: string) => readFavouritesAddress(new URLSearchParams(query));

describe('お気に入りの住所', () => {
  it.each([
    ['', { kind: 'article', page: 1 }],
    ['category=service&page=3', { kind: 'service', page: 3 }],
    ['category=other&page=x', { kind: 'article', page: 1 }],
    ['page=-2', { kind: 'article', page: 1 }],
    ['page=30', { kind: 'article', page: 30 }],
  ] as const)('「%s」', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('1ページ目の記事には、何も付けない', () => {
    expect(favouritesHref({ kind: 'article', page: 1 })).toBe('/favorite');
    expect(favouritesHref({ kind: 'service', page: 2 })).toBe('/favorite?category=service&page=2');
  });
});

describe('それぞれのページの数は、行き来しても残る（仕様3）', () => {
  afterEach(rememberedPages.clear);

  // @proves state favourites: page numbers
  it('記事とサービスで別に覚え、会員が離れると消える', () => {
    rememberedPages.keep({ kind: 'article', page: 3 });
    rememberedPages.keep({ kind: 'service', page: 2 });
    expect([rememberedPages.of('article'), rememberedPages.of('service')]).toEqual([3, 2]);
    rememberedPages.clear();
    expect([rememberedPages.of('article'), rememberedPages.of('service')]).toEqual([1, 1]);
  });

  it.each([
    ['ページを言わないリンク', '', true, '/favorite?page=3'],
    ['種類だけを言うリンク', 'category=service', true, '/favorite?category=service&page=2'],
    ['ページを言うリンク', 'page=2', true, null],
    ['「戻る」', '', false, null],
  ])('%sは、覚えたところまで開くか、言われたとおりに開く', (_, query, isLink, expected) => {
    rememberedPages.keep({ kind: 'article', page: 3 });
    rememberedPages.keep({ kind: 'service', page: 2 });
    expect(reopenedHref(new URLSearchParams(query), isLink)).toBe(expected);
  });

  it('1ページ目までしか開いていなければ、そのまま開く', () => {
    rememberedPages.keep({ kind: 'article', page: 1 });
    expect(reopenedHref(new URLSearchParams(), true)).toBeNull();
  });
});
