import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  HANDOVER_ITEM_WORDS,
  HANDOVER_PARTNERS,
  handoverWarning,
  NEVER_GIVEN,
  PARTNERS,
} from '../handover/index.ts';
import { MONITOR_CONSENT } from '../monitor/index.ts';

const sumOf = (words: unknown) =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 22);

/** All that the question before a handover says. */
const handoverWords = HANDOVER_PARTNERS.map((partner) => {
  const { given, purpose, knowFirst } = PARTNERS[partner];
  const items = given.map((item) => HANDOVER_ITEM_WORDS[item]);
  return [handoverWarning(partner, '〇〇'), items, purpose, knowFirst, NEVER_GIVEN];
});
const handoverDay = [...new Set(HANDOVER_PARTNERS.map((partner) => PARTNERS[partner].consentVersion))].join();

/** Words that are agreed to under a day of their own: a consent is to exactly one of them. */
const DATED = [
  ['提携サービスへ渡す前の問い', handoverDay, sumOf(handoverWords), '2026-11-28 QXktsSkkdzu0BB67LTIoTh'],
  [
    'モニター登録の同意',
    MONITOR_CONSENT.version,
    sumOf(MONITOR_CONSENT.points),
    '2026-11-24 U73-Obi2JgIdbLZVJs-NF2',
  ],
] as const;

it.each(DATED)('「%s」の文を変えたら、同意の日付も変えてある（G32）', (name, day, sum, published) => {
  expect(
    `${day} ${sum}`,
    `「${name}」の文が変わっています。日付（version）を今日にして、この表の行を書きかえてください：'${day} ${sum}'`,
  ).toBe(published);
});
