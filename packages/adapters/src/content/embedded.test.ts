import { describe, expect, test } from 'vitest';
import { createEmbeddedContentServer } from './embedded.ts';
import { SAMPLE_COLLECTIONS } from './sample-collections.ts';

const handler = createEmbeddedContentServer({
  collections: {
    note: {
      items: [
        {
          id: 'one',
          publishedAt: '2026-10-01T00:00:00.000Z',
          title: '検査の紙',
          tags: ['a', 'b'],
          rank: 2,
          kind: { id: 'k' },
        },
        {
          id: 'two',
          publishedAt: '2026-11-01T00:00:00.000Z',
          title: '薬のメモ',
          body: '<p>検査の前</p>',
          rank: 10,
          kind: { id: 'gone' },
        },
      ],
      references: { kind: 'kind' },
      filterable: ['title', 'tags', 'rank', 'kind'],
      searchable: ['title', 'body'],
    },
    kind: {
      items: [{ id: 'k', publishedAt: '2026-10-01T00:00:00.000Z', name: '種', parent: { id: 'k' } }],
      references: { parent: 'kind' },
    },
  },
  apiKey: 'key',
  clock: () => new Date('2026-11-20T00:00:00.000Z'),
});

async function ask(path: string, init: RequestInit = {}) {
  const headers = { 'X-MICROCMS-API-KEY': 'key', ...init.headers };
  const response = await handler(new Request(`http://content.invalid${path}`, { ...init, headers }));
  return { status: response.status, body: await response.json(), headers: response.headers };
}

const idsOf = async (query: string) =>
  (await ask(`/api/v1/note?${query}`)).body.contents.map(({ id }: { id: string }) => id);

describe('refusals', () => {
  test.each([
    ['/api/v1/note?limit=101', 400, "Invalid 'limit' value."],
    ['/api/v1/note?limit=-1', 400, "Invalid 'limit' value."],
    ['/api/v1/note?offset=x', 400, "Invalid 'offset' value."],
    ['/api/v1/note?depth=4', 400, "Invalid 'depth' value."],
    ['/api/v1/note?filters=secret[exists]', 400, 'invalid parameter.'],
    ['/api/v1/note?orders=secret', 400, 'invalid parameter.'],
    [`/api/v1/note?q=${'a'.repeat(101)}`, 400, "Invalid 'q' value."],
    [`/api/v1/note?q=${Array.from('abcdefghijk').join('%20')}`, 400, "Invalid 'q' value."],
    ['/api/v1/none', 404, 'Endpoint is not found.'],
    ['/api/v1/constructor', 404, 'Endpoint is not found.'],
    ['/api/v1/note/none', 404, 'Content is not found.'],
    ['/elsewhere', 404, 'Endpoint is not found.'],
  ])('%s', async (path, status, message) => {
    expect(await ask(path)).toMatchObject({ status, body: { message } });
  });

  // @proves outside content: key
  test('without the right key nothing is answered, not even what exists', async () => {
    const headers = { 'X-MICROCMS-API-KEY': 'keys' };
    expect(await ask('/api/v1/none', { headers })).toMatchObject({
      status: 401,
      body: { message: 'X-MICROCMS-API-KEY header is invalid.' },
    });
  });

  test('writing is forbidden', async () => {
    expect(await ask('/api/v1/note', { method: 'POST' })).toMatchObject({ status: 400 });
  });
});

describe('drafts', () => {
  const item = { id: 'one', publishedAt: '2026-10-01T00:00:00.000Z', title: '公開ずみ' };
  const written = { createdAt: '2026-11-19T00:00:00.000Z', updatedAt: '2026-11-20T00:00:00.000Z' };
  const drafts = [
    { draftKey: 'key-of-one', item: { ...item, title: '書きかけ' } },
    { draftKey: 'key-of-new', item: { ...written, id: 'new', title: 'まだ出していない' } },
  ];
  const withDrafts = createEmbeddedContentServer({
    collections: { note: { items: [item], drafts } },
    apiKey: 'key',
    clock: () => new Date('2026-11-20T00:00:00.000Z'),
  });
  const read = async (path: string) => {
    const headers = { 'X-MICROCMS-API-KEY': 'key' };
    const response = await withDrafts(new Request(`http://content.invalid/api/v1/note${path}`, { headers }));
    return { status: response.status, body: await response.json() };
  };

  test.each([
    ['/one', 200, '公開ずみ'],
    ['/one?draftKey=key-of-one', 200, '書きかけ'],
    ['/one?draftKey=key-of-new', 200, '公開ずみ'],
    ['/new?draftKey=key-of-new', 200, 'まだ出していない'],
    ['/new', 404, undefined],
    ['/new?draftKey=key-of-one', 404, undefined],
  ])('%s', async (path, status, title) => {
    const answer = await read(path);
    expect([answer.status, answer.body.title]).toEqual([status, title]);
  });

  test.each([
    ['', ['公開ずみ']],
    ['?draftKey=nobodys', ['公開ずみ']],
    ['?draftKey=key-of-one', ['書きかけ']],
    ['?draftKey=key-of-new', ['まだ出していない', '公開ずみ']],
    ['?draftKey=key-of-new&ids=one', ['公開ずみ']],
  ])('a list %s', async (query, titles) => {
    const { body } = await read(query);
    expect(body.contents.map(({ title }: { title: string }) => title)).toEqual(titles);
    expect(body.totalCount).toBe(titles.length);
  });

  test('what was never published says no day of publication, and what was published keeps its own', async () => {
    const fresh = (await read('/new?draftKey=key-of-new')).body;
    expect(fresh).toEqual({ ...written, id: 'new', title: 'まだ出していない' });
    expect((await read('/one?draftKey=key-of-one')).body.publishedAt).toBe(item.publishedAt);
  });
});

