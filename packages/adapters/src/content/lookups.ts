import { isDeepStrictEqual } from 'node:util';
import { type ContentAnswer, draftSchema, type GlossaryTerm } from '@hidamari/contract/content';
import { AppError } from '@hidamari/domain/errors';
import { hasEndedFact } from '@hidamari/domain/facts';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { CONTENT_LIST_LIMIT } from '@hidamari/domain/limits';
import type * as z from 'zod';
import type { CopyCache } from './copy-cache.ts';
import { type ContentQuery, type ContentSource, TooMuchAtOnceError } from './port.ts';
import { withReadings } from './readings.ts';
import { type CleanText, type SanitizeOptions, sanitizeContent } from './sanitize.ts';

/** What every named look-up needs: the source, its cache, and the time. */
export interface LookupContext {
  source: ContentSource;
  cache: CopyCache;
  /** Deep pages, and ids that are not there: what a visitor can ask for without end is kept apart and small. */
  openCache: CopyCache;
  clock: () => Date;
  frameHosts: readonly string[];
  /** Of each text, what was last told to have been left out: an operator reads it once, not every ten minutes. */
  leftOutReported: Map<string, string>;
  /** Terms that serve where the content service has no glossary. */
  bundledTerms: GlossaryTerm[];
}

/**
 * Twice the largest library that the search is measured with. A list longer than this is a mistake in the service, not content:
 * what comes after it is read by nobody.
 */
const MOST_ITEMS = 20_000;

/** Calls of one list that are on their way at a time; microCMS takes 60 a second. */
const CALLS_AT_ONCE = 5;

/**
 * A whole list: the first call tells how long it is, the rest are asked for a few at a time. Where the service answers less at once
 * (a microCMS about 5 MB), in calls of half as many, and so on down to one.
 */
export async function listAll<T extends z.ZodType>(
  source: ContentSource,
  endpoint: string,
  query: ContentQuery,
  item: T,
): Promise<z.output<T>[]> {
  const all: z.output<T>[] = [];
  let [limit, offset, total] = [CONTENT_LIST_LIMIT, 0, 1];
  while (offset < total) {
    if (offset >= MOST_ITEMS) {
      source.report(`content-list-too-long ${endpoint}`);
      return all;
    }
    const left = Math.ceil((Math.min(total, MOST_ITEMS) - offset) / limit);
    const offsets = Array.from({ length: Math.min(left, CALLS_AT_ONCE) }, (_, call) => offset + call * limit);
    const asked = offsets.map((from) => source.list(endpoint, { ...query, limit, offset: from }, item));
    const answers = await Promise.all(asked.map((answer) => orNullIfTooMuch(answer, limit)));
    const isShort = answers.includes(null);
    for (const answer of answers) {
      if (answer === null) break;
      all.push(...answer.contents);
      offset += limit;
      total = answer.totalCount;
    }
    if (isShort) limit = Math.ceil(limit / 2);
  }
  return all;
}

/** Null where fewer at once may be answered. */
async function orNullIfTooMuch<T>(answer: Promise<T>, limit: number): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (limit > 1 && isTooMuchAtOnce(error)) return null;
    throw error;
  }
}

const isTooMuchAtOnce = (error: unknown): boolean =>
  error instanceof AppError && error.cause instanceof TooMuchAtOnceError;

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

/** One text of an item of the content service. */
interface StoredText {
  endpoint: string;
  id: string;
  /** Which of the item's texts, where it has several. */
  field?: string;
  html: string;
  idPrefix?: SanitizeOptions['idPrefix'];
}

/** More texts than a library has; a list that grows without end is a fault of the service. */
const MOST_REPORTED = 5_000;

/** A text as a page shows it: clean, with readings above hard words. */
function readable(html: string, options: SanitizeOptions): CleanText {
  const clean = sanitizeContent(html, options);
  return { ...clean, html: withReadings(clean.html) };
}

/** A text of a published item, cleaned. What does not reach the page is told to the operator, once until it changes. */
export function cleanText(
  { source, frameHosts, leftOutReported }: LookupContext,
  { endpoint, id, field = 'body', html, idPrefix = 'section' }: StoredText,
): CleanText {
  const clean = readable(html, { idPrefix, frameHosts });
  const leftOut = clean.leftOut.join(' ');
  const key = `${endpoint}/${id} ${field}`;
  if (leftOut !== (leftOutReported.get(key) ?? '')) {
    if (leftOut !== '') source.report(`content-left-out ${endpoint}/${id}: ${leftOut}`);
    if (leftOutReported.size >= MOST_REPORTED) leftOutReported.clear();
    leftOutReported.set(key, leftOut);
  }
  return clean;
}

/** Cleans one text of an item: its field, and the prefix that keeps its ids apart from those of a text beside it. */
export type CleanOne = (html: string, field: string, idPrefix?: string) => CleanText;

