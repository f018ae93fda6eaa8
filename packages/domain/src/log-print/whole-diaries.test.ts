import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { addDays } from '../japanese-dates/index.ts';
import { optionValues, TEST_RESULT_TYPES, TREATMENT_TYPES } from '../option-sets/index.ts';
import { MEASUREMENTS, SYMPTOM_KEYS, TAKEN_STATES, TREATMENT_STATUSES } from '../treatment-logs/index.ts';
import { laySheets } from './lay-sheets.ts';
import { aPrint, aPrintedLog, wordsOf } from './print-input.fixture.ts';
import { charactersOf, printableText } from './printable-text.ts';
import { printedFields } from './printed-fields.ts';
import type { PrintInput } from './printed-log.ts';
import { MM_PER_POINT, SHEET, type Sheet, type SheetText } from './sheet.ts';
import { textWidth } from './text-width.ts';

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
/** What people write, and what nobody should: each is repeated and cut to a length. */
const PATTERNS = [
  '吐き気止めを飲んだ。体温は37.2℃（朝）、「だるさ」が強い。',
  '朝\n昼\n\n夜は、おかゆを食べた。\n',
  'WWW@mmm%&w',
  '。、」',
  '「（',
  '漢',
  '😀👨‍👩‍👧🇯🇵が',
  '👨‍👩‍👧\u{1d160}👩‍💻',
  'paclitaxel 60mg/m2 ',
  'ﾊﾝｶｸとＺＥＮＫＡＫＵ ',
  'Ünïcödé שלום ไทย العربية ﷽',
].map((text) => [...text]);
const words = (most: number) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('痛み止め', '見本病院', '胃の薬', '2.5', 'g/dL') },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(...PATTERNS), fc.integer({ min: 1, max: most }))
        .map(([pattern, length]) => Array.from({ length }, (_, at) => pattern[at % pattern.length]).join('')),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(most, 20) }) },
  );
const step = maybe(fc.integer({ min: 0, max: 4 }));
const day = fc.integer({ min: 0, max: 365 }).map((ago) => addDays('2026-11-20', -ago));

const log = fc.record({
  log_date: day,
  log_time: maybe(fc.constantFrom('08:00', '21:30')),
  title: maybe(words(40)),
  visit: maybe(fc.record({ hospital_name: maybe(words(60)), explanation: maybe(words(1_000)) })),
  medicines: fc.array(
    fc.record({
      name: words(60),
      dose: maybe(words(30)),
      taken: maybe(fc.constantFrom(...optionValues(TAKEN_STATES))),
      note: maybe(words(200)),
    }),
    { maxLength: 50 },
  ),
  symptoms: fc
    .subarray([...SYMPTOM_KEYS])
    .chain((keys) =>
      fc.tuple(
        ...keys.map((key) =>
          fc.record({ key: fc.constant(key), strength: step, interference: step, today: step }),
        ),
      ),
    ),
  measurements: fc.array(
    fc
      .constantFrom(...MEASUREMENTS)
      .chain(({ kind, min, max }) =>
        fc.record({ kind: fc.constant(kind), value: fc.integer({ min, max: Math.floor(max) }) }),
      ),
    { maxLength: 20 },
  ),
  other: maybe(fc.record({ text: words(2_000) })),
  test_results: fc.array(
    fc.record({
      type: fc.constantFrom(...optionValues(TEST_RESULT_TYPES)),
      rows: fc.array(fc.record({ item: words(30), value: words(30), unit: maybe(words(15)) }), {
        maxLength: 30,
      }),
      images: fc.constant([]),
    }),
    { maxLength: 3 },
  ),
  treatments: fc.array(
    fc.record({
      type: fc.constantFrom(...optionValues(TREATMENT_TYPES)),
      name: maybe(words(60)),
      started_on: maybe(day),
      ended_on: maybe(day),
      status: maybe(fc.constantFrom(...optionValues(TREATMENT_STATUSES))),
    }),
    { maxLength: 10 },
  ),
});

