import { describe, expect, test } from 'vitest';
import { articleSchema, legalTextSchema, listEnvelope, newsSchema } from './index.ts';

const news = {
  id: 'n',
  publishedAt: '2026-11-18T00:00:00.000Z',
  title: 'お休みです',
  body: '<p>お休みです。</p>',
  category: '受付時間',
};

describe('news', () => {
  test('what the service leaves out has a meaning: news, not important, every variant', () => {
    expect(newsSchema.parse(news)).toMatchObject({
      type: 'news',
      important: false,
      variants: ['aflac', 'hatch', 'chofu'],
    });
    expect(newsSchema.parse({ ...news, variants: [] }).variants).toHaveLength(3);
  });

  test('a select field is understood as a word and as a list of one', () => {
    expect(newsSchema.parse({ ...news, type: ['closure'] }).type).toBe('closure');
    expect(newsSchema.parse({ ...news, type: 'closure' }).type).toBe('closure');
    expect(newsSchema.safeParse({ ...news, type: ['closure', 'news'] }).success).toBe(false);
  });

  test('日付は日本の暦の日として読む', () => {
    const day = (closure_from: string) => newsSchema.parse({ ...news, closure_from }).closure_from;
    expect(day('2026-12-01')).toBe('2026-12-01');
    expect(day('2026-11-30T15:00:00.000Z')).toBe('2026-12-01');
    expect(day('2026-11-30T14:59:59.000Z')).toBe('2026-11-30');
    expect(() => day('2026-02-30')).toThrow();
  });

  test('fields nobody asked for do not get further', () => {
    expect(newsSchema.parse({ ...news, memo: 'staff only' })).not.toHaveProperty('memo');
  });
});

const article = {
  ...news,
  category: { id: 'money', name: 'お金' },
  cover: 'cover-money',
  contributor: 'ひだまり編集部',
  summary: '要約',
  reviewed_at: '2026-10-01',
  next_review_at: '2027-10-01',
  reviewer_role: '看護師',
  reading_minutes: 4,
};

describe('articles', () => {
  test.each([
    ['cover-money', 'cover-money'],
    ['cup-on-shelf', 'cup-on-shelf'],
    ['cover-of-another-portal', undefined],
    ['../x', undefined],
    ['https://images.example/a.png', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('a drawing named %j is %j: a name that is none of ours never costs the article', (cover, known) => {
    expect(articleSchema.parse({ ...article, body: '<p>本文</p>', cover }).cover).toBe(known);
  });

  test.each([
    ['https://images.example/a.png', true],
    ['/share/cover-walk.png', true],
    ['//images.example/a.png', false],
    ['/../secret.png', false],
    ['/files/2026.11/Photo.JPEG', true],
    ['http://images.example/a.png', true],
    ['javascript:alert(1)//a.png', false],
  ])('a picture at %s is taken: %s', (url, isTaken) => {
    const parsed = articleSchema.safeParse({ ...article, body: '<p>本文</p>', eye_catch: { url } });
    expect(parsed.success).toBe(isTaken);
  });

  // @proves outside content: one article
  test('a source is linked over https alone', () => {
    const source = (url: string) =>
      articleSchema.safeParse({ ...article, sources: [{ title: 'a', publisher: 'b', url }] }).success;
    expect(source('https://ganjoho.jp/')).toBe(true);
    expect(source('http://ganjoho.jp/')).toBe(false);
    expect(source('javascript:alert(1)')).toBe(false);
  });

  test('a review date is needed: an article nobody reviews is not shown', () => {
    const { next_review_at: _, ...unreviewed } = article;
    expect(articleSchema.safeParse(unreviewed).success).toBe(false);
  });
});

test('a legal text has a number and a day', () => {
  const text = { id: 't', publishedAt: news.publishedAt, kind: 'terms', title: '規約', body: 'x' };
  expect(legalTextSchema.safeParse({ ...text, version: 1, date: '2026-10-01' }).success).toBe(true);
  expect(legalTextSchema.safeParse({ ...text, version: 0, date: '2026-10-01' }).success).toBe(false);
  expect(legalTextSchema.safeParse({ ...text, version: 1 }).success).toBe(false);
});

test('a list is refused as a whole when one item is wrong', () => {
  const envelope = { contents: [news, { ...news, title: '' }], totalCount: 2, offset: 0, limit: 10 };
  expect(listEnvelope(newsSchema).safeParse(envelope).success).toBe(false);
});
