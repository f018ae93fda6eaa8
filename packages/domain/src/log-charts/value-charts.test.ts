import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartedLog, chartedLogs, FOUR_WEEKS } from './charted-log.fixture.ts';
import {
  chartPeriodOf,
  hasSeveralRanges,
  joinedMarks,
  measuredKinds,
  measurementCharts,
  printedQuantity,
  rangeBands,
  rangeWords,
  readTestValue,
  roundScale,
  scaleOf,
  testChart,
  testedItems,
  testKey,
  type ValueSeries,
  valueMarks,
} from './index.ts';

const DAY = '2026-11-12';
const frame = { width: 100, height: 80 };

/** Logs with one sheet each: day of the log, item, value, unit, low, high. */
const sheets = (
  ...rows: [
    day: string,
    item: string,
    value: string,
    unit?: string,
    low?: string | undefined,
    high?: string,
  ][]
) =>
  rows.map(([day, item, value, unit, reference_low, reference_high]) =>
    chartedLog(day, { test_results: [{ rows: [{ item, value, unit, reference_low, reference_high }] }] }),
  );
const itemsOf = (...rows: Parameters<typeof sheets>) => testedItems(sheets(...rows), FOUR_WEEKS);
const chartOf = (...rows: Parameters<typeof sheets>): ValueSeries => {
  const [item] = itemsOf(...rows);
  if (!item) throw new Error('no item');
  return testChart(item);
};

describe('検査の値の読み方（G63）', () => {
  it.each([
    ['4.8', 'exact', 4.8],
    ['１２．５', 'exact', 12.5],
    ['1,234', 'exact', 1234],
    ['12,34', 'text', null],
    ['-0.5', 'exact', -0.5],
    ['<0.5', 'below', 0.5],
    ['＜０．５', 'below', 0.5],
    ['≦ 0.5', 'below', 0.5],
    ['0.5未満', 'below', 0.5],
    ['100以上', 'above', 100],
    ['>1,000', 'above', 1000],
    ['陰性', 'text', null],
    ['(-)', 'text', null],
    ['1+', 'text', null],
    ['4.8 H', 'text', null],
    ['', 'text', null],
    ['1e5', 'text', null],
    ['10⁵', 'text', null],
    ['<10²', 'text', null],
    ['①', 'text', null],
    ['1000超える', 'above', 1000],
  ])('「%s」は %s', (text, kind, number) => {
    expect(readTestValue(text)).toEqual({ kind, number });
  });
});

describe('検査の紙に印刷された数', () => {
  it.each([
    ['3.5', { value: 3.5 }],
    ['-1.2', { value: -1.2 }],
    ['−1.2', { value: -1.2 }],
    ['0', { value: 0 }],
    ['０．８', { value: 0.8 }],
    ['5，200', { value: 5200 }],
    ['5,200', { value: 5200 }],
    ['1,234,567.5', { value: 1_234_567.5 }],
    ['<0.5', { value: 0.5, comparator: '<' }],
    ['＜ ０．５', { value: 0.5, comparator: '<' }],
    ['≦0.5', { value: 0.5, comparator: '<=' }],
    ['≤0.5', { value: 0.5, comparator: '<=' }],
    ['<=0.5', { value: 0.5, comparator: '<=' }],
    ['0.5未満', { value: 0.5, comparator: '<' }],
    ['0.5以下', { value: 0.5, comparator: '<=' }],
    ['>1000', { value: 1000, comparator: '>' }],
    ['≧1,000', { value: 1000, comparator: '>=' }],
    ['1000 以上', { value: 1000, comparator: '>=' }],
    ['1000超', { value: 1000, comparator: '>' }],
    ['1000超える', { value: 1000, comparator: '>' }],
    ['1000より大', { value: 1000, comparator: '>' }],
    ['﹤0.5', { value: 0.5, comparator: '<' }],
    ['36.5\u200B', { value: 36.5 }],
    ['＋2.3', { value: 2.3 }],
  ])('%j は、数と、その大小のしるしになる', (text, quantity) => {
    expect(printedQuantity(text)).toEqual(quantity);
  });

  it.each([
    '0012',
    '007.5',
    '1,5',
    '12,34',
    '1/2',
    '3-5',
    '(-)',
    '1+',
    '陰性',
    '<',
    '<0.5未満',
    '0.5 H',
    '1.2.3',
    '',
    '10^3',
    '１２回',
    '.5',
    '10⁵',
    '10³',
    '<10²',
    '‹10²',
    '3²',
    '10₅',
    '①',
    '⑩',
    '⒊',
    '½',
    '1½',
    '1.5×10⁹',
    '1.5E9',
    '㋀',
    '㍘',
    '𝟏𝟎',
    '12 34',
    '+1',
  ])('%j は、数とは言いきれないので、書かれたまま残す', (text) => {
    expect(printedQuantity(text)).toBeNull();
  });
});

