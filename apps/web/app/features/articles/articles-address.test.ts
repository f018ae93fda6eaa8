import { describe, expect, it } from 'vitest';
import { articlesHref, knownWishes, readArticleWishes } from './articles-address.ts';

const read = (query: string) => readArticleWishes(new URLSearchParams(query));

describe('記事の一覧の住所', () => {
  // @proves screen /articles
  it('しぼりこみは、みな住所に残り、読んで書くと同じになる', () => {
    const query = 'category=treatment&cancer_group=breast&status=diagnosed&page=2';
    expect(articlesHref(read(query), { page: 2 })).toBe(`/articles?${query}`);
  });

  it.each([
    ['cancer_group=stomach&status=diagnosed', { cancerGroup: null, stage: null }],
    ['cancer_group=lung&status=treating-hard', { cancerGroup: 'lung', stage: null }],
    ['status=treating', { cancerGroup: null, stage: null }],
    ['page=0', { page: 1 }],
  ])('「%s」の場合', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it('グループをやめると、時期もなくなる', () => {
    const wishes = read('cancer_group=lung&status=treating&page=3');
    expect(articlesHref(wishes, { cancerGroup: null })).toBe('/articles');
    expect(articlesHref(wishes, { stage: 'diagnosed' })).toBe('/articles?cancer_group=lung&status=diagnosed');
  });

  const LUNG = { id: 'lung', showPage: ['treating'] } as const;
  const LUNG_WITHOUT_PAGE = { id: 'lung', showPage: [] } as const;
  const BREAST = { id: 'breast', showPage: ['treating'] } as const;

  it.each([
    ['すべて読めた', ['money'], [LUNG], '?category=money&cancer_group=lung&status=treating'],
    ['その時期のページがない', ['money'], [LUNG_WITHOUT_PAGE], '?category=money&cancer_group=lung'],
    ['がんの種類が読めない', ['money'], null, '?category=money'],
    ['分類が読めない', null, [LUNG], '?cancer_group=lung&status=treating'],
    ['どちらも、もうない', ['life'], [BREAST], ''],
  ])('%s場合、画面に示せるものだけで、しぼりこむ（G103）', (_when, ids, groups, query) => {
    const asked = read('category=money&cancer_group=lung&status=treating');
    const categories = ids?.map((id) => ({ id })) ?? null;
    expect(articlesHref(knownWishes(asked, { categories, groups }))).toBe(`/articles${query}`);
  });
});
