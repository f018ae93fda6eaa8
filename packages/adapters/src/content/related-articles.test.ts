import type { RelatedTo } from '@hidamari/contract/content';
import {
  isOnSameThing,
  nearnessOfService,
  parentOf,
  type TopicId,
  topicNearness,
} from '@hidamari/domain/topics';
import { ARTICLES } from '@hidamari/sample-content/articles';
import { Q_CONTENTS } from '@hidamari/sample-content/q-contents';
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
const TO: RelatedTo = {
  id: 'own',
  topics: ['nausea', 'side-effects'],
  category: 'treatment',
  cancerGroups: [],
};

const related = async (to: Partial<RelatedTo>, ...articles: StoredItem[]) => {
  const { reader } = setUp(only('cancer-information', ...articles));
  return ids((await reader.relatedArticles({ variant: 'hatch', to: { ...TO, ...to }, limit: 3 })).value);
};

describe('つづけて読む記事', () => {
  test('同じことについてのものが先、次に同じ分類のもの。自分と、求められないと出さないものは出ない', async () => {
    expect(
      await related(
        {},
        article('own', { topics: ['nausea'] }),
        article('category', { category: { id: 'treatment' } }),
        article('money', { category: { id: 'money' }, topics: ['pension'] }),
        article('near', { category: { id: 'life' }, topics: ['eating', 'nausea'] }),
        article('nearest', { category: { id: 'life' }, topics: ['nausea'] }),
        article('sought', { topics: ['nausea'], is_only_sought: true }),
        article('late', { topics: ['nausea'], next_review_at: '2026-11-01' }),
      ),
    ).toEqual(['nearest', 'near', 'category']);
  });

  test('ほかのがんだけの記事は出ず、同じがんのものは先に立つ', async () => {
    const lung = { cancer_category: [{ id: 'lung' }], topics: ['nausea'] };
    const breast = { cancer_category: [{ id: 'breast' }], topics: ['nausea'] };
    const all = [article('lung', lung), article('breast', breast), article('any', { topics: ['nausea'] })];
    expect(await related({ cancerGroups: ['breast'] }, ...all)).toEqual(['breast', 'any']);
    expect(await related({ cancerGroups: [] }, ...all)).toHaveLength(3);
  });

  test('同じがんというだけの、ほかのことについての記事は、同じことについての記事より前に立たない', async () => {
    const group = article('group', { cancer_category: [{ id: 'lung' }], topics: ['pension'] });
    const same = article('same', { topics: ['eating', 'side-effects'] });
    expect(await related({ cancerGroups: ['lung'] }, group, same)).toEqual(['same', 'group']);
  });

  test('話題のない文章（microCMSなど）は、同じ分類の新しいものから', async () => {
    const all = [
      article('old', { category: { id: 'treatment' } }),
      article('new', { category: { id: 'treatment' }, publishedAt: '2026-11-01T00:00:00.000Z' }),
    ];
    expect(await related({ topics: [] }, ...all)).toEqual(['new', 'old']);
  });
});

/** The service that helps best with what a page is about. */
const bestOf = <S extends { topics: readonly TopicId[] }>(
  services: readonly S[],
  about: readonly TopicId[],
) =>
  services.toSorted(
    (one, other) => nearnessOfService(about, other.topics) - nearnessOfService(about, one.topics),
  )[0];

describe('はじめから付いている文章', () => {
  const clock = () => new Date('2026-11-29T03:00:00.000Z');
  const reader = createCachedReader({
    source: createEmbeddedSource({ clock }),
    clock,
    bundledLegalTexts: [],
  });
  /** Pages about one symptom each: their main topic lies under the symptoms. */
  const symptoms = ARTICLES.filter(
    ({ topics: [main] = [], category }) =>
      category.id !== 'story' && main !== undefined && parentOf(main as TopicId) === 'symptoms',
  );

  test('どの記事にも、つづきが三つあり、どれかは同じことについてのもの', async () => {
    for (const { id, topics = [], category, cancer_category = [] } of ARTICLES) {
      const to = {
        ...{ id, category: category.id },
        topics: topics as RelatedTo['topics'],
        cancerGroups: cancer_category.map((group) => group.id),
      };
      const variant = category.id === 'chofu-info' ? 'chofu' : 'hatch';
      const { value } = await reader.relatedArticles({ variant, to, limit: 3 });
      expect(value, id).toHaveLength(3);
      expect(Math.max(...value.map((one) => topicNearness(to.topics, one.topics))), id).toBeGreaterThan(0);
    }
  });

  test('どの質問からも、同じことについての記事へ行ける', async () => {
    for (const { id, topics = [], cancer_group } of Q_CONTENTS) {
      const to = {
        ...{ id, topics: topics as RelatedTo['topics'] },
        cancerGroups: cancer_group ? [cancer_group.id] : [],
      };
      const { value } = await reader.relatedArticles({ variant: 'hatch', to, limit: 3 });
      expect(Math.max(0, ...value.map((one) => topicNearness(to.topics, one.topics))), id).toBeGreaterThan(
        0.3,
      );
    }
  });

  test('どの症状の記事からも、同じ症状の質問と、その症状か症状すべてのためのサービスへ行ける', async () => {
    expect(symptoms.length).toBeGreaterThan(25);
    const [{ value: questions }, { value: services }] = await Promise.all([
      reader.qContents(),
      reader.services(),
    ]);
    for (const { id, topics = [] } of symptoms) {
      const about = topics as TopicId[];
      expect(
        questions.some((one) => isOnSameThing(about, one.topics)),
        id,
      ).toBe(true);
      const best = bestOf(services, about);
      expect(
        best?.topics.some((topic) => topic === 'symptoms' || about.includes(topic)),
        id,
      ).toBe(true);
    }
  });

  test('発熱の記事では、病院から言われた目安の控えが、初めに立つ', async () => {
    const { topics = [] } = ARTICLES.find(({ id }) => id === 'infection-and-fever') ?? {};
    const { value: services } = await reader.services();
    expect(bestOf(services, topics as TopicId[])?.id).toBe('threshold-copy');
  });

  test('どの記事にも、どの質問にも、同じことについてのサービスがある', async () => {
    const { value: services } = await reader.services();
    const everybodys = services.filter(({ type }) => type === 'all');
    const without = [...ARTICLES, ...Q_CONTENTS].filter(
      ({ topics = [] }) =>
        !everybodys.some((one) => nearnessOfService(topics as TopicId[], one.topics) >= 0.1),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });
});