describe('検査の項目と単位（G63）', () => {
  it('全角と半角、空白のちがいだけの場合、同じ項目にする', () => {
    expect(testKey('ＷＢＣ', '１０³／μL')).toBe(testKey('W BC', '10³/µL'));
    for (const item of ['CA19−9', 'ＣＡ１９－９', 'CA19‐9', 'CA19ー9', 'CA\u200B19-9'])
      expect(testKey(item, 'U/mL')).toBe(testKey('CA19-9', 'U/mL'));
    expect(testKey('ﾍﾓｸﾞﾛﾋﾞﾝ', 'ｇ／ｄＬ')).toBe(testKey('ヘモグロビン', 'g/dL'));
  });

  it('単位や文字がちがう場合、けっして一つにしない', () => {
    const keys = [
      testKey('CEA', 'ng/mL'),
      testKey('CEA', 'U/mL'),
      testKey('CEA', ''),
      testKey('Cea', 'ng/mL'),
      testKey('WBC', '10³/μL'),
      testKey('WBC', '103/μL'),
      testKey('CEAn', 'g/mL'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('検査の日を使い、書いていない場合は記録の日を使う', () => {
    const log = chartedLog(DAY, {
      test_results: [
        { tested_on: '2026-11-02', rows: [{ item: 'CEA', value: '2' }] },
        { rows: [{ item: 'CEA', value: '3' }] },
        { tested_on: '2026-10-01', rows: [{ item: 'CEA', value: '9' }] },
      ],
    });
    expect(testedItems([log], FOUR_WEEKS)[0]?.values.map(({ day, value }) => [day, value])).toEqual([
      ['2026-11-02', '2'],
      [DAY, '3'],
    ]);
  });

  it('新しい紙の上から順に並べ、古い紙にしかない項目は後に並べる', () => {
    const rows = (...items: string[]) => [{ rows: items.map((item) => ({ item, value: '1' })) }];
    const logs = [
      chartedLog('2026-11-01', { test_results: rows('AST', '白血球') }),
      chartedLog(DAY, { test_results: rows('血小板', '白血球') }),
    ];
    expect(testedItems(logs, FOUR_WEEKS).map(({ item }) => item)).toEqual(['血小板', '白血球', 'AST']);
  });
});

describe('はかったもの（G61）', () => {
  it('上と下の血圧は一つのグラフの二本の線になり、ほかは一つずつになる', () => {
    const measurements = [
      { kind: 'pulse', value: 70 },
      { kind: 'blood_pressure_diastolic', value: 76 },
      { kind: 'blood_pressure_systolic', value: 120 },
      { kind: 'body_temperature', value: 36.8, measured_at: '07:05' },
    ] as const;
    const charts = measurementCharts(measuredKinds([chartedLog(DAY, { measurements })], FOUR_WEEKS));
    expect(charts.map(({ label, unit, lines }) => [label, unit, lines.map((line) => line.label)])).toEqual([
      ['体温', '℃', ['体温']],
      ['血圧', 'mmHg', ['上', '下']],
      ['脈拍', '回／分', ['脈拍']],
    ]);
    expect(charts[0]?.lines[0]?.points[0]).toMatchObject({ day: DAY, time: '07:05', text: '36.8℃' });
  });

  it('はかった時刻の順に並べ、時刻がない場合は記録の時刻を使う', () => {
    const at = (value: number, measured_at?: string) => ({
      kind: 'body_temperature' as const,
      value,
      measured_at,
    });
    const logs = [
      chartedLog(DAY, { log_time: '20:00', measurements: [at(37.2), at(36.4, '07:00')] }),
      chartedLog(DAY, { measurements: [at(36.9)] }),
    ];
    const [temperature] = measuredKinds(logs, FOUR_WEEKS);
    expect(temperature?.values.map(({ time, value }) => [time, value])).toEqual([
      ['07:00', 36.4],
      [null, 36.9],
      ['20:00', 37.2],
    ]);
  });
});

describe('目盛り', () => {
  it.each([
    [[36.4, 37.2], 1, [36, 36.5, 37, 37.5]],
    [[52.4], 1, [51.5, 52, 52.5, 53]],
    [[118, 124], 10, [115, 120, 125, 130]],
    [[0.5, 2.1, 5], 0.5, [0, 2, 4, 6]],
    [[98, 99], 10, [90, 95, 100]],
  ] as [number[], number, number[]][])('%j（最低の幅 %d）', (values, leastSpan, ticks) => {
    const within: [number, number] = leastSpan === 10 && values[0] === 98 ? [50, 100] : [0, 1000];
    expect(roundScale(values, leastSpan, within).ticks).toEqual(ticks);
  });

  it('どんな値でも、目盛りの中に入る', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -1e12, max: 1e12, noNaN: true }), { minLength: 1, maxLength: 9 }),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        (values, leastSpan) => {
          const { from, to, ticks } = roundScale(values, leastSpan);
          expect(from).toBeLessThanOrEqual(Math.min(...values));
          expect(to).toBeGreaterThanOrEqual(Math.max(...values));
          expect(ticks.length).toBeLessThanOrEqual(6);
          for (const tick of ticks) expect(tick >= from && tick <= to).toBe(true);
        },
      ),
      {
        examples: [
          [[0], 1e-323],
          [[5e-324, 0], 0],
          [[999999999999.9998, 1e12], 0],
          [[1e-12], 1e-12],
        ],
      },
    );
  });
});

