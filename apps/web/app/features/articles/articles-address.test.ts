import { describe, expect, it } from 'vitest';
import { articlesHref, NO_WISHES } from './articles-address.ts';
import { knownWishes, readArticleWishes } from './read-article-wishes.ts';

const read = (query: string) => readArticleWishes(new URLSearchParams(query));

describe('記事の一覧の住所', () => {
  // @proves screen /articles
  it('しぼりこみは、みな住所に残り、読んで書くと同じになる', () => {
    const query =
      'category=treatment&cancer_group=breast&status=treating&reader=family&topic=appearance&page=2';
    expect(articlesHref(read(query), { page: 2 })).toBe(`/articles?${query}`);
  });

  it.each([
    ['cancer_group=stomach', { cancerGroup: null }],
    ['status=treating-hard', { time: null }],
    ['reader=doctor', { reader: null }],
    ['topic=%E7%97%9B%E3%81%BF', { topic: null }],
    ['topic=constructor', { topic: null }],
    // A list that no choice on the page could undo.
    ['topic=pets', { topic: null }],
    ['cancer_group=breast&cancer=stomach-cancer', { cancerGroup: 'breast', cancer: null }],
    ['cancer=lung-cancer', { cancer: null }],
    ['cancer=fever', { cancer: null }],
    ['page=0', { page: 1 }],
  ])('「%s」の場合、しぼりこまない', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it('ひとつ変えると、ほかは残り、一枚目から始まる', () => {
    const wishes = read('cancer_group=lung&status=treating&page=3');
    expect(articlesHref(wishes, { cancerGroup: null })).toBe('/articles?status=treating');
    expect(articlesHref(wishes, { time: 'follow-up' })).toBe('/articles?cancer_group=lung&status=follow-up');
    expect(articlesHref(NO_WISHES)).toBe('/articles');
  });

  const ALL = 'category=money&cancer_group=lung&status=treating';

  it.each([
    ['すべて読めた', ['money'], ['lung'], `?${ALL}`],
    ['がんの種類が読めない', ['money'], null, '?category=money&status=treating'],
    ['分類が読めない', null, ['lung'], '?cancer_group=lung&status=treating'],
    ['どちらも、もうない', ['life'], ['breast'], '?status=treating'],
  ])('%s場合、画面に示せるものだけで、しぼりこむ（G103）', (_when, categories, groups, query) => {
    const known = (ids: string[] | null) => ids?.map((id) => ({ id })) ?? null;
    const choices = { categories: known(categories), groups: known(groups) };
    expect(articlesHref(knownWishes(read(ALL), choices))).toBe(`/articles${query}`);
  });
});