describe('filters', () => {
  test.each([
    ['rank[greater_than]2', ['two']],
    ['rank[less_than]10', ['one']],
    ['tags[contains]b', ['one']],
    ['tags[not_contains]b', ['two']],
    ['tags[not_exists]', ['two']],
    ['kind[equals]k', ['one']],
    ['title[begins_with]薬', ['two']],
    ['title[contains]の', ['one', 'two']],
    ['publishedAt[less_than]2026-10-15T00:00:00.000Z', ['one']],
    ['rank[not_equals]2[and](tags[exists][or]title[equals]薬のメモ)', ['two']],
  ])('%s', async (filters, ids) => {
    expect(await idsOf(`filters=${encodeURIComponent(filters)}`)).toEqual(ids);
  });
});

describe('orders and search', () => {
  test('numbers are sorted as numbers', async () => {
    expect(await idsOf('orders=-rank')).toEqual(['two', 'one']);
  });

  test('a hit in the title comes before a hit in the text, and markup is not searched', async () => {
    expect(await idsOf(`q=${encodeURIComponent('検査')}`)).toEqual(['one', 'two']);
    expect(await idsOf('q=p')).toEqual([]);
  });

  test('as long and as many words as may be', async () => {
    expect(await idsOf(`q=${'a'.repeat(100)}`)).toEqual([]);
    expect(
      await idsOf(`q=${Array.from({ length: 10 }, () => encodeURIComponent('検査')).join('+')}`),
    ).toEqual(['one', 'two']);
  });

  test('every word must be there', async () => {
    expect(await idsOf(`q=${encodeURIComponent('検査　メモ')}`)).toEqual(['two']);
  });
});

describe('references', () => {
  test('are ids at depth 0, items at depth 1, and go no deeper than asked', async () => {
    const kindAt = async (depth: number) => (await ask(`/api/v1/note/one?depth=${depth}`)).body.kind;
    expect(await kindAt(0)).toEqual({ id: 'k' });
    expect(await kindAt(1)).toMatchObject({ id: 'k', name: '種', parent: { id: 'k' } });
    expect((await kindAt(1)).parent).not.toHaveProperty('name');
    expect((await kindAt(2)).parent).toMatchObject({ name: '種' });
  });

  test('to an item that is gone stay ids', async () => {
    expect((await ask('/api/v1/note/two')).body.kind).toEqual({ id: 'gone' });
  });
});

test('the answer carries the time of the service and the four times of an item', async () => {
  const { headers, body } = await ask('/api/v1/note/one?fields=createdAt,publishedAt');
  expect(headers.get('x-current-date-time')).toBe('2026-11-20T00:00:00.000Z');
  expect(body).toEqual({ createdAt: '2026-10-01T00:00:00.000Z', publishedAt: '2026-10-01T00:00:00.000Z' });
});

test('every reference of the sample content leads to an item', () => {
  for (const { items, references = {} } of Object.values(SAMPLE_COLLECTIONS)) {
    for (const [path, endpoint] of Object.entries(references)) {
      const known = SAMPLE_COLLECTIONS[endpoint]?.items.map(({ id }) => id);
      for (const item of items) {
        const found: unknown = path
          .split('.')
          .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], item);
        const ids = [found ?? []].flat().map((reference) => (reference as { id: string }).id);
        expect(known).toEqual(expect.arrayContaining(ids));
      }
    }
  }
});
