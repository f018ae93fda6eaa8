import { timingSafeEqual } from 'node:crypto';
import { stripMarkup } from '@hidamari/domain/japanese-text';
import { foldForSearch } from '@hidamari/domain/search-text';
import { type EmbeddedQuery, QueryRefused, readQuery } from './embedded-query.ts';
import { emptyFields } from './empty-fields.ts';
import { type Json, matchesFilter, type StoredItem } from './filter-match.ts';

/** One endpoint of the embedded server. Items stand in the order an operator arranged them. */
export interface Collection {
  readonly items: readonly StoredItem[];
  /** Versions that are not published: each is read with its own draft key alone, in lists too. */
  readonly drafts?: readonly Draft[];
  /** Field -> endpoint whose item its `{ id }` (or list of them) stands for; dots reach inside. */
  readonly references?: Readonly<Record<string, string>>;
  /** Fields that filters and orders may name, beside those every item has. */
  readonly filterable?: readonly string[];
  /** Fields that `q` looks into, the most telling first. */
  readonly searchable?: readonly string[];
}

/** An unpublished version. Of an item that was never published it has neither `publishedAt` nor `revisedAt`. */
export interface Draft {
  readonly draftKey: string;
  readonly item: StoredItem;
}

export interface EmbeddedContentOptions {
  readonly collections: Readonly<Record<string, Collection>>;
  readonly apiKey: string;
  /** Time of the answer's `x-current-date-time`. */
  readonly clock: () => Date;
}

const PATH = /^\/api\/v1\/([\w-]+)(?:\/([\w-]+))?\/?$/;
const COMMON_FIELDS = ['id', 'createdAt', 'updatedAt', 'publishedAt', 'revisedAt'];
const KEY_HEADER = 'x-microcms-api-key';

/**
 * The embedded content server: answers `/api/v1/{endpoint}` and `/api/v1/{endpoint}/{id}` in the microCMS wire
 * format. A plain request handler: called in this process, or mounted behind any HTTP server.
 */
export function createEmbeddedContentServer(
  settings: EmbeddedContentOptions,
): (request: Request) => Promise<Response> {
  const empties = new Map(
    Object.values(settings.collections).map((collection) => [
      collection,
      emptyFields([...collection.items, ...(collection.drafts ?? []).map(({ item }) => item)]),
    ]),
  );
  const options: Serving = { ...settings, emptyFieldsOf: (collection) => empties.get(collection) ?? {} };
  return async (request) => {
    try {
      return answer(200, contentFor(options, request), options);
    } catch (error) {
      if (error instanceof Refusal) return answer(error.status, { message: error.message }, options);
      if (error instanceof QueryRefused) return answer(400, { message: error.message }, options);
      throw error;
    }
  };
}

/** What the server answers from; an item's empty fields are sent as microCMS sends them. */
interface Serving extends EmbeddedContentOptions {
  emptyFieldsOf(collection: Collection): Readonly<Record<string, Json>>;
}

class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

function answer(status: number, body: unknown, { clock }: Serving): Response {
  return Response.json(body, { status, headers: { 'x-current-date-time': clock().toISOString() } });
}

function contentFor(options: Serving, request: Request): unknown {
  if (!isSameKey(request.headers.get(KEY_HEADER) ?? '', options.apiKey)) {
    throw new Refusal(401, 'X-MICROCMS-API-KEY header is invalid.');
  }
  if (request.method !== 'GET') throw new Refusal(400, `${request.method} is forbidden.`);
  const url = new URL(request.url);
  const [, endpoint = '', id] = PATH.exec(url.pathname) ?? [];
  const collection = Object.hasOwn(options.collections, endpoint) ? options.collections[endpoint] : undefined;
  if (!collection) throw new Refusal(404, 'Endpoint is not found.');
  const query = readQuery(url.searchParams, new Set([...COMMON_FIELDS, ...(collection.filterable ?? [])]));
  return id === undefined ? list(options, collection, query) : single(options, collection, id, query);
}

