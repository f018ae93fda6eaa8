// What the site's search costs with ten thousand pages: how long questions take beside those of the sample library, how long the
// loop of this process is held while pages are read in, and what memory it takes (bench/README.md).
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createCachedReader } from '../packages/adapters/src/content/cached-reader.ts';
import { createEmbeddedSource } from '../packages/adapters/src/content/embedded-source.ts';
import { ASKED_AFTER } from '../packages/adapters/src/site-search/asked-after.fixture.ts';
import { AT_NIGHT } from '../packages/adapters/src/site-search/asked-at-night.fixture.ts';
import { IN_OWN_WORDS } from '../packages/adapters/src/site-search/asked-in-own-words.fixture.ts';
import { AUDITED } from '../packages/adapters/src/site-search/asked-questions.fixture.ts';
import { createSiteSearch } from '../packages/adapters/src/site-search/thread.ts';
import type { SearchDocument } from '../packages/domain/src/site-search/index.ts';

const PAGES = 10_000;
const clock = () => new Date();
const reader = createCachedReader({ source: createEmbeddedSource({ clock }), clock, bundledLegalTexts: [] });
const questions = [...AUDITED, ...IN_OWN_WORDS, ...AT_NIGHT, ...ASKED_AFTER].map(({ q }) => q);
const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

/** The sample library over and over, each page with a number of its own and its sentences turned round. */
function manyPages(sample: readonly SearchDocument[]): SearchDocument[] {
  return Array.from({ length: PAGES }, (_, at) => {
    const page = sample[at % sample.length];
    if (!page) throw new Error('The sample library is not empty.');
    const sentences = page.text.split('。');
    const turned = at % (sentences.length || 1);
    const text = [...sentences.slice(turned), ...sentences.slice(0, turned)].join('。');
    return { ...page, id: `${page.id}-${at}`, title: `${page.title} ${at}`, text };
  });
}

async function cost(documents: readonly SearchDocument[]) {
  const search = createSiteSearch();
  const before = process.memoryUsage.rss();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const began = performance.now();
  await search.search(documents, 'がん');
  const firstAnswer = (performance.now() - began) / 1_000;
  await search.prepare(documents);
  const readIn = (performance.now() - began) / 1_000;
  delay.disable();
  const times: number[] = [];
  for (const typed of questions) {
    const asked = performance.now();
    await search.search(documents, typed);
    times.push(performance.now() - asked);
  }
  times.sort((one, other) => one - other);
  const grown = process.memoryUsage.rss() - before;
  await search.close();
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  return { firstAnswer, readIn, p95, held: delay.max / 1e6, grown };
}

const { value: sample } = await reader.searchableDocuments();
const few = await cost(sample);
const many = await cost(manyPages(sample));
const row = (name: string, { firstAnswer, readIn, p95, held, grown }: typeof few) =>
  console.log(
    `${name.padEnd(16)} first answer ${firstAnswer.toFixed(1)} s, all read in ${readIn.toFixed(1)} s; p95 of a question ` +
      `${p95.toFixed(1)} ms; loop held at most ${held.toFixed(0)} ms; memory ${megabytes(grown)}`,
  );
row(`${sample.length} pages`, few);
row(`${PAGES} pages`, many);
console.log(
  `a question of ${PAGES} pages costs ${(many.p95 / few.p95).toFixed(1)} times one of the sample library`,
);
