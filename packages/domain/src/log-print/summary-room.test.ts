import { describe, expect, it } from 'vitest';
import { laySheets } from './lay-sheets.ts';
import { aFullLog, aPrint, aPrintedLog, blockTexts } from './print-input.fixture.ts';
import type { PrintedLog } from './printed-log.ts';
import type { Sheet } from './sheet.ts';

const nextVisit = (count: number, answer?: string) => ({
  visit_date: '2026-11-24',
  questions: Array.from({ length: count }, (_, index) => ({ text: `聞きたいこと${index + 1}番`, answer })),
});
const firstOf = (logs: PrintedLog[], count: number): Sheet => {
  const [sheet] = laySheets(aPrint({ logs, nextVisit: nextVisit(count) }));
  if (!sheet) throw new Error('no page');
  return sheet;
};
const asked = (sheet: Sheet) =>
  blockTexts(sheet).filter((text) => /^\d+ \| 聞きたいこと\d+番$/.test(text)).length;
const dotted = ({ shapes }: Sheet) =>
  shapes.flatMap((shape) => (shape.kind === 'line' && shape.dotted ? [shape] : []));

describe('一枚目の聞きたいこと（G69）', () => {
  it('ほかの記録が少ないほど、多く載り、残りの数もそれに合う', () => {
    const few = [aPrintedLog({ medicines: [{ name: '胃の薬' }] })];
    const [full, roomy, empty] = [firstOf([aFullLog()], 30), firstOf(few, 30), firstOf([], 30)].map(asked);
    expect([full, roomy, empty]).toEqual([5, 17, 18]);
    expect(blockTexts(firstOf(few, 30))).toContain('ほか13件は次のページ以降');
    expect(asked(firstOf(few, 9))).toBe(9);
    expect(blockTexts(firstOf(few, 9)).join()).not.toContain('次のページ');
  });

  it('多くても、ほかのものを一枚目から押し出さない', () => {
    const log = aFullLog();
    const rowsOf = (sheet: Sheet) =>
      blockTexts(sheet).filter((text) => /番の(治療|薬|検査)|とても強い|℃/.test(text));
    expect(rowsOf(firstOf([log], 30))).toEqual(rowsOf(firstOf([log], 0)));
    expect(rowsOf(firstOf([log], 30)).length).toBeGreaterThan(20);
    expect(blockTexts(firstOf([log], 30))).toContain('診察で聞いたこと | 書きこみ用');
  });

  it('どの問いにも、答えを書く線がある。入りきらない場合は、問いの横に、五センチより長く引く', () => {
    for (const [logs, count] of [
      [[aFullLog()], 30],
      [[], 30],
      [[], 9],
      [[aFullLog()], 2],
    ] as const) {
      const sheet = firstOf([...logs], count);
      expect(dotted(sheet)).toHaveLength(asked(sheet));
      for (const { x1, x2 } of dotted(sheet)) expect(x2 - x1).toBeGreaterThan(50);
    }
    const long = 'とても長い聞きたいこと'.repeat(8);
    const questions = Array.from({ length: 9 }, () => ({ text: long }));
    const [sheet] = laySheets(aPrint({ logs: [aFullLog()], nextVisit: { ...nextVisit(0), questions } }));
    for (const { x1, x2 } of sheet ? dotted(sheet) : []) expect(x2 - x1).toBeGreaterThan(50);
  });

  it('書きこむ場所には、いつも二本より多くか、二本の線がある', () => {
    for (const logs of [[aFullLog()], []]) {
      const { blocks, shapes } = firstOf(logs, 30);
      const notes = blocks.find(({ texts }) => texts[0]?.lines[0] === '診察で聞いたこと')?.texts[0]?.y ?? 0;
      const lines = shapes.filter((shape) => shape.kind === 'line' && shape.y1 > notes && shape.y1 < 280);
      expect(lines.length).toBeGreaterThanOrEqual(2);
    }
  });
});

