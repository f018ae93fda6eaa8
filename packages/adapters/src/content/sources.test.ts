import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GLOSSARY } from '@hidamari/sample-content/glossary';
import { createClient } from 'microcms-js-sdk';
import { Agent } from 'undici';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { contentSourceConformance } from './conformance.ts';
import { contentListener } from './content-listener.ts';
import { createEmbeddedContentServer } from './embedded.ts';
import { createEmbeddedSource } from './embedded-source.ts';
import { createMicrocmsSource } from './microcms.ts';
import { SAMPLE_COLLECTIONS } from './sample-collections.ts';

/** Every endpoint of specification section 7, and those of our own. */
const ENDPOINTS = [
  ...['cancer-parts', 'cancer-type', 'cancer-group', 'diagnosed-time', 'treatment-status', 'cancer-service'],
  ...['cancer-service-category', 'cancer-service-sub-category', 'service-recommend-category'],
  ...['cancer-information', 'cancer-information-category', 'monitor-survey', 'info', 'faq', 'faq-category'],
  ...['lp-info', 'q-contents'],
  ...['legal-text', 'glossary', 'upload-file'],
];

const clock = () => new Date('2026-11-20T03:00:00.000Z');
const apiKey = 'test-key';

let server: Server;
let origin = '';

beforeAll(async () => {
  const handler = createEmbeddedContentServer({ collections: SAMPLE_COLLECTIONS, apiKey, clock });
  server = createServer(contentListener(handler));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => new Promise<void>((resolve) => server.close(() => resolve()));
});

describe('the client over the embedded server in this process', () => {
  const source = createEmbeddedSource({ clock });
  contentSourceConformance(() => source);
});

describe('the client over HTTP', () => {
  contentSourceConformance(() => createMicrocmsSource({ baseUrl: `${origin}/api/v1/`, apiKey }));

  test('a wrong key is unavailable', async () => {
    const source = createMicrocmsSource({ baseUrl: `${origin}/api/v1`, apiKey: 'other' });
    await expect(source.single('info', 'portal-open', z.unknown())).rejects.toMatchObject({
      code: 'unavailable',
      cause: { message: 'content service answered 401' },
    });
  });
});

