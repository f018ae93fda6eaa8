import { ARTICLE_TIMES, isAboutIllness, isKindOfCancer } from '@hidamari/domain/article-choices';
import type { TopicId } from '@hidamari/domain/topics';
import { CANCER_TYPES } from '@hidamari/sample-content/lookups';
import { describe, expect, test } from 'vitest';
import { createCachedReader } from './cached-reader.ts';
import { createEmbeddedSource } from './embedded-source.ts';
import type { StoredItem } from './filter-match.ts';
import { FEW_COLLECTIONS, ids, only, setUp } from './reader-under-test.fixture.ts';

describe('だれの病気か', () => {
  const [sample] = FEW_COLLECTIONS['cancer-information']?.items ?? [];
  const article = (id: string, topics: string[], groups: string[] = [], statuses: string[] = []) =>
    ({
      ...sample,
      ...{ id, topics },
      cancer_category: groups.map((group) => ({ id: group })),
      cancer_status: statuses.map((status) => ({ id: status })),
    }) as StoredItem;
  const { reader } = setUp(
    only(
      'cancer-information',
      article('lung', ['lung-cancer'], ['lung']),
      article('lung-nausea', ['nausea'], ['lung']),
      article('stomach-early', ['stomach-cancer'], [], ['suspected']),
      article('stomach-late', ['stomach-cancer'], [], ['follow-up']),
      article('hereditary', ['hereditary-cancer']),
      article('nausea', ['nausea']),
    ),
  );
  const found = async (wish: object) =>
    ids((await reader.listArticles({ variant: 'hatch', ...wish })).value.items);

  test('自分の病気のものが先、だれにでも向くものが後で、ほかの病気のものは出ない', async () => {
    expect(await found({ illness: { cancerGroup: 'lung' } })).toEqual([
      ...['lung', 'lung-nausea'],
      ...['hereditary', 'nausea'],
    ]);
    expect(await found({ illness: { cancer: 'stomach-cancer' } })).toEqual([
      ...['stomach-early', 'stomach-late'],
      ...['hereditary', 'nausea'],
    ]);
  });

  test('その病気そのものについて、その時期に書かれたものが、ふれるだけのもの、いつの時期でもよいものより先', async () => {
    const treating = { illness: { cancerGroup: 'breast' }, isOfIllness: true, nearTime: 'treating' };
    const { reader: own } = setUp(
      only(
        'cancer-information',
        article('beside', ['breast-prosthesis', 'breast-cancer'], ['breast']),
        article('any-time', ['breast-cancer'], ['breast']),
        article('treating', ['breast-cancer'], ['breast'], ['treating']),
      ),
    );
    const { value } = await own.listArticles({ variant: 'hatch', ...treating } as never);
    expect(ids(value.items)).toEqual(['treating', 'any-time', 'beside']);
  });

  test('病気が分からない場合、どの病気のものも出ない', async () => {
    expect(await found({ illness: {} })).toEqual(['hereditary', 'nausea']);
  });

  test('自分の病気のものだけを、時期の近いものから', async () => {
    const wish = { illness: { cancer: 'stomach-cancer' }, isOfIllness: true };
    expect(await found({ ...wish, nearTime: 'palliative' })).toEqual(['stomach-late', 'stomach-early']);
    expect(await found({ ...wish, nearTime: 'just-diagnosed' })).toEqual(['stomach-early', 'stomach-late']);
  });
});

describe('見本の記事', () => {
  const clock = () => new Date('2026-11-28T03:00:00.000Z');
  const reader = createCachedReader({
    source: createEmbeddedSource({ clock }),
    clock,
    bundledLegalTexts: [],
  });
  const TYPES = CANCER_TYPES.filter(({ topics = [] }) => topics.length > 0);

  test.each(TYPES.map(({ id, name, group_id, topics }) => [name, id, group_id, topics?.[0]] as const))(
    '%sの人には、どの時期にも、その病気の記事がある',
    async (_, __, group, topic) => {
      const cancer = topic as TopicId;
      const illness = { ...(group !== undefined && { cancerGroup: group }), cancer };
      for (const { value } of ARTICLE_TIMES) {
        const offered = await reader.offeredArticles({
          ...{ variant: 'hatch', limit: 4, illness, isOfIllness: true, nearTime: value, reader: 'self' },
          withoutStories: true,
        });
        expect(offered.value.length, value).toBeGreaterThan(0);
        for (const { topics, cancer_category } of offered.value) {
          const cancerGroups = cancer_category.map(({ id }) => id);
          expect(isAboutIllness({ topics, cancerGroups }, illness)).toBe(true);
        }
      }
    },
  );

  test.each(ARTICLE_TIMES.map(({ value }) => value))(
    '病気を伝えていない人には、%s の時期にも、ひとつの病気だけの記事は出ない',
    async (time) => {
      const query = { variant: 'hatch', limit: 20, illness: {}, time, withoutStories: true } as const;
      const { value } = await reader.offeredArticles(query);
      const main = value.flatMap(({ topics: [first] }) => first ?? []);
      expect(value.length).toBeGreaterThan(3);
      expect(main.filter(isKindOfCancer)).toEqual([]);
      expect(value.filter(({ cancer_category }) => cancer_category.length > 0)).toEqual([]);
    },
  );
});
