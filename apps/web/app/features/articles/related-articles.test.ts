import type { ArticleSummary, ContentReader } from '@hidamari/contract/content';
import { expect, test } from 'vitest';
import { relatedArticles } from './related-articles.ts';

const article = (id: string) => ({ id }) as ArticleSummary;

/** A reader that offers the newest of a category, and of all; a list of everything is nobody's to offer. */
function offering(near: string[], any: string[], isStale = false) {
  const asked: unknown[] = [];
  const content = {
    offeredArticles: async (query: { category?: string }) => {
      asked.push(query);
      return { value: (query.category ? near : any).map(article), stale: isStale && !query.category };
    },
  } as unknown as ContentReader;
  return { asked, library: { content, variant: 'chofu' as const } };
}

const OWN = { id: 'own', category: { id: 'mind', name: 'こころ' } };

test('あわせて読むものは、求められなくても出してよい記事だけから、同じ分類を先に三つまで選ぶ', async () => {
  const { asked, library } = offering(['own', 'near-1', 'near-2'], ['near-1', 'any-1', 'any-2']);
  const { value, stale } = await relatedArticles(library, OWN);
  expect([value.map(({ id }) => id), stale]).toEqual([['near-1', 'near-2', 'any-1'], false]);
  expect(asked).toEqual([
    { variant: 'chofu', category: 'mind', limit: 4 },
    { variant: 'chofu', limit: 7 },
  ]);
});

test('あわせて読むものの一部が前に読んだものの場合、そうと伝える（G138）', async () => {
  const { library } = offering(['near-1'], ['any-1'], true);
  expect((await relatedArticles(library, OWN)).stale).toBe(true);
});
