import { AT_ANY_HOUR } from '@hidamari/domain/site-search';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import type { TopicId } from '@hidamari/domain/topics';
import { describe, expect, test } from 'vitest';
import { createCachedReader } from './cached-reader.ts';
import { createEmbeddedSource } from './embedded-source.ts';
import type { StoredItem } from './filter-match.ts';
import { FEW_COLLECTIONS, ids, only, setUp } from './reader-under-test.fixture.ts';

const [sample] = FEW_COLLECTIONS['cancer-information']?.items ?? [];
const article = (id: string, more: Record<string, unknown> = {}) =>
  ({
    ...sample,
    ...{ id, cancer_category: [], topics: [], publishedAt: '2026-10-01T00:00:00.000Z' },
    ...more,
  }) as StoredItem;

const onTopics = async (topics: readonly TopicId[], ...articles: StoredItem[]) => {
  const { reader } = setUp(only('cancer-information', ...articles));
  return ids((await reader.articlesOnTopics(topics, 'hatch')).value);
};

describe('話題についての記事', () => {
  test('たずねた順に、そのことをまず書いた新しい記事を一つずつ。記事のない話題は飛ばす', async () => {
    expect(
      await onTopics(
        ['nausea', 'pets', 'fever'],
        article('fever-old', { topics: ['fever'] }),
        article('fever', { topics: ['fever'], publishedAt: '2026-11-01T00:00:00.000Z' }),
        article('beside', { topics: ['side-effects', 'nausea'] }),
        article('nausea', { topics: ['nausea', 'fever'] }),
      ),
    ).toEqual(['nausea', 'fever']);
  });

  test('求められないと出さないもの、確認の日を過ぎたもの、体験談は出さない', async () => {
    expect(
      await onTopics(
        ['nausea', 'fever', 'fatigue'],
        article('sought', { topics: ['nausea'], is_only_sought: true }),
        article('late', { topics: ['fever'], next_review_at: '2026-11-01' }),
        article('story', { topics: ['fatigue'], category: { id: 'story' } }),
      ),
    ).toEqual([]);
  });

  test('話題のない文章（microCMSなど）からは、何も選ばない', async () => {
    expect(await onTopics(['nausea'], article('plain'))).toEqual([]);
  });
});

describe('見本の記事', () => {
  test.each(VARIANT_KEYS)('%s では、どの時間にも役に立つ話題のすべてに、記事がある', async (variant) => {
    const clock = () => new Date('2026-11-28T03:00:00.000Z');
    const reader = createCachedReader({
      source: createEmbeddedSource({ clock }),
      clock,
      bundledLegalTexts: [],
    });
    const found = (await reader.articlesOnTopics(AT_ANY_HOUR, variant)).value;
    expect(found.map(({ topics: [main] }) => main)).toEqual(AT_ANY_HOUR);
  });
});