it('前の年にいちばん高かった体温は、日まで切れずに載り、血圧の名前も切れない', () => {
  const log_date = '2025-12-12';
  const measurements = [
    { kind: 'body_temperature', value: 38.1 },
    { kind: 'blood_pressure_systolic', value: 114 },
  ] as const;
  const logs = [
    aPrintedLog({ log_date, measurements: [...measurements] }),
    aPrintedLog({
      measurements: [
        { kind: 'body_temperature', value: 36.3 },
        { kind: 'blood_pressure_systolic', value: 124 },
      ],
    }),
  ];
  const [sheet] = laySheets(aPrint({ logs, choices: { from: '2025-12-01' } }));
  const texts = sheet ? blockTexts(sheet) : [];
  expect(texts).toContain('体温 | 36.3〜38.1℃ | 最高は2025/12/12');
  expect(texts).toContain('血圧（上） | 114〜124mmHg | 114→124');
});

describe('並んだ二つの表', () => {
  const test = (item: string, value: string) => ({
    ...{ item, value, unit: 'mg/dL', reference_low: '0.46', reference_high: '1.07' },
  });
  const rows = (value: string) => [test('クレアチニン', value), test('尿素窒素', value)];

  it('片方が広くなくてよい場合、もう片方の名前が切れずに載る', () => {
    const logs = [
      aPrintedLog({
        measurements: [{ kind: 'weight', value: 52 }],
        medicines: [{ name: '葉酸', taken: 'taken' }],
        test_results: [{ type: 1, tested_on: '2026-11-10', rows: rows('0.86'), images: [] }],
        treatments: [
          {
            ...{
              type: 'chemical-treatment',
              name: 'カルボプラチンとペメトレキセド',
              started_on: '2025-11-20',
            },
            ...{ course_number: 3, status: 'ongoing' },
          },
        ],
      }),
      aPrintedLog({
        log_date: '2026-11-18',
        test_results: [{ type: 1, tested_on: '2026-11-17', rows: rows('0.87').slice(0, 1), images: [] }],
      }),
    ];
    const [sheet] = laySheets(aPrint({ logs, choices: { from: '2025-12-01' } }));
    const texts = sheet ? blockTexts(sheet) : [];
    expect(texts).toContain('クレアチニン（mg/dL） | 0.86 | 0.87（11/17） | 0.46〜1.07');
    expect(texts).toContain('2025/11/20 | 抗がん剤治療 カルボプラチンとペメトレキセド | 3 | 治療中');
  });

  it('どちらも広い場合も、場所を分けあい、重ならない', () => {
    const [sheet] = laySheets(aPrint({ logs: [aFullLog()] }));
    const heads = ['治療', '薬', 'はかったもの', '検査の値'].map((title) => {
      const text = sheet?.blocks.find(({ texts }) => texts[0]?.lines[0] === title)?.texts[0];
      return [text?.x, text?.y];
    });
    const [treatments = [], medicines = [], measured = [], tests = []] = heads;
    expect([treatments[1], measured[1]]).toEqual([medicines[1], tests[1]]);
    for (const [x = 0] of [medicines, tests]) {
      expect(x).toBeGreaterThan(60);
      expect(x).toBeLessThan(125);
    }
  });

  it('列の言葉がみじかくても、残りの数は、題のわきの一行に載る', () => {
    const measurements = [
      { kind: 'body_temperature', value: 34 },
      { kind: 'pulse', value: 20 },
      { kind: 'blood_pressure_systolic', value: 40 },
      { kind: 'blood_pressure_diastolic', value: 20 },
      { kind: 'pain', value: 0 },
      { kind: 'weight', value: 20 },
      { kind: 'meal_amount', value: 0 },
    ] as const;
    const log = aPrintedLog({
      measurements: [...measurements],
      test_results: [{ type: 1, rows: [test('とても長い名前の検査の項目'.repeat(2), '12.8')], images: [] }],
    });
    const [sheet] = laySheets(aPrint({ logs: [log] }));
    const texts = sheet?.blocks.flatMap((block) => block.texts) ?? [];
    const notes = texts.filter(({ lines }) => lines.join('').includes('次のページ'));
    expect(notes.map(({ lines }) => lines)).toEqual([['ほか1件は次のページ以降']]);
  });
});
