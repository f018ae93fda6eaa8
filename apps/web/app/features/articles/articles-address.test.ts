import { describe, expect, it } from 'vitest';
import { articlesHref, readArticleWishes } from './articles-address.ts';

const read = (query: string) => readArticleWishes(new URLSearchParams(query));

describe('記事の一覧の住所', () => {
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
});
