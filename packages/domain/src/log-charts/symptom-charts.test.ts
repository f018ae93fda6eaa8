import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartedLog, chartedLogs, FOUR_WEEKS } from './charted-log.fixture.ts';
import {
  byTrouble,
  type ChartedLog,
  type ChartPeriod,
  chartPeriodOf,
  levelLines,
  periodDays,
  type SymptomSeries,
  symptomBars,
  symptomSeries,
  timeTicks,
  treatmentBands,
  treatmentDays,
  treatmentName,
  treatmentPeriods,
  worstSymptoms,
} from './index.ts';

const DAY = '2026-11-12';
const only = (...answers: Parameters<typeof chartedLog>[1][]) =>
  symptomSeries(
    answers.map((change) => chartedLog(DAY, change)),
    FOUR_WEEKS,
  );
const YEAR = chartPeriodOf('1y', '2026-11-20');
const PERIODS: ChartPeriod[] = [
  chartPeriodOf('2w', '2026-11-20'),
  FOUR_WEEKS,
  chartPeriodOf('3m', '2026-11-20'),
  YEAR,
  { from: '2028-01-01', to: '2028-12-31' },
  { from: DAY, to: DAY },
];
const shuffled = <T>(items: readonly T[], seed: number) =>
  items
    .map((item, index) => [(index * 7919 + seed) % 101, item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);

describe('症状の一日', () => {
  it('今日の答えがある場合、7日間の答えより今日の答えを使う', () => {
    expect(only({ symptoms: [{ key: 'pain', today: 1, strength: 4 }] })[0]?.days).toEqual([
      { day: DAY, level: 1, recall: 'today' },
    ]);
  });

  it('今日の答えがない場合、7日間でいちばん強かったときを、そうとわかる形で使う', () => {
    expect(only({ symptoms: [{ key: 'pain', frequency: 2, strength: 3 }] })[0]?.days).toEqual([
      { day: DAY, level: 3, recall: 'week' },
    ]);
  });

  it('一日に何度も書いた場合、いちばん強い答えを使う', () => {
    const [pain] = only(
      { symptoms: [{ key: 'pain', today: 1 }] },
      { symptoms: [{ key: 'pain', today: 3 }] },
      { symptoms: [{ key: 'pain', strength: 4 }] },
    );
    expect(pain?.days).toEqual([{ day: DAY, level: 3, recall: 'today' }]);
    expect(pain?.strength).toBe(4);
  });

  it('「なし」と書いた日は0、「なかった」と答えた日も0、書いていない日はない', () => {
    expect(only({ symptoms: [{ key: 'cough', today: 0 }] })[0]?.days[0]?.level).toBe(0);
    expect(only({ symptoms: [{ key: 'cough', frequency: 0 }] })[0]?.days[0]).toEqual({
      day: DAY,
      level: 0,
      recall: 'week',
    });
    expect(only({ symptoms: [{ key: 'cough', interference: 2 }] })[0]?.days).toEqual([]);
    expect(only({})).toEqual([]);
  });

  it('期間の外の記録は数えない', () => {
    const logs = ['2026-10-23', '2026-10-24', '2026-11-20', '2026-11-21'].map((day) =>
      chartedLog(day, { symptoms: [{ key: 'pain', today: 4 }] }),
    );
    expect(symptomSeries(logs, FOUR_WEEKS)[0]?.days.map(({ day }) => day)).toEqual([
      '2026-10-24',
      '2026-11-20',
    ]);
  });
});

describe('いちばん困っている症状（G70）', () => {
  const series = (
    key: SymptomSeries['key'],
    interference: number | null,
    strength: number | null,
    felt: number,
  ): SymptomSeries => ({
    key,
    interference,
    strength,
    days: Array.from({ length: felt }, (_, index) => ({
      day: `2026-11-${String(index + 1).padStart(2, '0')}`,
      level: 1,
      recall: 'today' as const,
    })),
  });
  const keys = (rows: SymptomSeries[]) => rows.map(({ key }) => key);

  it('生活のさまたげ、強さ、日数の順にくらべ、同じ場合は項目の順に並べる', () => {
    const rows = [
      series('worry', 1, 4, 9),
      series('cough', 3, 1, 1),
      series('nausea', 1, 4, 10),
      series('fatigue', 1, 4, 9),
      series('pain', null, 4, 20),
    ];
    expect(keys(byTrouble(rows))).toEqual(['cough', 'nausea', 'fatigue', 'worry', 'pain']);
    expect(keys(byTrouble(rows.toReversed()))).toEqual(keys(byTrouble(rows)));
  });

  it('一度もなかった症状は、困っている症状に数えない', () => {
    const never = { ...series('pain', 0, 0, 0), days: [{ day: DAY, level: 0, recall: 'today' as const }] };
    expect(keys(worstSymptoms([never, series('cough', null, 1, 1)], 5))).toEqual(['cough']);
    expect(worstSymptoms([series('cough', 1, 1, 1), series('worry', 1, 1, 1)], 1)).toHaveLength(1);
  });
});

describe('棒と帯', () => {
  const frame = { width: 100, height: 60 };

  it('強さが上がると高くなり、「なし」は低い線になり、書いていない日に棒はない', () => {
    const days = [0, 1, 2, 3, 4].map((level) => ({
      day: `2026-11-0${level + 1}`,
      level,
      recall: 'today' as const,
    }));
    const heights = symptomBars({ days }, FOUR_WEEKS, frame).map(({ height }) => height);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(new Set(heights).size).toBe(5);
    expect(heights[0]).toBeGreaterThan(0);
    expect(symptomBars({ days: [] }, FOUR_WEEKS, frame)).toEqual([]);
    expect(levelLines(frame)[3]?.y).toBeCloseTo(frame.height - (heights[4] ?? 0));
  });

  it('一年の場合、棒は一週間ごとで、その週のいちばん強い日の高さになる', () => {
    const days = [
      { day: '2026-11-14', level: 4, recall: 'week' as const },
      { day: '2026-11-20', level: 2, recall: 'today' as const },
      { day: '2026-11-13', level: 1, recall: 'today' as const },
    ];
    const bars = symptomBars({ days }, YEAR, frame);
    expect(bars.map(({ from, to, level }) => ({ from, to, level }))).toEqual([
      { from: '2026-11-07', to: '2026-11-13', level: 1 },
      { from: '2026-11-14', to: '2026-11-20', level: 4 },
    ]);
  });

  it.each(PERIODS)('どんな記録でも、棒も帯も日付も枠の中にあり、重ならない（$from〜$to）', (period) => {
    fc.assert(
      fc.property(chartedLogs(period), (logs) => {
        for (const series of symptomSeries(logs, period)) {
          const bars = symptomBars(series, period, frame);
          for (const { x, y, width, height } of bars) {
            expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0);
            expect(x + width).toBeLessThanOrEqual(frame.width + 1e-9);
            expect(y + height).toBeLessThanOrEqual(frame.height + 1e-9);
          }
          for (const [index, bar] of bars.slice(1).entries()) {
            expect(bar.x).toBeGreaterThanOrEqual((bars[index]?.x ?? 0) + (bars[index]?.width ?? 0) - 1e-9);
          }
        }
        for (const { x, width, at } of treatmentBands(treatmentDays(logs, period), period, frame)) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(frame.width + 1e-9);
          expect(at).toBeGreaterThan(0);
        }
      }),
    );
    const ticks = timeTicks(period, frame);
    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(ticks.at(-1)?.day).toBe(period.to);
    for (const { x } of ticks) expect(x).toBeLessThan(frame.width);
  });

  it('記録の順がちがっても、同じ結果になる', () => {
    fc.assert(
      fc.property(chartedLogs(FOUR_WEEKS), fc.nat(100), (logs, seed) => {
        const other = shuffled(logs, seed);
        expect(symptomSeries(other, FOUR_WEEKS)).toEqual(symptomSeries(logs, FOUR_WEEKS));
        expect(treatmentDays(other, FOUR_WEEKS)).toEqual(treatmentDays(logs, FOUR_WEEKS));
      }),
    );
  });

  it('期間の名前は、選んだ長さの言葉になる', () => {
    expect(periodDays(chartPeriodOf('4w', '2026-11-20'))).toBe(28);
    expect(chartPeriodOf('4w', '2026-11-20')).toEqual(FOUR_WEEKS);
    expect(timeTicks(FOUR_WEEKS, frame, '2026-11-20').map(({ label }) => label)).toEqual([
      '10/24',
      '10/31',
      '11/7',
      '11/14',
      '今日',
    ]);
  });
});

