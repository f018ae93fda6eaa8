import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { AppError } from '@hidamari/domain/errors';
import type { LogKeywordPart } from '@hidamari/domain/log-search';
import type { SearchDocument, SearchOptions } from '@hidamari/domain/site-search';
import type { FromThread, StartedWith, ToThread } from './messages.ts';
import type { SiteSearch } from './port.ts';

/** Documents sent at a time. */
const PORTION = 25;
/** Nobody waits longer for an answer. */
const PATIENCE_MS = 10_000;
/** The first list may take a slow machine this long to read in. */
const READING_PATIENCE_MS = 60_000;
/** A keyword for one's own logs is read without the thread as well, nearly as well: nobody waits for it while the thread starts. */
const KEYWORD_PATIENCE_MS = 3_000;
/** Lists whose answers may still be on their way. */
const LISTS_KEPT = 3;
/** Megabytes of heap that the thread may take; 10,000 pages stay below it (bench/site-search.ts). */
const MOST_MEMORY = 1_536;

interface SiteSearchOptions {
  /** Address of another module whose `createAnalyser` cuts texts into words. */
  analyser?: string | null;
}

type Answer = Extract<FromThread, { id: number }>;

interface Asked {
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * The search in a thread of its own, started at the first question: neither reading in ten thousand pages nor a question holds
 * the server's loop. A thread that ends by a fault is started anew at the next question.
 */
export function createSiteSearch({ analyser = null }: SiteSearchOptions = {}): SiteSearch {
  let thread: ReturnType<typeof startThread> | null = null;
  const running = () => {
    if (thread === null || thread.hasEnded()) thread = startThread(analyser);
    return thread;
  };
  return {
    understandsWords: () => thread?.understandsWords() ?? true,
    async prepare(documents) {
      const at = running();
      await at.listOf(documents);
      await at.whole();
    },
    async search<T extends SearchDocument>(documents: readonly T[], typed: string, options = {}) {
      const at = running();
      await at.listOf(documents);
      const { found, list } = await at.found(typed, options);
      return { ...found, documents: at.documentsOf(list) as readonly T[] };
    },
    readLogKeyword: (keyword) => running().logKeyword(keyword),
    async close() {
      await thread?.end();
      thread = null;
    },
  };
}

function startThread(analyser: string | null) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { analyser } satisfies StartedWith,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  });
  // A thread that waits keeps no server from ending.
  worker.unref();
  let hasEnded = false;
  let understands = true;
  let lastId = 0;
  let lastList = 0;
  const asked = new Map<number, Asked>();
  const lists = new Map<number, readonly SearchDocument[]>();
  let current: { documents: readonly SearchDocument[]; ready: Promise<void> } | null = null;
  /** Whoever waits for the titles of a list, by its number. */
  const reading = new Map<number, { resolve(): void; reject(error: unknown): void }>();
  const wholes = new Map<number, () => void>();
  let newestWhole = Promise.resolve();
  let firstReady: Promise<void> | null = null;
  /** Portions of two lists never mix. */
  let sending = Promise.resolve();

  const endAll = () => {
    hasEnded = true;
    for (const { reject } of [...asked.values(), ...reading.values()]) reject(new AppError('unavailable'));
    for (const resolve of wholes.values()) resolve();
    asked.clear();
    reading.clear();
  };
  worker.once('exit', endAll).once('error', endAll);
  /** A list that a newer one overtook is read with it. */
  const isRead = ({ list, isWhole }: { list: number; isWhole: boolean }) => {
    for (const [at, waiting] of reading)
      if (at <= list) {
        waiting.resolve();
        reading.delete(at);
      }
    if (!isWhole) return;
    for (const [at, resolve] of wholes)
      if (at <= list) {
        resolve();
        wholes.delete(at);
      }
  };
  worker.on('message', (message: FromThread) => {
    if (message.kind === 'started') understands = message.understandsWords;
    if (message.kind === 'ready') isRead(message);
    if ('id' in message) {
      asked.get(message.id)?.resolve(message);
      asked.delete(message.id);
    }
  });
  const post = (message: ToThread) => worker.postMessage(message);

  const send = async (documents: readonly SearchDocument[], list: number) => {
    for (let at = 0; at === 0 || at < documents.length; at += PORTION) {
      const portion = documents.slice(at, at + PORTION).map(searched);
      post({ kind: 'documents', list, portion, isLast: at + PORTION >= documents.length });
      await nextTurn();
    }
  };
  const begin = (documents: readonly SearchDocument[]): Promise<void> => {
    lastList += 1;
    const list = lastList;
    lists.set(list, documents);
    for (const old of lists.keys()) if (old <= list - LISTS_KEPT) lists.delete(old);
    const ready = new Promise<void>((resolve, reject) => {
      reading.set(list, { resolve, reject });
    });
    newestWhole = new Promise<void>((resolve) => wholes.set(list, resolve));
    // Whoever asks meets the fault; a list that nobody waits for is no unhandled one.
    ready.catch(() => {});
    sending = sending.then(() => send(documents, list));
    return ready;
  };

  const ask = <K extends Answer['kind']>(
    question: (id: number) => ToThread,
    kind: K,
    patience = PATIENCE_MS,
  ): Promise<Extract<Answer, { kind: K }>> => {
    lastId += 1;
    const id = lastId;
    const answer = new Promise<Extract<Answer, { kind: K }>>((resolve, reject) => {
      const isIts = (message: Answer): message is Extract<Answer, { kind: K }> => message.kind === kind;
      asked.set(id, {
        reject,
        resolve: (message) => (isIts(message) ? resolve(message) : reject(new AppError('unavailable'))),
      });
      post(question(id));
    });
    return withPatience(answer, patience).finally(() => asked.delete(id));
  };

  return {
    hasEnded: () => hasEnded,
    understandsWords: () => understands,
    whole: () => newestWhole,
    documentsOf: (list: number) => lists.get(list) ?? [],
    /** Waits for the first list alone: a later one is searched as soon as it is read in. */
    listOf(documents: readonly SearchDocument[]): Promise<void> {
      if (current?.documents !== documents) {
        const ready = begin(documents);
        current = { documents, ready };
        firstReady ??= ready;
      }
      return withPatience(firstReady ?? current.ready, READING_PATIENCE_MS);
    },
    found: (typed: string, options: SearchOptions): Promise<Extract<FromThread, { kind: 'found' }>> =>
      ask((id) => ({ kind: 'search', id, typed, options }), 'found'),
    logKeyword: async (keyword: string): Promise<LogKeywordPart[]> =>
      (await ask((id) => ({ kind: 'log keyword', id, keyword }), 'log keyword', KEYWORD_PATIENCE_MS)).parts,
    async end() {
      hasEnded = true;
      await worker.terminate();
    },
  };
}

/** What is compared of a document; what is shown of it stays here. */
function searched({
  kind,
  id,
  title,
  keywords,
  lead,
  text,
  readings,
  topics,
  publishedAt,
}: SearchDocument): SearchDocument {
  return {
    ...{ kind, id, title, text, publishedAt },
    ...(keywords && { keywords }),
    ...(lead !== undefined && { lead }),
    ...(readings && { readings }),
    ...(topics && { topics }),
  };
}

async function withPatience<T>(answer: Promise<T>, patience = PATIENCE_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('unavailable')), patience);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
