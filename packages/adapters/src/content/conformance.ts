import { articleSchema, articleSummarySchema } from '@hidamari/contract/content';
import { CONTENT_LIST_LIMIT } from '@hidamari/domain/limits';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { ContentSource } from './port.ts';

const ARTICLES = 'cancer-information';
const itemId = z.object({ id: z.string(), publishedAt: z.string() });

/**
 * What every content source must do, whatever content it holds: at least two articles of different categories.
 * Called inside a `describe`, with the source under test.
 */
export function contentSourceConformance(source: () => ContentSource): void {
  const list = (query: Parameters<ContentSource['list']>[1]) => source().list(ARTICLES, query, itemId);

  /** Every article that a question finds, call by call. */
  const whole = async (query: Parameters<ContentSource['list']>[1] = {}) => {
    const all: z.output<typeof articleSummarySchema>[] = [];
    for (;;) {
      const asked = { ...query, limit: CONTENT_LIST_LIMIT, offset: all.length };
      const { contents, totalCount } = await source().list(ARTICLES, asked, articleSummarySchema);
      all.push(...contents);
      if (all.length >= totalCount) return all;
    }
  };

  test('a list answers at most ten items, with the count of all', async () => {
    const { contents, totalCount, offset, limit } = await list({});
    expect({ offset, limit }).toEqual({ offset: 0, limit: 10 });
    expect(contents.length).toBe(Math.min(10, totalCount));
    expect(totalCount).toBeGreaterThan(1);
  });

  // @proves outside content: wire format
  test('limit and offset walk through the list without a gap or a repeat', async () => {
    const all = await list({ limit: 100, orders: '-publishedAt' });
    const second = await list({ limit: 1, offset: 1, orders: '-publishedAt' });
    expect(second.contents).toEqual(all.contents.slice(1, 2));
    expect(second.totalCount).toBe(all.totalCount);
  });

  test('limit 0 answers the count alone', async () => {
    const { contents, totalCount } = await list({ limit: 0 });
    expect(contents).toEqual([]);
    expect(totalCount).toBeGreaterThan(1);
  });

  test('orders sorts, and a minus turns it round', async () => {
    const days = async (orders: string) => (await whole({ orders })).map(({ publishedAt }) => publishedAt);
    const rising = await days('publishedAt');
    expect(rising).toEqual([...rising].sort());
    expect(await days('-publishedAt')).toEqual([...rising].sort().reverse());
  });

  test('ids picks items', async () => {
    const [first, second] = (await list({ limit: 2 })).contents;
    const picked = await list({ ids: [second?.id ?? ''] });
    expect(picked.contents.map(({ id }) => id)).toEqual([second?.id]);
    expect(first?.id).not.toBe(second?.id);
  });

  test('a reference is filtered by id and answered with its name', async () => {
    const contents = await whole();
    const category = contents[0]?.category;
    expect(category?.name).not.toBe('');
    const filters = `category[equals]${category?.id}`;
    const filtered = await whole({ filters });
    expect(filtered.map(({ id }) => id)).toEqual(
      contents.filter((article) => article.category.id === category?.id).map(({ id }) => id),
    );
    expect(filtered.length).toBeLessThan(contents.length);
  });

  test('fields leaves everything else away', async () => {
    const answer = await source().list(ARTICLES, { fields: ['id'], limit: 1 }, z.looseObject({}));
    expect(Object.keys(answer.contents[0] ?? {})).toEqual(['id']);
  });

  test('an item is read by its id, text and all', async () => {
    const [first] = (await list({ limit: 1 })).contents;
    const article = await source().single(ARTICLES, first?.id ?? '', articleSchema);
    expect(article.id).toBe(first?.id);
    expect(article.body.length).toBeGreaterThan(0);
  });

  test('an unknown item is not_found', async () => {
    await expect(source().single(ARTICLES, 'no-such-item', itemId)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('a query the service refuses is unavailable, with the status as its cause', async () => {
    await expect(list({ limit: 101 })).rejects.toMatchObject({
      code: 'unavailable',
      cause: { message: 'content service answered 400' },
    });
  });

  test('a list of nothing but wrong items is unavailable, and what it holds stays out of the message', async () => {
    const wrong = source().list(ARTICLES, { limit: 1 }, z.object({ title: z.number() }));
    await expect(wrong).rejects.toMatchObject({
      code: 'unavailable',
      cause: { message: expect.stringMatching(/ title: invalid_type$/) },
    });
  });
}
