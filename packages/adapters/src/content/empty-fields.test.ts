import {
  articleCategorySchema,
  articleSchema,
  cancerGroupSchema,
  cancerPartSchema,
  cancerTypeSchema,
  diagnosedTimeSchema,
  faqCategorySchema,
  faqSchema,
  glossaryTermSchema,
  landingSectionSchema,
  legalTextSchema,
  monitorSurveySchema,
  newsSchema,
  qContentSchema,
  serviceCategorySchema,
  serviceRecommendCategorySchema,
  serviceSchema,
  serviceSubCategorySchema,
  treatmentStatusSchema,
  uploadFileSchema,
} from '@hidamari/contract/content';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { createCachedReader } from './cached-reader.ts';
import { createEmbeddedContentServer } from './embedded.ts';
import { createMicrocmsSource } from './microcms.ts';
import { SAMPLE_COLLECTIONS } from './sample-collections.ts';

/** Every endpoint with what is read from it. */
const SCHEMAS: Readonly<Record<string, z.ZodObject>> = {
  'cancer-information': articleSchema,
  'cancer-information-category': articleCategorySchema,
  'cancer-service': serviceSchema,
  'cancer-service-category': serviceCategorySchema,
  'cancer-service-sub-category': serviceSubCategorySchema,
  'service-recommend-category': serviceRecommendCategorySchema,
  faq: faqSchema,
  'faq-category': faqCategorySchema,
  'q-contents': qContentSchema,
  info: newsSchema,
  glossary: glossaryTermSchema,
  'monitor-survey': monitorSurveySchema,
  'cancer-parts': cancerPartSchema,
  'cancer-type': cancerTypeSchema,
  'cancer-group': cancerGroupSchema,
  'diagnosed-time': diagnosedTimeSchema,
  'treatment-status': treatmentStatusSchema,
  'lp-info': landingSectionSchema,
  'legal-text': legalTextSchema,
  'upload-file': uploadFileSchema,
};

/** How microCMS says that a field is empty, beside leaving its key out. */
const EMPTIES = [null, '', []];

/** The list as our client reads it, where the service sends these items. */
async function read(endpoint: string, contents: readonly unknown[]) {
  const faults: string[] = [];
  const source = createMicrocmsSource({
    ...{ baseUrl: 'http://content.invalid/api/v1', apiKey: 'key', pausesMs: [] },
    fetch: async () => Response.json({ contents, totalCount: contents.length, offset: 0, limit: 100 }),
    report: (fault) => faults.push(fault),
  });
  const schema = SCHEMAS[endpoint];
  if (!schema) throw new Error(endpoint);
  return { faults, items: (await source.list(endpoint, {}, schema)).contents };
}

const optionalFields = (schema: z.ZodObject): string[] =>
  Object.entries(schema.shape).flatMap(([name, field]) =>
    (field as z.ZodType).safeParse(undefined).success ? [name] : [],
  );

describe('編集者が空のままにした欄', () => {
  test('は、読むすべての場所で試す', () => {
    expect(Object.keys(SCHEMAS).sort()).toEqual(Object.keys(SAMPLE_COLLECTIONS).sort());
  });

  const cases = Object.entries(SCHEMAS).flatMap(([endpoint, schema]) =>
    optionalFields(schema).map((field) => [endpoint, field] as const),
  );

  test.each(cases)(
    '%s の %s が null、空の文字、空の並びの場合、欄がないのと同じに読める',
    async (endpoint, field) => {
      const [sample] = SAMPLE_COLLECTIONS[endpoint]?.items ?? [];
      const { [field]: _, ...rest } = sample ?? { id: 'none' };
      const { items: without } = await read(endpoint, [rest]);
      const { items, faults } = await read(
        endpoint,
        EMPTIES.map((empty) => ({ ...rest, [field]: empty })),
      );
      expect(faults).toEqual([]);
      expect(items).toEqual(EMPTIES.map(() => without[0]));
    },
  );

  test('が、なくてはならない欄の場合、その一件だけを除いて、場所を知らせる', async () => {
    const [sample, other] = SAMPLE_COLLECTIONS.info?.items ?? [];
    for (const empty of EMPTIES) {
      const { items, faults } = await read('info', [{ ...sample, title: empty }, other]);
      expect(items.map(({ id }) => id)).toEqual([other?.id]);
      expect(faults).toEqual(['content-does-not-fit info: title: invalid_type']);
    }
  });

  test('が、くり返しの中にある場合も同じ。なくなった参照は、ないものになる', async () => {
    const [sample] = SAMPLE_COLLECTIONS['cancer-information']?.items ?? [];
    const sources = [{ title: '手引き', publisher: '見本の機関', year: null, url: '' }, null];
    const { items } = await read('cancer-information', [{ ...sample, sources, cancer_category: [null] }]);
    expect(items).toMatchObject([
      { sources: [{ title: '手引き', publisher: '見本の機関' }], cancer_category: [] },
    ]);
  });
});

test('絵の大きさが送られてこない場合も、絵のある記事として読める', async () => {
  const [sample] = SAMPLE_COLLECTIONS['cancer-information']?.items ?? [];
  const eye_catch = { url: 'https://images.example/a.svg' };
  const { items, faults } = await read('cancer-information', [{ ...sample, eye_catch }]);
  expect([items[0]?.eye_catch, faults]).toEqual([eye_catch, []]);
});

describe('はじめから付いている内容のサーバー', () => {
  const clock = () => new Date('2026-11-20T03:00:00.000Z');
  const server = createEmbeddedContentServer({ collections: SAMPLE_COLLECTIONS, apiKey: 'key', clock });
  const ask = async (path: string) => {
    const headers = { 'X-MICROCMS-API-KEY': 'key' };
    return (await server(new Request(`http://content.invalid/api/v1/${path}`, { headers }))).json();
  };

  test('は、空の欄を microCMS と同じに送る', async () => {
    const { contents } = await ask('cancer-information?limit=100');
    const texts = contents.map(({ easy_body }: { easy_body: unknown }) => typeof easy_body);
    expect(new Set(texts)).toEqual(new Set(['string', 'object']));
    const lists = contents.map(({ cancer_category }: { cancer_category: unknown }) => cancer_category);
    expect(lists.every(Array.isArray)).toBe(true);
    const questions = (await ask('q-contents?limit=100')).contents;
    expect(questions.some(({ cancer_group }: { cancer_group: unknown }) => cancer_group === null)).toBe(true);
  });

  test('から、一件も失わずに読める', async () => {
    const reports: string[] = [];
    const source = createMicrocmsSource({
      ...{ baseUrl: 'http://content.invalid/api/v1', apiKey: 'key', fetch: server },
      report: (fault) => reports.push(fault),
    });
    const reader = createCachedReader({ source, clock, bundledLegalTexts: [] });
    await reader.listArticles({ variant: 'hatch' });
    for (const [endpoint, schema] of Object.entries(SCHEMAS)) {
      const { contents, totalCount } = await source.list(endpoint, { limit: 100, depth: 1 }, schema);
      expect([endpoint, contents.length]).toEqual([endpoint, Math.min(totalCount, 100)]);
    }
    expect(reports).toEqual([]);
  });
});
