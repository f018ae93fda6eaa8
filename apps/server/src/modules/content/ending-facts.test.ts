import { createCachedReader } from '@hidamari/adapters/content/cached-reader';
import { createEmbeddedSource } from '@hidamari/adapters/content/embedded-source';
import { expect, it } from 'vitest';
import { pagesWithEndingFacts, reportEndingFacts } from './ending-facts.ts';

function libraryOn(day: string) {
  const clock = () => new Date(`${day}T10:00:00+09:00`);
  const content = createCachedReader({
    source: createEmbeddedSource({ clock }),
    clock,
    bundledLegalTexts: [],
  });
  return { content, clock };
}

const HIGH_COST = 'high-cost-medical-expense';
const idsOn = async (day: string) => (await pagesWithEndingFacts(libraryOn(day))).map(({ id }) => id);

it('上限額の表が終わる60日前から、そのページと、終わる数の名が分かる（G150）', async () => {
  expect(await idsOn('2027-06-01')).not.toContain(HIGH_COST);
  expect(await idsOn('2027-06-02')).toContain(HIGH_COST);
});

it('毎日、終わりの近いページを記録で知らせる。ない日は何も言わない', async () => {
  const told: unknown[] = [];
  const log = { warn: (what: unknown) => told.push(what) } as unknown as Parameters<
    typeof reportEndingFacts
  >[0]['log'];
  const run = async (day: string) => {
    const library = libraryOn(day);
    await reportEndingFacts({ ...library, log }).run(library.clock());
  };
  await run('2027-06-02');
  expect(JSON.stringify(told)).toContain(HIGH_COST);
});
