import { GLOSSARY } from '@hidamari/sample-content/glossary';
import { LEGAL_TEXTS } from '@hidamari/sample-content/legal-texts';
import { createCachedReader } from './cached-reader.ts';
import { type Collection, createEmbeddedContentServer } from './embedded.ts';
import type { StoredItem } from './filter-match.ts';
import { createMicrocmsSource } from './microcms.ts';
import { SAMPLE_COLLECTIONS } from './sample-collections.ts';

export type Collections = Record<string, Collection>;

/** Of the sample content what a test can count by hand: it stays as it is when an editor adds an article. */
const FEW: Readonly<Record<string, readonly string[]>> = {
  'cancer-information': [
    ...['write-before-visit', 'body-notes', 'medical-bill-notice', 'before-taking-leave'],
    ...['sleepless-night', 'telling-family'],
  ],
  info: ['labour-thanksgiving-2026', 'article-updated-visit', 'new-year-2026', 'portal-open'],
};

function fewOf(name: string, collection: Collection): Collection {
  const ids = FEW[name];
  return ids === undefined
    ? collection
    : { ...collection, items: collection.items.filter(({ id }) => ids.includes(id)) };
}

export const FEW_COLLECTIONS: Collections = Object.fromEntries(
  Object.entries(SAMPLE_COLLECTIONS).map(([name, collection]) => [name, fewOf(name, collection)]),
);

/** A reader over the real client and the embedded server, with a clock, a switch and a list of what was asked. */
export function setUp(change: (collections: Collections) => Collections = (same) => same) {
  const state = {
    now: new Date('2026-11-20T03:00:00.000Z'),
    down: false,
    /** Endpoints that do not answer while the others do. */
    silent: [] as string[],
    asked: [] as string[],
    /** What the operator's log says. */
    reported: [] as string[],
  };
  const clock = () => state.now;
  const collections = change({ ...FEW_COLLECTIONS });
  const handler = createEmbeddedContentServer({ collections, apiKey: 'key', clock });
  const source = createMicrocmsSource({
    baseUrl: 'http://content.invalid/api/v1',
    apiKey: 'key',
    pausesMs: [],
    report: (fault) => state.reported.push(fault),
    fetch: async (request) => {
      const asked = decodeURIComponent(request.url.replace(/^.*\/v1\//, ''));
      state.asked.push(asked);
      const isSilent = state.silent.includes(asked.replace(/[/?].*/, ''));
      return state.down || isSilent ? new Response('', { status: 503 }) : handler(request);
    },
  });
  const bundled = { bundledLegalTexts: LEGAL_TEXTS, bundledGlossary: GLOSSARY };
  return { state, reader: createCachedReader({ source, clock, ...bundled }) };
}

/** The collections with more items at one endpoint. */
export function adding(endpoint: string, ...items: StoredItem[]) {
  return (collections: Collections): Collections => ({
    ...collections,
    [endpoint]: { ...collections[endpoint], items: [...(collections[endpoint]?.items ?? []), ...items] },
  });
}

/** The collections with these items alone at one endpoint. */
export function only(endpoint: string, ...items: StoredItem[]) {
  return (collections: Collections): Collections => ({
    ...collections,
    [endpoint]: { ...collections[endpoint], items },
  });
}

export const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

export const PUBLISHED = '2026-10-01T00:00:00.000Z';

/** A service with everything that one needs. */
export const service = (id: string, more: Record<string, unknown> = {}): StoredItem => ({
  id,
  publishedAt: PUBLISHED,
  title: id,
  summary: 'まとめ',
  category: { id: 'life' },
  provider: ['supporter'],
  provider_name: '相談員',
  fee: '無料',
  body: '<h2>あ</h2><p>い</p>',
  reviewed_at: '2026-10-01',
  next_review_at: '2027-10-01',
  reviewer_role: '看護師',
  ...more,
});
