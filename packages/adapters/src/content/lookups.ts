import type { ContentAnswer } from '@hidamari/contract/content';
import { CONTENT_LIST_LIMIT } from '@hidamari/domain/limits';
import type * as z from 'zod';
import type { CopyCache } from './copy-cache.ts';
import type { ContentQuery, ContentSource } from './port.ts';

/** What every named look-up needs: the source, its cache, and the time. */
export interface LookupContext {
  source: ContentSource;
  cache: CopyCache;
  /** Searches, and ids that are not there: what a visitor can ask for without end is kept apart and small. */
  openCache: CopyCache;
  clock: () => Date;
  frameHosts: readonly string[];
}

/** A list longer than this is a mistake in the service, not content. */
const MAX_CALLS = 10;

/** A whole list, call by call. */
export async function listAll<T extends z.ZodType>(
  source: ContentSource,
  endpoint: string,
  query: ContentQuery,
  item: T,
): Promise<z.output<T>[]> {
  const all: z.output<T>[] = [];
  for (let call = 0; call < MAX_CALLS; call++) {
    const offset = call * CONTENT_LIST_LIMIT;
    const answer = await source.list(endpoint, { ...query, limit: CONTENT_LIST_LIMIT, offset }, item);
    all.push(...answer.contents);
    if (offset + CONTENT_LIST_LIMIT >= answer.totalCount) break;
  }
  return all;
}

/** A whole list under its own cache key. */
export function readAll<T extends z.ZodType>(
  context: LookupContext,
  endpoint: string,
  query: ContentQuery,
  item: T,
): Promise<ContentAnswer<z.output<T>[]>> {
  const key = JSON.stringify([endpoint, query]);
  return context.cache.read(key, () => listAll(context.source, endpoint, query, item));
}

/** The answer with another value made of it. */
export function mapAnswer<A, B>(answer: ContentAnswer<A>, map: (value: A) => B): ContentAnswer<B> {
  return { value: map(answer.value), stale: answer.stale };
}

const ID = /^[\w-]{1,100}$/;

/** Whether a word from an address may stand in a filter or a path: the filter language knows no escapes. */
export function isContentId(text: string): boolean {
  return ID.test(text);
}