describe('治療の日', () => {
  const days = (change: Parameters<typeof chartedLog>[1]) =>
    treatmentDays([chartedLog(DAY, change)], FOUR_WEEKS);
  const course = { type: 'chemical-treatment', course_number: 3, status: 'ongoing' } as const;

  it.each([
    ['コースだけの場合、記録の日', { treatments: [course] }, [DAY, '治療', 3]],
    ['「4日目」の場合、三日前', { treatments: [{ ...course, day_number: 4 }] }, ['2026-11-09', '治療', 3]],
    ['題に点滴とある場合、点滴の日', { title: '点滴 3回目', treatments: [course] }, [DAY, '点滴', 3]],
    ['点滴の薬の場合、点滴の日', { medicines: [{ name: '吐き気止め', dose: '点滴' }] }, [DAY, '点滴', null]],
    [
      '一日の手術の場合、その日',
      { treatments: [{ type: 'surgery', started_on: '2026-11-02', ended_on: '2026-11-02' } as const] },
      ['2026-11-02', '手術', null],
    ],
  ])('%s', (_, change, [day, word, course_number]) => {
    expect(days(change)).toEqual([{ day, word, course_number }]);
  });

  it('予定や中止の治療、飲んでいない点滴、期間の外の日は、印にしない', () => {
    expect(days({ treatments: [{ ...course, status: 'planned' }] })).toEqual([]);
    expect(days({ treatments: [{ ...course, status: 'stopped' }] })).toEqual([]);
    expect(days({ treatments: [{ ...course, day_number: 60 }] })).toEqual([]);
    expect(days({ medicines: [{ name: '点滴', taken: 'not_yet' }] })).toEqual([]);
    expect(days({ treatments: [{ type: 'surgery', ended_on: DAY }] })).toEqual([]);
  });

  it('終わった治療は、記録の日には印をせず、日が書いてある場合だけ、その日に印をする', () => {
    const finished = { ...course, status: 'finished' } as const;
    expect(days({ treatments: [finished] })).toEqual([]);
    expect(days({ title: '点滴の記録', treatments: [{ ...finished, name: '点滴' }] })).toEqual([]);
    expect(days({ treatments: [{ ...finished, started_on: '2026-11-01', ended_on: '2026-11-09' }] })).toEqual(
      [],
    );
    expect(days({ treatments: [{ ...finished, day_number: 4 }] })).toEqual([
      { day: '2026-11-09', word: '治療', course_number: 3 },
    ]);
    const operated = { started_on: '2026-11-02', ended_on: '2026-11-02' };
    expect(days({ treatments: [{ type: 'surgery', status: 'finished', ...operated }] })).toHaveLength(1);
  });

  it('同じ日が二つの記録に書かれた場合、印は一つ', () => {
    const logs = [
      chartedLog('2026-11-13', { treatments: [{ ...course, day_number: 2 }] }),
      chartedLog(DAY, { medicines: [{ name: '点滴' }] }),
    ];
    expect(treatmentDays(logs, FOUR_WEEKS)).toEqual([{ day: DAY, word: '点滴', course_number: 3 }]);
  });

  it('近い日の言葉は、重ならないように一つにする', () => {
    const marks = ['2026-11-01', '2026-11-02', '2026-11-12'].map((day) => ({
      day,
      word: '点滴' as const,
      course_number: null,
    }));
    const bands = treatmentBands(marks, FOUR_WEEKS, { width: 100 });
    expect(bands.map(({ hasWord }) => hasWord)).toEqual([true, false, true]);
  });
});

