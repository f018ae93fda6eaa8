import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { readLogKeyword } from '@hidamari/domain/log-search';
import {
  type Analyse,
  analyseByPieces,
  createLibraryReader,
  createTopicFinder,
  type SearchDocument,
  type SearchEngine,
} from '@hidamari/domain/site-search';
import { topicPhrases } from '@hidamari/domain/topic-words';
import type { FromThread, StartedWith, ToThread } from './messages.ts';

const port = parentPort;
const send = (message: FromThread) => port?.postMessage(message);
/** Milliseconds of reading in before questions that have come meanwhile are answered. */
const TURN_MS = 15;

interface AnalyserModule {
  createAnalyser(): Analyse;
}

async function loadAnalyser({ analyser }: StartedWith): Promise<Analyse | null> {
  try {
    const { createAnalyser }: AnalyserModule =
      analyser === null ? await import('./lindera.ts') : await import(analyser);
    return createAnalyser();
  } catch {
    return null;
  }
}

const loaded = await loadAnalyser(workerData);
const analyse = loaded ?? analyseByPieces;
const topics = createTopicFinder(topicPhrases(), analyse);
send({ kind: 'started', understandsWords: loaded !== null });

let engine: SearchEngine | null = null;
let answering = 0;
let coming: SearchDocument[] = [];
const library = createLibraryReader({
  analyse,
  topics,
  nameOf: (text) => createHash('sha256').update(text).digest('base64'),
});

async function readIn(documents: readonly SearchDocument[], list: number): Promise<void> {
  const isFirst = engine === null;
  if (isFirst)
    await become(
      documents.map((document) => ({ ...document, text: '' })),
      list,
      false,
    );
  await become(documents, list, true);
}

async function become(documents: readonly SearchDocument[], list: number, isWhole: boolean): Promise<void> {
  const reading = library.begin();
  let turn = performance.now();
  for (const document of documents) {
    reading.add(document);
    if (performance.now() - turn > TURN_MS) {
      await nextTurn();
      turn = performance.now();
    }
  }
  engine = reading.engine();
  answering = list;
  send({ kind: 'ready', list, isWhole });
}

/** Lists are read in one after the other; only the newest is worth reading. */
let reading = Promise.resolve();
let newest = 0;

port?.on('message', (message: ToThread) => {
  if (message.kind === 'documents') {
    coming.push(...message.portion);
    if (!message.isLast) return;
    const documents = coming;
    coming = [];
    newest = message.list;
    reading = reading.then(() => (message.list === newest ? readIn(documents, message.list) : undefined));
    return;
  }
  if (message.kind === 'log keyword') {
    // Pieces of two characters would find any log that holds them apart: without an analyser a part is one word.
    const parts = readLogKeyword(message.keyword, loaded ?? (() => []));
    send({ kind: 'log keyword', id: message.id, parts });
    return;
  }
  const found = engine?.search(message.typed, message.options);
  if (found) send({ kind: 'found', id: message.id, list: answering, found });
});
