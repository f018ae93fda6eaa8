import { listEnvelope } from '@hidamari/contract/content';
import { AppError } from '@hidamari/domain/errors';
import * as z from 'zod';
import { AnswerTooLongError, readJson, readText } from '../outgoing/read-answer.ts';
import { type ContentList, type ContentQuery, type ContentSource, TooMuchAtOnceError } from './port.ts';

/** What answers in this process in place of a service: the embedded server, or a test. */
export type Fetch = (request: Request) => Promise<Response>;

export interface MicrocmsOptions {
  /** Up to and including `/api/v1`, with or without a slash at the end. */
  baseUrl: string;
  apiKey: string;
  fetch?: Fetch;
  /** Budget of one look-up with all its tries, in milliseconds. */
  timeoutMs?: number;
  /** Pauses before the second, third ... try, in milliseconds. */
  pausesMs?: readonly number[];
  /**
   * Told about an item that a list leaves out because its fields do not fit, and why the service could not be read, by a code of
   * a closed list (`content-401 info`); holds no content.
   */
  report?: (fault: string) => void;
}

const TIMEOUT_MS = 3_000;
const PAUSES_MS = [100, 400];
/** A foreign answer larger than this is a fault (the service itself stops at about 5 MB). */
const MAX_ANSWER_BYTES = 6_000_000;
/** A refusal is a sentence. */
const MAX_REFUSAL_BYTES = 10_000;

/** The content service client, for microCMS and for the embedded server alike. */
export function createMicrocmsSource(options: MicrocmsOptions): ContentSource {
  const ask = (path: string, query: ContentQuery) => request(options, path, query);
  const report = (fault: string) => options.report?.(fault);
  return {
    async list(endpoint, query, item) {
      const answer = await ask(encodeURIComponent(endpoint), query);
      const place = { endpoint, report };
      return parseList(parse(listEnvelope(z.unknown()), answer, place), item, place);
    },
    async single(endpoint, id, item, query = {}) {
      const answer = await ask(`${encodeURIComponent(endpoint)}/${encodeURIComponent(id)}`, query);
      return parse(item, withoutEmpty(answer), { endpoint, report });
    },
    report,
  };
}

async function request(options: MicrocmsOptions, path: string, query: ContentQuery): Promise<unknown> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  const url = `${options.baseUrl.replace(/\/$/, '')}/${path}${queryString(query)}`;
  const pauses = options.pausesMs ?? PAUSES_MS;
  for (let attempt = 0; ; attempt++) {
    const outcome = await tryOnce(options, url, signal);
    if ('answer' in outcome) return outcome.answer;
    const pause = pauses[attempt];
    const error = outcome.retry && pause !== undefined ? await wait(pause, signal) : outcome.error;
    if (error === null) continue;
    const { cause } = error;
    if (cause instanceof Error && 'code' in cause) options.report?.(`${cause.code} ${path}`);
    throw error;
  }
}

type Outcome = { answer: unknown } | { error: AppError; retry: boolean };

async function tryOnce(options: MicrocmsOptions, url: string, signal: AbortSignal): Promise<Outcome> {
  try {
    const headers = { 'X-MICROCMS-API-KEY': options.apiKey };
    // Node's fetch does not hear the signal of a `Request` once the answer has begun, only one beside the address.
    const asked = options.fetch?.(new Request(url, { headers })) ?? fetch(url, { headers, signal });
    const answer = await withinTime(asked, signal);
    if (answer.ok) return { answer: await withinTime(readJson(answer, MAX_ANSWER_BYTES), signal) };
    return refusal(answer.status, await reasonOf(answer, signal));
  } catch (cause) {
    const isTooLong = cause instanceof AnswerTooLongError;
    return unavailable(isTooLong ? new TooMuchAtOnceError() : cause, !isTooLong);
  }
}

/** What a refusal says; nothing where that is no sentence, as the page of a proxy. */
async function reasonOf(answer: Response, signal: AbortSignal): Promise<string> {
  return await withinTime(readText(answer, MAX_REFUSAL_BYTES), signal).catch((error: unknown) => {
    if (error instanceof AnswerTooLongError) return '';
    throw error;
  });
}

const unavailable = (cause: unknown, retry: boolean): Outcome => ({
  error: new AppError('unavailable', {}, { cause: withCode(cause) }),
  retry,
});