describe('値のグラフ', () => {
  it('「<0.5」は開いた印で描き、「陰性」は描かずに表に残す', () => {
    const chart = chartOf(['2026-11-01', 'CEA', '<0.5'], ['2026-11-05', 'CEA', '陰性'], [DAY, 'CEA', '2.1']);
    const scale = scaleOf(chart);
    if (!scale || !chart.lines[0]) throw new Error('no scale');
    const marks = valueMarks(chart.lines[0], FOUR_WEEKS, scale, frame);
    expect(marks.map(({ point }) => [point.text, point.isOpen])).toEqual([
      ['<0.5', true],
      ['2.1', false],
    ]);
    expect(chart.lines[0].points.map(({ text }) => text)).toContain('陰性');
  });

  it('数字が一つもない場合、目盛りはない', () => {
    expect(scaleOf(chartOf([DAY, '尿糖', '陰性']))).toBeNull();
  });

  it('紙に印刷された範囲は書いたとおりに示し、紙ごとにちがう場合は別の帯にする', () => {
    const chart = chartOf(
      ['2026-11-01', 'CEA', '2', 'ng/mL', '0.0', '5.0'],
      ['2026-11-05', 'CEA', '3', 'ng/mL', '0.0', '5.0'],
      [DAY, 'CEA', '4', 'ng/mL', undefined, '3.4'],
    );
    const [line] = chart.lines;
    const scale = scaleOf(chart);
    if (!scale || !line) throw new Error('no scale');
    const bands = rangeBands(valueMarks(line, FOUR_WEEKS, scale, frame), scale, frame);
    expect(bands.map(({ words }) => words)).toEqual(['0.0〜5.0', '〜3.4']);
    expect(hasSeveralRanges(line)).toBe(true);
    expect(line.points.map(rangeWords)).toEqual(['0.0〜5.0', '0.0〜5.0', '〜3.4']);
  });

  it('間が期間の四分の一より長い場合、線でつながない', () => {
    const chart = chartOf(['2026-10-25', 'CEA', '1'], ['2026-10-31', 'CEA', '2'], [DAY, 'CEA', '3']);
    const scale = scaleOf(chart);
    if (!scale || !chart.lines[0]) throw new Error('no scale');
    const pieces = joinedMarks(valueMarks(chart.lines[0], FOUR_WEEKS, scale, frame), frame);
    expect(pieces.map((piece) => piece.length)).toEqual([2, 1]);
  });

  it.each([FOUR_WEEKS, chartPeriodOf('1y', '2026-11-20')])(
    'どんな記録でも、印も範囲も枠の中にあり、一つのグラフは一つの単位（$from〜$to）',
    (period) => {
      fc.assert(
        fc.property(chartedLogs(period), (logs) => {
          const items = testedItems(logs, period);
          const charts = [...measurementCharts(measuredKinds(logs, period)), ...items.map(testChart)];
          expect(new Set(charts.map(({ key }) => key)).size).toBe(charts.length);
          const written = logs.flatMap(({ test_results }) => test_results.flatMap(({ rows }) => rows));
          for (const { item, unit, values } of items) {
            const own = written.filter((row) => testKey(row.item, row.unit ?? '') === testKey(item, unit));
            for (const { value } of values) expect(own.map((row) => row.value)).toContain(value);
          }
          for (const chart of charts) expectInside(chart, period);
        }),
      );
    },
  );

  it('記録の順がちがっても、同じ結果になる', () => {
    fc.assert(
      fc.property(chartedLogs(FOUR_WEEKS), (logs) => {
        const other = logs.toReversed();
        expect(measuredKinds(other, FOUR_WEEKS)).toEqual(measuredKinds(logs, FOUR_WEEKS));
        expect(testedItems(other, FOUR_WEEKS)).toEqual(testedItems(logs, FOUR_WEEKS));
      }),
    );
  });
});

function expectInside(chart: ValueSeries, period: Parameters<typeof valueMarks>[1]) {
  const scale = scaleOf(chart);
  if (!scale) return;
  for (const line of chart.lines) {
    const marks = valueMarks(line, period, scale, frame);
    for (const { x, y } of marks) {
      expect(x >= 0 && x <= frame.width && y >= -1e-9 && y <= frame.height + 1e-9).toBe(true);
    }
    for (const { x, y, width, height } of rangeBands(marks, scale, frame)) {
      expect(Math.min(x, y + 1e-9, width, height)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(frame.width + 1e-9);
      expect(y + height).toBeLessThanOrEqual(frame.height + 1e-9);
    }
  }
}
