import { strongSymptoms } from '@hidamari/domain/article-choices';
import { AT_ANY_HOUR } from '@hidamari/domain/site-search';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import type { TopicId } from '@hidamari/domain/topics';
import { SYMPTOMS } from '@hidamari/domain/treatment-logs';
import { describe, expect, test } from 'vitest';
import { createCachedReader } from './cached-reader.ts';
import { createEmbeddedSource } from './embedded-source.ts';
import type { StoredItem } from './filter-match.ts';
import { FEW_COLLECTIONS, only, setUp } from './reader-under-test.fixture.ts';

const [sample] = FEW_COLLECTIONS['cancer-information']?.items ?? [];
const article = (id: string, more: Record<string, unknown> = {}) =>
  ({
    ...sample,
    ...{ id, cancer_category: [], topics: [], publishedAt: '2026-10-01T00:00:00.000Z' },
    ...more,
  }) as StoredItem;

const onTopics = async (topics: readonly TopicId[], ...articles: StoredItem[]) => {
  const { reader } = setUp(only('cancer-information', ...articles));
  return (await reader.articlesOnTopics(topics, 'hatch')).value.map(({ article: { id } }) => id);
};

describe('話題についての記事', () => {
  test('たずねた順に、そのことを先に書いた新しい記事を一つずつ。記事のない話題は飛ばす', async () => {
    expect(
      await onTopics(
        ['nausea', 'pets', 'fever', 'side-effects', 'eating'],
        article('fever-old', { topics: ['fever'] }),
        article('fever', { topics: ['fever'], publishedAt: '2026-11-01T00:00:00.000Z' }),
        article('beside', { topics: ['side-effects', 'nausea'] }),
        article('nausea', { topics: ['nausea', 'fever'] }),
        article('meals', { topics: ['taste-change', 'nausea', 'eating'] }),
      ),
    ).toEqual(['nausea', 'fever', 'beside', 'meals']);
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
  test('治療ログのどの症状にも、記事がある', async () => {
    const clock = () => new Date('2026-11-28T03:00:00.000Z');
    const reader = createCachedReader({
      source: createEmbeddedSource({ clock }),
      clock,
      bundledLegalTexts: [],
    });
    const written = SYMPTOMS.map(({ key }) => ({ key, days: [{ level: 4 }] }));
    const topics = strongSymptoms(written).map(({ topic }) => topic);
    const found = (await reader.articlesOnTopics(topics, 'hatch')).value;
    expect(found.map(({ topic }) => topic)).toEqual(topics);
  });

  test.each(VARIANT_KEYS)('%s では、どの時間にも役に立つ話題のすべてに、記事がある', async (variant) => {
    const clock = () => new Date('2026-11-28T03:00:00.000Z');
    const reader = createCachedReader({
      source: createEmbeddedSource({ clock }),
      clock,
      bundledLegalTexts: [],
    });
    const found = (await reader.articlesOnTopics(AT_ANY_HOUR, variant)).value;
    expect(
      found.map(
        ({
          article: {
            topics: [main],
          },
        }) => main,
      ),
    ).toEqual(AT_ANY_HOUR);
  });
});