/** In microCMS's own words: 「Response body size is too long」, above about 5 MB. */
const isTooMuch = (status: number, said: string) => status === 400 && /too (?:long|large)/i.test(said);

function refusal(status: number, said: string): Outcome {
  if (status === 404) return { error: new AppError('not_found'), retry: false };
  if (isTooMuch(status, said)) return unavailable(new TooMuchAtOnceError(), false);
  return unavailable(new RefusedError(status), status === 429 || status >= 500);
}

class RefusedError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`content service answered ${status}`);
    this.name = 'RefusedError';
    this.status = status;
  }
}

/** The cause, with the code by which an operator knows why; the code of a time limit is its own and cannot be changed. */
function withCode(cause: unknown): Error {
  const isOpen = cause instanceof Error && !(cause instanceof DOMException);
  return Object.assign(isOpen ? cause : new Error('content service', { cause }), { code: codeOf(cause) });
}

/** Why the service could not be read, for the log of an operator: none of its words, none of an address. */
function codeOf(cause: unknown): string {
  if (cause instanceof RefusedError) return `content-${cause.status}`;
  if (cause instanceof TooMuchAtOnceError) return 'content-too-much-at-once';
  if (cause instanceof SyntaxError) return 'content-not-json';
  if (!(cause instanceof Error)) return 'content-unknown';
  if (cause.name === 'TimeoutError') return 'content-timeout';
  const { cause: network } = cause;
  const code = network instanceof Error && 'code' in network ? String(network.code) : '';
  return /^[A-Z][A-Z0-9_]{2,40}$/.test(code) ? `content-${code}` : 'content-network';
}

/** A handler in this process need not look at the signal, so the time limit is kept here too. */
function withinTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** A pause before the next try; what is thrown instead once the time is over. */
async function wait(milliseconds: number, signal: AbortSignal): Promise<AppError | null> {
  const pause = new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds));
  return withinTime(pause, signal).catch(
    (cause) => new AppError('unavailable', {}, { cause: withCode(cause) }),
  );
}

function queryString(query: ContentQuery): string {
  const words = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, Array.isArray(value) ? value.join(',') : String(value)]],
  );
  return words.length === 0 ? '' : `?${new URLSearchParams(words)}`;
}

/** Where an answer came from, and whom to tell what is wrong with it. */
interface Place {
  endpoint: string;
  report(fault: string): void;
}

function parse<T extends z.ZodType>(schema: T, answer: unknown, { endpoint, report }: Place): z.output<T> {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  const fault = faultOf(result.error, endpoint);
  report(fault);
  throw unfit(fault);
}

/** An item half filled by an editor is left out and reported: it must not take the others with it. */
function parseList<T extends z.ZodType>(
  answer: ContentList<unknown>,
  item: T,
  { endpoint, report }: Place,
): ContentList<z.output<T>> {
  const results = answer.contents.map((content) => item.safeParse(withoutEmpty(content)));
  const faults = results.flatMap(({ error }) => (error ? [faultOf(error, endpoint)] : []));
  const contents = results.flatMap((result) => (result.success ? [result.data] : []));
  for (const fault of faults) report(fault);
  const [first] = faults;
  if (first !== undefined && contents.length === 0) throw unfit(first);
  return { ...answer, contents };
}

/** An answer whose fields are not those of the product, or an item of it. */
const UNFIT = 'content-does-not-fit';

const unfit = (fault: string) =>
  new AppError('unavailable', {}, { cause: Object.assign(new Error(fault), { code: UNFIT }) });

/** Only the places that are wrong: what stands there is the operator's and may be long. */
function faultOf(error: z.ZodError, endpoint: string): string {
  const places = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).slice(0, 5);
  return `${UNFIT} ${endpoint}: ${places.join(', ')}`;
}

/**
 * An item without what its editors left empty. microCMS says it in several ways, by kind of field and by how the field was
 * written: no key, `null`, `""` of an old rich editor, `[]` of choices, pictures, references and repeated fields
 * (document.microcms.io/content-api/get-api-field-responses, as of 2024-12-13). For a schema all of them are no key, and a
 * member of a list that is `null`, as a reference to something that is gone, is no member.
 */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((member) => member !== null).map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const kept = withoutEmpty(inner);
      return isEmpty(kept) ? [] : [[key, kept]];
    }),
  );
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);
