import type { ContentReader } from '@hidamari/contract/content';
import { CANCER_GROUP_STAGES } from '@hidamari/domain/option-sets';
import { CANCER_GROUPS } from '@hidamari/sample-content/lookups';
import { describe, expect, test } from 'vitest';
import { createCachedReader } from './cached-reader.ts';
import { createEmbeddedContentServer } from './embedded.ts';
import type { StoredItem } from './filter-match.ts';
import { createMicrocmsSource } from './microcms.ts';
import { SAMPLE_COLLECTIONS } from './sample-collections.ts';

/** A reader over the real client and the embedded server, with one item more at an endpoint. */
function readerWith(endpoint: keyof typeof SAMPLE_COLLECTIONS, item: StoredItem): ContentReader {
  const sample = SAMPLE_COLLECTIONS[endpoint];
  const collections = {
    ...SAMPLE_COLLECTIONS,
    [endpoint]: { ...sample, items: [...(sample?.items ?? []), item] },
  };
  const clock = () => new Date('2026-11-20T03:00:00.000Z');
  const handler = createEmbeddedContentServer({ collections, apiKey: 'key', clock });
  const source = createMicrocmsSource({
    baseUrl: 'http://content.invalid/api/v1',
    apiKey: 'key',
    pausesMs: [],
    fetch: handler,
  });
  return createCachedReader({ source, clock, bundledLegalTexts: [] });
}

/** Each at an instant of its own, so that none stands in for another. */
const INSTANTS = {
  createdAt: '2026-10-02T01:00:00.000Z',
  updatedAt: '2026-11-18T02:00:00.000Z',
  publishedAt: '2026-11-29T03:00:00.000Z',
  revisedAt: '2026-11-18T04:00:00.000Z',
};
const byId = <T extends { id: string }>(items: readonly T[]) => items.find(({ id }) => id === 'shown');

describe('記事の欄', () => {
  const shown = {
    ...INSTANTS,
    eye_catch: { url: 'https://images.example/hidamari/window.jpg', width: 1_200, height: 630 },
    is_banner_display: true,
  };
  const [sample] = SAMPLE_COLLECTIONS['cancer-information']?.items ?? [];
  const reader = readerWith('cancer-information', { ...sample, ...shown, id: 'shown' } as StoredItem);

  // @proves outside content: one article
  test('日時、絵とその大きさ、知らせる印は、一つで読んでも一覧で読んでも、書かれたとおり', async () => {
    expect((await reader.getArticle('shown', 'hatch')).value).toMatchObject(shown);
    expect(byId((await reader.listArticles({ variant: 'hatch' })).value.items)).toMatchObject(shown);
    expect(byId((await reader.articlesByIds(['shown'], 'hatch')).value)).toMatchObject(shown);
  });

  // @proves outside content: recommended articles
  test('知らせる印のある記事は、おすすめの初めに来る', async () => {
    const { value } = await reader.recommendedArticles({ variant: 'hatch', limit: 9 });
    expect(value[0]).toMatchObject({ id: 'shown' });
    expect(value.every(({ is_banner_display }) => is_banner_display)).toBe(true);
  });
});

describe('お知らせの欄', () => {
  const news = { title: '題', body: '<p>本文</p>', category: 'お知らせ' };

  // @proves outside content: news
  test('日時は、一つで読んでも一覧で読んでも、書かれたとおり', async () => {
    const reader = readerWith('info', { ...news, ...INSTANTS, id: 'shown' });
    expect((await reader.getNews('shown', 'hatch')).value).toMatchObject(INSTANTS);
    expect(byId((await reader.listNews({ variant: 'hatch' })).value.items)).toMatchObject(INSTANTS);
  });
});

describe('治療の状況の欄', () => {
  // @proves outside content: treatment statuses
  test('Q&Aを示す印のある状況だけを、ボタンにする', async () => {
    const own = { id: 'shown', publishedAt: INSTANTS.publishedAt, name: '経過を待つ', status_id: 8 };
    const without = readerWith('treatment-status', own);
    const all = (await without.treatmentStatuses()).value;
    expect(byId(all)).toMatchObject({ is_show_q_contents: false });
    const marked = all.filter(({ is_show_q_contents }) => is_show_q_contents);
    expect(marked.length).toBeGreaterThan(0);
    expect((await without.treatmentStatuses({ button: true })).value).toEqual(marked);
    const withMark = readerWith('treatment-status', { ...own, is_show_q_contents: true });
    const buttons = (await withMark.treatmentStatuses({ button: true })).value;
    expect(buttons.slice(0, -1)).toEqual(marked);
    expect(buttons.at(-1)).toMatchObject({ id: 'shown', is_show_q_contents: true });
  });
});

describe('がんのグループの、時期ごとのおすすめ', () => {
  const cases = CANCER_GROUPS.flatMap(({ id, recommended }) =>
    CANCER_GROUP_STAGES.map(
      ({ value: stage }) => [id, stage, (recommended?.[stage] ?? []).map((article) => article.id)] as const,
    ),
  );

  // @proves outside content: recommended articles
  test.each(cases)('%s の %s の場合、決められた記事が初めに並ぶ', async (cancerGroup, stage, named) => {
    const reader = readerWith('info', { id: 'none', publishedAt: INSTANTS.publishedAt });
    const { value } = await reader.recommendedArticles({ variant: 'hatch', cancerGroup, stage, limit: 9 });
    expect(named.length).toBeGreaterThan(0);
    expect(value.slice(0, named.length).map(({ id }) => id)).toEqual(named);
  });
});