/** A draft with what of its texts will not reach the page, each name once: its editor is there to read it. */
export function cleanDraft<T>(
  make: (clean: CleanOne) => T,
  { frameHosts }: Pick<LookupContext, 'frameHosts'>,
): T & { left_out: string[] } {
  const leftOut = new Set<string>();
  const made = make((html, _field, idPrefix = 'section') => {
    const clean = readable(html, { idPrefix, frameHosts });
    for (const name of clean.leftOut) leftOut.add(name);
    return clean;
  });
  return { ...made, left_out: [...leftOut] };
}

/** The answer with another value made of it. */
export function mapAnswer<A, B>(answer: ContentAnswer<A>, map: (value: A) => B): ContentAnswer<B> {
  return { ...answer, value: map(answer.value) };
}

/** What is told of an answer beside its value. */
export type AnswerState = Omit<ContentAnswer<unknown>, 'value'>;

/** One answer made of several: old where one of them is, and as old as the oldest. */
export function joinAnswers<T>(value: T, ...parts: readonly AnswerState[]): ContentAnswer<T> {
  const times = parts.flatMap(({ fetchedAt }) => fetchedAt ?? []);
  const stale = parts.some((part) => part.stale);
  return { value, stale, ...(times.length > 0 && { fetchedAt: Math.min(...times) }) };
}

/** The parts that answered. Throws where every one of them failed, and a fault of our own. */
export function settledParts<T>(results: readonly PromiseSettledResult<T>[]): {
  parts: T[];
  isWhole: boolean;
} {
  const parts = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const isOurs = (reason: unknown) => !(reason instanceof AppError);
  if (reasons.some(isOurs) || (reasons.length > 0 && parts.length === 0)) {
    throw reasons.find(isOurs) ?? reasons[0];
  }
  return { parts, isWhole: reasons.length === 0 };
}

/**
 * An answer that nothing may fail for want of: what stands in where the service does not answer is old, as a copy would
 * be; where it has no such endpoint it is what there is. Throws a fault of our own.
 */
export async function answerOrStandIn<T>(
  asked: Promise<ContentAnswer<T>>,
  standIn: T,
): Promise<ContentAnswer<T>> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { value: standIn, stale: error.code !== 'not_found' };
  }
}

const ID = /^[\w-]{1,100}$/;

/** Whether a word from an address may stand in a filter or a path: the filter language knows no escapes. */
export function isContentId(text: string): boolean {
  return ID.test(text);
}

/** How one item becomes what a page is given: cleaned, and what it asks for besides. Kept with the copy. */
type Finish<T extends z.ZodType, R> = (item: z.output<T>) => R | Promise<R>;

interface ItemQuestion<T extends z.ZodType, R> {
  endpoint: string;
  item: T;
  finish: Finish<T, R>;
}

/**
 * One item under its own cache key. Made-up ids do not reach the service one by one: that an id is not there is
 * remembered. Throws `not_found`.
 */
export async function readItem<T extends z.ZodType, R>(
  context: LookupContext,
  question: ItemQuestion<T, R>,
  id: string,
): Promise<ContentAnswer<R>> {
  if (!isContentId(id)) throw new AppError('not_found');
  const key = JSON.stringify([question.endpoint, id]);
  const load = async () => question.finish(await context.source.single(question.endpoint, id, question.item));
  const found = await context.openCache.read(`known ${key}`, () => isThere(context, key, load));
  if (!found.value) throw new AppError('not_found');
  return context.cache.read(key, load);
}

async function isThere(context: LookupContext, key: string, load: () => Promise<unknown>): Promise<boolean> {
  try {
    await context.cache.read(key, load);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false;
    throw error;
  }
}

/**
 * The draft of an item, for its draft key alone: never cached, so that an editor sees what was just written. Throws
 * `not_found` for a key that opens nothing.
 */
export async function readDraft<T extends z.ZodType, R>(
  { source, clock }: LookupContext,
  { endpoint, item, finish }: ItemQuestion<T, R>,
  { id, draftKey }: { id: string; draftKey: string },
): Promise<ContentAnswer<R>> {
  if (!isContentId(id) || !isContentId(draftKey)) throw new AppError('not_found');
  const draft = draftSchema(item, clock());
  const [opened, published] = await Promise.all([
    source.single(endpoint, id, draft, { draftKey }),
    source.single(endpoint, id, draft).catch(() => null),
  ]);
  // To a wrong key the service answers what is published: no editor must take that for the draft.
  if (isDeepStrictEqual(opened, published)) throw new AppError('not_found');
  return { value: await finish(opened), stale: false };
}

/** What tells when an item is to be reviewed. */
export interface Reviewed {
  next_review_at: string;
  facts: readonly string[];
}

/**
 * Whether its review is due (G100): reckoned at each read, since the copy may outlive the day. A page with a figure that
 * holds no longer is due too.
 */
export function withReviewState<T extends Reviewed>(
  { clock }: Pick<LookupContext, 'clock'>,
  item: T,
): T & { review_due: boolean } {
  const today = japanDay(clock());
  const review_due = item.next_review_at < today || hasEndedFact(item.facts, today);
  return { ...item, review_due };
}