describe('治療の期間', () => {
  const drug = {
    type: 'chemical-treatment',
    name: 'TC療法',
    started_on: '2026-10-06',
    status: 'ongoing',
  } as const;
  const periods = (...logs: [day: string, treatment: ChartedLog['treatments'][number]][]) =>
    treatmentPeriods(
      logs.map(([day, treatment]) => chartedLog(day, { treatments: [treatment] })),
      FOUR_WEEKS,
    );

  it('いくつもの記録に書かれた一つの治療は一つにし、終わりは後に書いたものにする', () => {
    const ended = { ...drug, ended_on: '2026-11-17' };
    const expected = [
      { type: drug.type, name: drug.name, from: drug.started_on, to: '2026-11-17', is_over: false },
    ];
    expect(periods(['2026-10-27', drug], ['2026-11-17', ended])).toEqual(expected);
    expect(periods(['2026-11-17', ended], ['2026-10-27', drug])).toEqual(expected);
    expect(treatmentName({ type: drug.type, name: drug.name })).toBe('抗がん剤治療 TC療法');
  });

  it.each(['finished', 'stopped'] as const)(
    '「%s」と書いて終わりの日がない場合、終わったことと、前に書いた終わりの日を残す',
    (status) => {
      const over = { ...drug, status };
      const one = { type: drug.type, name: drug.name, from: drug.started_on, to: null, is_over: true };
      expect(periods(['2026-10-27', drug], [DAY, over])).toEqual([one]);
      expect(periods([DAY, over], [DAY, drug])).toEqual([one]);
      const ended = { ...over, ended_on: '2026-11-05' };
      expect(periods(['2026-11-06', ended], [DAY, over])).toEqual([{ ...one, to: '2026-11-05' }]);
      expect(periods(['2026-11-06', over], [DAY, drug])).toEqual([{ ...one, is_over: false }]);
    },
  );

  it('状態を書いていない記録は、前に書いた状態も終わりの日も変えない', () => {
    const { status: _, ...unstated } = drug;
    const one = { type: drug.type, name: drug.name, from: drug.started_on, to: null, is_over: true };
    const ended = { ...drug, status: 'finished', ended_on: '2026-11-05' } as const;
    expect(periods(['2026-11-06', ended], [DAY, unstated])).toEqual([{ ...one, to: '2026-11-05' }]);
    expect(periods(['2026-10-27', drug], [DAY, unstated])).toEqual([{ ...one, is_over: false }]);
    expect(periods(['2026-10-27', { ...unstated, ended_on: '2026-11-05' }], [DAY, unstated])).toEqual([
      { ...one, to: '2026-11-05', is_over: false },
    ]);
    expect(periods(['2026-11-06', ended], ['2026-11-07', drug], [DAY, unstated])).toEqual([
      { ...one, is_over: false },
    ]);
    const over = { ...drug, status: 'stopped' } as const;
    expect(periods(['2026-11-06', ended], ['2026-11-07', drug], [DAY, over])).toEqual([one]);
  });

  it('予定の治療と、期間の外の治療は示さない', () => {
    expect(periods([DAY, { ...drug, status: 'planned' }])).toEqual([]);
    expect(periods([DAY, { ...drug, ended_on: '2026-10-23' }])).toEqual([]);
    expect(periods([DAY, { ...drug, started_on: '2026-11-21' }])).toEqual([]);
    expect(periods([DAY, { ...drug, ended_on: '2026-10-24' }])).toHaveLength(1);
  });
});