const diary: fc.Arbitrary<PrintInput> = fc
  .record({
    logs: fc.array(log, { maxLength: 5, size: 'max' }),
    questions: fc.array(fc.record({ text: words(120), answer: maybe(words(300)) }), { maxLength: 12 }),
    from: fc.constantFrom('2025-11-20', '2026-08-20', '2026-11-20'),
    person: fc.option(fc.record({ name: words(60), birthday: fc.constant('1950-01-01') })),
    hospital: maybe(words(60)),
  })
  .map(({ logs, questions, from, person, hospital }) =>
    aPrint({
      choices: { from },
      logs: logs.filter(({ log_date }) => log_date >= from).map((one) => aPrintedLog(one)),
      nextVisit: { visit_date: '2026-12-01', hospital, questions },
      person,
    }),
  );

const bare = (text: string) => printableText(text).replace(/\s/g, '');

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function boxOf(text: SheetText): Box {
  const { x, y, width, size, leading, lines, bold, align } = text;
  const longest = Math.max(
    ...lines.map((line) => textWidth(charactersOf(line), { size, ...(bold && { bold }) })),
  );
  const left = align === 'right' ? x + width - longest : x;
  // Letters stand in the middle of their line.
  const air = (leading - size * MM_PER_POINT) / 2;
  return { left, top: y + air, right: left + longest, bottom: y + lines.length * leading - air };
}

const isOver = (one: Box, other: Box) =>
  one.left < other.right - 0.01 &&
  other.left < one.right - 0.01 &&
  one.top < other.bottom - 0.01 &&
  other.top < one.bottom - 0.01;

/** What stands outside the page or its own room, or over something else. */
function faultsOf({ number, blocks, shapes }: Sheet): string[] {
  const boxes = blocks.flatMap(({ texts }) => texts.map((text) => ({ text, box: boxOf(text) })));
  const isOut = ({ text, box }: (typeof boxes)[number]) =>
    box.left < SHEET.left - 0.01 ||
    box.right > Math.min(text.x + text.width, SHEET.right) + 0.02 ||
    box.bottom > (text.y >= SHEET.foot ? 290 : SHEET.footRule);
  const over = boxes.filter(({ box }, index) =>
    boxes.slice(index + 1).some((later) => isOver(box, later.box)),
  );
  const ends = shapes.map((shape) =>
    shape.kind === 'line' ? [shape.x2, shape.y2] : [shape.x + shape.width, shape.y + shape.height],
  );
  const shapesOut = ends.filter(
    ([right = 0, bottom = 0]) => right > SHEET.right + 0.02 || bottom > SHEET.footRule + 0.01,
  );
  return [
    ...boxes.filter(isOut).map(({ text }) => `${number} 外: ${text.lines.join('/')}`),
    ...over.map(({ text }) => `${number} 重なり: ${text.lines.join('/')}`),
    ...shapesOut.map((place) => `${number} 線: ${place.join()}`),
  ];
}

describe('どんな日記でも（G70）', () => {
  // @proves screen /treatment-logs/print
  it('まとめは一枚に入り、どの文字も紙の中にあり、選んだことばは一つも失われない', () => {
    fc.assert(
      fc.property(diary, (input) => {
        const sheets = laySheets(input);
        expect(sheets.flatMap(faultsOf)).toEqual([]);
        expect(sheets.map(({ number }) => number)).toEqual(sheets.map((_, index) => index + 1));
        // The summary is one page: the next one begins with what follows it.
        const titles = sheets.map(({ blocks }) => blocks.filter(({ role }) => role === 'title').length);
        expect(titles).toEqual([1, ...sheets.slice(1).map(() => 0)]);
        const alone = laySheets({ ...input, choices: { ...input.choices, isSummaryOnly: true } });
        expect(alone).toHaveLength(1);
        expect(alone.flatMap(faultsOf)).toEqual([]);
        const printed = wordsOf(sheets).replaceAll('（つづき）', '');
        for (const one of input.logs) {
          for (const { text } of printedFields(one, input.choices)) {
            // A page break parts a text with the foot of the page: piece by piece it is there.
            for (const line of text.split('\n'))
              expectSomewhere(printed, bare(line).replaceAll('（つづき）', ''));
          }
        }
      }),
      { numRuns: inject('isWholeSuite') ? 1_000 : 100, endOnFailure: false },
    );
  });
});

/** A line of a text that may have been broken over two pages: its halves are there. */
function expectSomewhere(printed: string, line: string): void {
  if (printed.includes(line)) return;
  const cut = Array.from({ length: line.length }, (_, at) => at).some(
    (at) => printed.includes(line.slice(0, at)) && printed.includes(line.slice(at)),
  );
  expect(cut, line).toBe(true);
}
