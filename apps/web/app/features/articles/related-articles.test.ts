import type { ContentReader, QContentSummary, RelatedArticlesQuery } from '@hidamari/contract/content';
import { expect, test } from 'vitest';
import { relatedArticles, relatedQuestions } from './related-articles.ts';

const ARTICLE = {
  ...{
    id: 'own',
    category: { id: 'treatment', name: '治療' },
    cancer_category: [{ id: 'lung', name: '肺がん' }],
  },
  topics: ['nausea', 'side-effects'] as const,
};

test('あわせて読むものは、何について、どのがんの、どの分類の記事かを伝えて、三つまで読む', async () => {
  const asked: RelatedArticlesQuery[] = [];
  const content = {
    relatedArticles: async (query: RelatedArticlesQuery) => {
      asked.push(query);
      return { value: [], stale: true };
    },
  } as unknown as ContentReader;
  const own = { ...ARTICLE, topics: [...ARTICLE.topics] };
  expect((await relatedArticles({ content, variant: 'chofu' }, own)).stale).toBe(true);
  const to = { id: 'own', topics: own.topics, category: 'treatment', cancerGroups: ['lung'] };
  expect(asked).toEqual([{ variant: 'chofu', to, limit: 3 }]);
});

test('みんなの質問は、同じことについてのものを、近い順に二つまで。同じことでなければ出さない', async () => {
  const question = (id: string, ...topics: QContentSummary['topics']) => ({ id, title: id, topics });
  const value = [
    question('far', 'money'),
    question('second', 'eating', 'nausea'),
    question('first', 'nausea'),
    question('third', 'appetite-loss', 'eating', 'nausea'),
    question('cousin', 'fatigue'),
    question('beside', 'numbness', 'side-effects'),
    question('bare'),
  ];
  const content = { qContents: async () => ({ value, stale: false }) } as unknown as ContentReader;
  const ids = async (...topics: QContentSummary['topics']) =>
    (await relatedQuestions({ content }, { topics })).map(({ id }) => id);
  expect(await ids('nausea', 'side-effects')).toEqual(['first', 'second']);
  expect(await ids()).toEqual([]);
});
