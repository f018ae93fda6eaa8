import { CONTENT_LIST_LIMIT } from '@hidamari/domain/limits';
import { type Filter, FilterSyntaxError, parseFilter } from './filter-parser.ts';

/** The query of a list call, read and checked. */
export interface EmbeddedQuery {
  limit: number;
  offset: number;
  orders: { field: string; descending: boolean }[];
  q: string;
  ids: string[];
  fields: string[];
  filter: Filter | null;
  depth: number;
  /** Empty when none was given. */
  draftKey: string;
}

/** A query the service refuses with 400; the message is the service's own. */
export class QueryRefused extends Error {}

const MAX_DEPTH = 3;
const MAX_WORDS = 200;
const MAX_SEARCH_CHARACTERS = 100;
const MAX_SEARCH_WORDS = 10;

/** Reads the parameters the way microCMS does. Throws QueryRefused. */
export function readQuery(parameters: URLSearchParams, sortable: ReadonlySet<string>): EmbeddedQuery {
  return {
    limit: wholeNumber(parameters, 'limit', 10, CONTENT_LIST_LIMIT),
    offset: wholeNumber(parameters, 'offset', 0, Number.MAX_SAFE_INTEGER),
    orders: words(parameters, 'orders').map((word) => readOrder(word, sortable)),
    q: readSearch(parameters.get('q') ?? ''),
    ids: words(parameters, 'ids'),
    fields: words(parameters, 'fields'),
    filter: readFilter(parameters.get('filters'), sortable),
    depth: wholeNumber(parameters, 'depth', 1, MAX_DEPTH),
    draftKey: parameters.get('draftKey') ?? '',
  };
}

/** Each word is looked for in every text: without a bound one call could keep the process busy. */
function readSearch(q: string): string {
  const isLong = q.length > MAX_SEARCH_CHARACTERS || q.split(/\s+/).filter(Boolean).length > MAX_SEARCH_WORDS;
  if (isLong) throw new QueryRefused("Invalid 'q' value.");
  return q;
}

function wholeNumber(parameters: URLSearchParams, name: string, fallback: number, most: number): number {
  const text = parameters.get(name);
  if (text === null || text === '') return fallback;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > most) throw new QueryRefused(`Invalid '${name}' value.`);
  return number;
}

function words(parameters: URLSearchParams, name: string): string[] {
  const found = (parameters.get(name) ?? '').split(',').filter((word) => word !== '');
  if (found.length > MAX_WORDS) throw new QueryRefused('invalid parameter.');
  return found;
}

function readOrder(word: string, sortable: ReadonlySet<string>): { field: string; descending: boolean } {
  const descending = word.startsWith('-');
  const field = descending ? word.slice(1) : word;
  if (!sortable.has(field)) throw new QueryRefused('invalid parameter.');
  return { field, descending };
}

function readFilter(text: string | null, fields: ReadonlySet<string>): Filter | null {
  if (text === null || text === '') return null;
  try {
    return parseFilter(text, fields);
  } catch (cause) {
    if (cause instanceof FilterSyntaxError) throw new QueryRefused('invalid parameter.', { cause });
    throw cause;
  }
}