function isSameKey(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function single(options: Serving, collection: Collection, id: string, query: EmbeddedQuery) {
  const item = itemOf(collection, id, query.draftKey);
  if (!item) throw new Refusal(404, 'Content is not found.');
  return written(options, collection, item, query);
}

/** A wrong key opens nothing: what is published is answered, or that there is nothing. */
function itemOf(collection: Collection, id: string, draftKey: string): StoredItem | undefined {
  return itemsWithDraft(collection, draftKey).find((item) => item.id === id);
}

/** In a list the draft of the key takes the place of what is published, or stands first as something new. */
function itemsWithDraft({ items, drafts = [] }: Collection, draftKey: string): readonly StoredItem[] {
  const draft = drafts.find((candidate) => isSameKey(draftKey, candidate.draftKey))?.item;
  if (!draft) return items;
  const isNew = !items.some(({ id }) => id === draft.id);
  return isNew ? [draft, ...items] : items.map((item) => (item.id === draft.id ? draft : item));
}

function list(options: Serving, collection: Collection, query: EmbeddedQuery) {
  const ids = new Set(query.ids);
  const chosen = itemsWithDraft(collection, query.draftKey).filter(
    (item) => (ids.size === 0 || ids.has(item.id)) && (!query.filter || matchesFilter(item, query.filter)),
  );
  const found = sorted(searched(chosen, collection, query.q), query);
  return {
    contents: found
      .slice(query.offset, query.offset + query.limit)
      .map((item) => written(options, collection, item, query)),
    totalCount: found.length,
    offset: query.offset,
    limit: query.limit,
  };
}

/** Items that hold every word, those that hold more of them in earlier fields first. */
function searched(items: readonly StoredItem[], collection: Collection, q: string): StoredItem[] {
  const words = foldForSearch(q).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...items];
  const fields = collection.searchable ?? [];
  const ranked = items.map((item) => {
    const texts = fields.map((field) => foldForSearch(stripMarkup(String(item[field] ?? ''))));
    const places = words.map((word) => texts.findIndex((text) => text.includes(word)));
    return { item, missing: places.includes(-1), rank: places.reduce((sum, place) => sum + place, 0) };
  });
  return ranked
    .filter((hit) => !hit.missing)
    .sort((one, other) => one.rank - other.rank)
    .map((hit) => hit.item);
}

function sorted(items: StoredItem[], { orders }: EmbeddedQuery): StoredItem[] {
  return items.sort((one, other) => {
    for (const { field, descending } of orders) {
      const difference = compare(withTimes(one)[field], withTimes(other)[field]);
      if (difference !== 0) return descending ? -difference : difference;
    }
    return 0;
  });
}

function compare(one: Json, other: Json): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [a, b] = [String(one ?? ''), String(other ?? '')];
  return a === b ? 0 : a < b ? -1 : 1;
}

function withTimes(item: StoredItem): Record<string, Json> {
  const { publishedAt } = item;
  if (publishedAt === undefined) return { ...item };
  return { createdAt: publishedAt, updatedAt: publishedAt, revisedAt: publishedAt, ...item };
}

/** The item as it travels: times added, references filled in as deep as asked, fields picked. */
function written(
  options: Serving,
  collection: Collection,
  item: StoredItem,
  { depth, fields }: Pick<EmbeddedQuery, 'depth' | 'fields'>,
): Json {
  const whole = { ...options.emptyFieldsOf(collection), ...withTimes(item) };
  const filled = fill(whole, '', { options, collection, depth });
  return fields.length === 0 ? filled : pick(filled, fields);
}

interface Filling {
  options: Serving;
  collection: Collection;
  depth: number;
}

function fill(value: Json, path: string, filling: Filling): Json {
  if (!value || typeof value !== 'object') return value;
  if (isList(value)) return value.map((member) => fill(member, path, filling));
  const target = filling.collection.references?.[path];
  if (target !== undefined) return referenced(value, target, filling);
  const entries = Object.entries(value).map(([key, inner]): [string, Json] => [
    key,
    fill(inner, path === '' ? key : `${path}.${key}`, filling),
  ]);
  return Object.fromEntries(entries);
}

/** At the depth limit a reference is its id alone; so is one whose item is gone. */
function referenced(reference: { readonly [key: string]: Json }, endpoint: string, filling: Filling): Json {
  const { options, depth } = filling;
  const collection = options.collections[endpoint];
  const item = collection?.items.find(({ id }) => id === reference.id);
  if (depth === 0 || !collection || !item) return reference;
  return written(options, collection, item, { depth: depth - 1, fields: [] });
}

/** `title,category.name`: the named fields, inside objects and lists of objects too. */
function pick(value: Json, fields: readonly string[]): Json {
  if (!value || typeof value !== 'object') return value;
  if (isList(value)) return value.map((member) => pick(member, fields));
  const entries = Object.entries(value).flatMap(([key, inner]): [string, Json][] => {
    if (fields.includes(key)) return [[key, inner]];
    const below = fields.flatMap((field) =>
      field.startsWith(`${key}.`) ? [field.slice(key.length + 1)] : [],
    );
    return below.length === 0 ? [] : [[key, pick(inner, below)]];
  });
  return Object.fromEntries(entries);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
