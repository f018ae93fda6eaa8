import { OBJECTS, type ObjectName, sharedPictureOf, stillLifeOf } from '@hidamari/domain/drawings';
import { parentOf, type TopicId } from '@hidamari/domain/topics';
import { describe, expect, test } from 'vitest';
import { ARTICLES } from '../articles/index.ts';
import { SERVICES } from '../services/index.ts';
import { withCovers } from './index.ts';
import { GROUNDS_OF_OBJECTS, OBJECTS_OF_TOPICS } from './objects-of-topics.ts';

const thingsOf = (topics: readonly string[] = []): readonly ObjectName[] =>
  (topics as TopicId[]).flatMap((topic) => {
    const wider = parentOf(topic);
    return OBJECTS_OF_TOPICS[topic] ?? (wider === null ? [] : (OBJECTS_OF_TOPICS[wider] ?? []));
  });
const objectOf = (cover = '') => stillLifeOf(cover)?.object;

describe.each([
  ['記事', ARTICLES],
  ['サービス', SERVICES],
] as const)('%sの絵', (_, items) => {
  test('どれも描いたものにあり、同じ絵は二つとない', () => {
    const covers = items.map(({ cover = '' }) => cover);
    expect(covers.filter((cover) => sharedPictureOf(cover) === null)).toEqual([]);
    expect(new Set(covers).size).toBe(covers.length);
  });

  test('ものは、話題から選ばれている', () => {
    const drawn = items.filter(({ cover }) => objectOf(cover) !== undefined);
    const others = drawn.filter(
      ({ cover, topics }) => !thingsOf(topics).some((thing) => thing === objectOf(cover)),
    );
    // Where the things of a topic are used up, another stands in.
    expect(others.length / drawn.length).toBeLessThan(0.1);
  });

  test('新しい順に並べたとき、隣り合う四つに、同じものはない', () => {
    const objects = [...items]
      .sort((one, other) => other.publishedAt.localeCompare(one.publishedAt))
      .map(({ cover }) => objectOf(cover));
    const twice = objects.filter(
      (object, at) => object !== undefined && objects.slice(at + 1, at + 4).includes(object),
    );
    expect(twice).toEqual([]);
  });
});

test('どの話題にも、置けるものがある', () => {
  expect(OBJECTS.filter((object) => GROUNDS_OF_OBJECTS[object].length === 0)).toEqual([]);
});

test('名のった場面はそのまま残り、話題のないものにも絵が付く', () => {
  const item = (id: string, more: object = {}) => ({ id, publishedAt: '2026-11-01T00:00:00.000Z', ...more });
  const [named, plain] = withCovers([item('a', { cover: 'cover-hands' }), item('b')]);
  expect(named?.cover).toBe('cover-hands');
  expect(sharedPictureOf(plain?.cover ?? '')).not.toBeNull();
});