describe('the stock microcms-js-sdk over HTTP', () => {
  // The SDK cannot be given an address: a dispatcher turns its calls to the embedded server.
  const dispatcher = new Agent().compose(
    (dispatch) => (options, handler) => dispatch({ ...options, origin }, handler),
  );
  const customRequestInit = { dispatcher } as RequestInit;
  const client = (key: string) => createClient({ serviceDomain: 'hidamari', apiKey: key });

  beforeAll(() => () => dispatcher.close());

  // @proves outside content: wire format
  test('reads a list with its queries', async () => {
    const answer = await client(apiKey).getList({
      endpoint: 'cancer-information',
      customRequestInit,
      queries: {
        filters: 'category[equals]treatment[and](id[equals]body-notes[or]id[equals]write-before-visit)',
        orders: '-publishedAt',
        fields: 'id,category.name',
      },
    });
    expect(answer.totalCount).toBe(2);
    expect(answer.contents).toEqual([
      { id: 'body-notes', category: { name: '治療' } },
      { id: 'write-before-visit', category: { name: '治療' } },
    ]);
  });

  // @proves outside content: wire format
  test('looks for words with q', async () => {
    const queries = { q: '傷病手当金', fields: 'id', limit: 100 };
    const answer = await client(apiKey).getList({ endpoint: 'glossary', customRequestInit, queries });
    const holding = GLOSSARY.filter(({ name, meaning }) => `${name} ${meaning}`.includes(queries.q));
    expect(answer.contents.map(({ id }) => id).sort()).toEqual(holding.map(({ id }) => id).sort());
    expect(holding.length).toBeGreaterThan(0);
  });

  test.each(ENDPOINTS)('reads %s, list and item, and a hundred at most in one call', async (endpoint) => {
    const reader = client(apiKey);
    const list = await reader.getList({ endpoint, customRequestInit, queries: { limit: 100 } });
    const sample = SAMPLE_COLLECTIONS[endpoint]?.items ?? [];
    expect(list).toMatchObject({ totalCount: sample.length, offset: 0, limit: 100 });
    expect(list.contents.length).toBe(Math.min(100, sample.length));
    const [first] = list.contents;
    const item = await reader.getListDetail({ endpoint, contentId: first?.id ?? '', customRequestInit });
    expect(item).toEqual(first);
    const tooMany = reader.getList({ endpoint, customRequestInit, queries: { limit: 101 } });
    await expect(tooMany).rejects.toThrow('status: 400');
  });

  test('reads references as deep as asked, and a draft with its key', async () => {
    const reader = client(apiKey);
    const groups = { endpoint: 'cancer-group', contentId: 'breast', customRequestInit };
    const at = async (depth: 0 | 1 | 2) => {
      const { recommended } = await reader.getListDetail({ ...groups, queries: { depth } });
      return recommended.treating[0];
    };
    expect(await at(0)).toEqual({ id: 'breast-treating' });
    expect(await at(1)).toMatchObject({ title: expect.any(String), category: { id: 'treatment' } });
    expect((await at(1)).category).not.toHaveProperty('name');
    expect((await at(2)).category).toMatchObject({ name: '治療' });
    const draft = { endpoint: 'cancer-information', contentId: 'draft-summer-heat', customRequestInit };
    await expect(reader.getListDetail(draft)).rejects.toThrow('status: 404');
    const opened = await reader.getListDetail({ ...draft, queries: { draftKey: 'sample-article-draft' } });
    expect(opened).toMatchObject({ id: 'draft-summer-heat' });
  });

  // @proves outside content: wire format
  test.each([
    ['cancer-information', 'draft-summer-heat', 'sample-article-draft'],
    ['cancer-service', 'draft-shopping-help', 'sample-service-draft'],
  ])(
    'reads a draft of %s that was never published, in the list too, without a day of publication',
    async (endpoint, id, draftKey) => {
      const reader = client(apiKey);
      const opened = await reader.getListDetail({
        endpoint,
        contentId: id,
        customRequestInit,
        queries: { draftKey },
      });
      expect(opened).toMatchObject({ id, createdAt: expect.any(String), updatedAt: expect.any(String) });
      expect([opened.publishedAt, opened.revisedAt]).toEqual([undefined, undefined]);
      const listed = await reader.getList({ endpoint, customRequestInit, queries: { draftKey, limit: 1 } });
      expect(listed.contents).toEqual([opened]);
      expect(listed.totalCount).toBe((SAMPLE_COLLECTIONS[endpoint]?.items.length ?? 0) + 1);
      const without = await reader.getList({
        endpoint,
        customRequestInit,
        queries: { draftKey: 'wrong', ids: id },
      });
      expect(without.contents).toEqual([]);
    },
  );

  test('walks through everything with getAllContents', async () => {
    const all = await client(apiKey).getAllContents({ endpoint: 'cancer-type', customRequestInit });
    expect(all.length).toBe(SAMPLE_COLLECTIONS['cancer-type']?.items.length);
  });

  test('reads one item with its references', async () => {
    const article = await client(apiKey).getListDetail({
      endpoint: 'cancer-information',
      contentId: 'sleepless-night',
      customRequestInit,
    });
    expect(article).toMatchObject({ id: 'sleepless-night', category: { id: 'mind', name: 'こころ' } });
    expect(article.createdAt).toBe(article.publishedAt);
  });

  test('understands a refusal', async () => {
    await expect(client('wrong').getList({ endpoint: 'info', customRequestInit })).rejects.toThrow(
      'X-MICROCMS-API-KEY header is invalid.',
    );
    await expect(client(apiKey).getList({ endpoint: 'nothing', customRequestInit })).rejects.toThrow(
      'status: 404',
    );
  });
});
