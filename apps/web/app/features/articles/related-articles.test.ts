import type { ArticleSummary, ContentReader } from '@hidamari/contract/content';
import { expect, test } from 'vitest';
import { relatedArticles } from './related-articles.ts';

const article = (id: string) => ({ id }) as ArticleSummary;

/** A reader that offers the newest of a category, and of all; a list of everything is nobody's to offer. */
function offering(near: string[], any: string[]) {
  const asked: unknown[] = [];
  const content = {
    offeredArticles: async (query: { category?: string }) => {
      asked.push(query);
      return { value: (query.category ? near : any).map(article), stale: false };
    },
  } as unknown as ContentReader;
  return { asked, library: { content, variant: 'chofu' as const } };
}

test('あわせて読むものは、求められなくても出してよい記事だけから、同じ分類を先に三つまで選ぶ', async () => {
  const { asked, library } = offering(['own', 'near-1', 'near-2'], ['near-1', 'any-1', 'any-2']);
  const found = await relatedArticles(library, { id: 'own', category: { id: 'mind', name: 'こころ' } });
  expect(found.map(({ id }) => id)).toEqual(['near-1', 'near-2', 'any-1']);
  expect(asked).toEqual([
    { variant: 'chofu', category: 'mind', limit: 4 },
    { variant: 'chofu', limit: 7 },
  ]);
});
