import { describe, expect, it } from 'vitest';
import { chartedLog, FOUR_WEEKS } from './charted-log.fixture.ts';
import {
  bandWords,
  measuredKinds,
  measurementCharts,
  periodDaysWords,
  periodWords,
  symptomSeries,
  symptomWords,
  testChart,
  testedItems,
  treatmentDayWords,
  treatmentPeriodWords,
  valueWords,
} from './index.ts';

const TODAY = FOUR_WEEKS.to;

const pain = (
  ...days: [day: string, answers: { today?: number; strength?: number; interference?: number }][]
) => {
  const logs = days.map(([day, answers]) => chartedLog(day, { symptoms: [{ key: 'pain', ...answers }] }));
  const [series] = symptomSeries(logs, FOUR_WEEKS);
  if (!series) throw new Error('no series');
  return symptomWords(series, FOUR_WEEKS, TODAY);
};

describe('症状の言葉', () => {
  it('今日の強さと、いちばん強い日を、書いたとおりに言う', () => {
    expect(pain(['2026-11-04', { today: 3 }], ['2026-11-05', { today: 0 }], [TODAY, { today: 1 }])).toEqual({
      newest: '今日は軽い',
      summary: '4週間で2日。いちばん強い日は11月4日の「強い」です。',
    });
  });

  it('今日は書いていない場合、いちばん新しい日を言う', () => {
    expect(pain(['2026-11-04', { today: 3 }]).newest).toBe('11月4日は強い');
  });

  it('7日間の答えの場合、その日だけのことのように言わない', () => {
    expect(pain(['2026-11-04', { strength: 3 }])).toEqual({
      newest: '11月4日までの7日間で強い',
      summary: '4週間で1日。いちばん強い日は11月4日までの7日間の「強い」です。',
    });
  });

  it('どの日も「なし」の場合と、強さを書いていない場合', () => {
    expect(pain(['2026-11-04', { today: 0 }]).summary).toBe('4週間に1日書いて、どの日も「なし」です。');
    expect(pain(['2026-11-04', { interference: 2 }])).toEqual({
      newest: '',
      summary: '4週間に、強さの記録はありません。',
    });
  });
});

describe('値の言葉', () => {
  const measured = (...rows: [day: string, value: number][]) =>
    measurementCharts(
      measuredKinds(
        rows.map(([day, value]) => chartedLog(day, { measurements: [{ kind: 'body_temperature', value }] })),
        FOUR_WEEKS,
      ),
    );

  it('いちばん新しい値と、回数と、いちばん低い値と高い値を言う', () => {
    const [chart] = measured(['2026-11-01', 37.2], ['2026-11-02', 36.4], ['2026-11-18', 36.8]);
    if (!chart) throw new Error('no chart');
    expect(valueWords(chart, FOUR_WEEKS, TODAY)).toEqual({
      newest: '11月18日 36.8℃',
      summary: '4週間で3回、36.4℃から37.2℃まで。',
    });
  });

  it('細かく書いた値は、丸めずに、書いたとおりに言う', () => {
    const [chart] = measured(['2026-11-01', 37], ['2026-11-02', 37.96]);
    expect(chart?.lines[0]?.points.map(({ text }) => text)).toEqual(['37.0℃', '37.96℃']);
  });

  it('二本の線の場合、どちらの値かを言う', () => {
    const measurements = [
      { kind: 'blood_pressure_systolic', value: 120 },
      { kind: 'blood_pressure_diastolic', value: 76 },
    ] as const;
    const logs = ['2026-11-01', '2026-11-02'].map((day) => chartedLog(day, { measurements }));
    const [chart] = measurementCharts(measuredKinds(logs, FOUR_WEEKS));
    if (!chart) throw new Error('no chart');
    expect(valueWords(chart, FOUR_WEEKS, TODAY)).toEqual({
      newest: '11月2日 上120mmHg・下76mmHg',
      summary: '上は4週間で2回、どれも120mmHg。下は4週間で2回、どれも76mmHg。',
    });
  });

  it('「<0.5」や「陰性」は、書いたとおりに言い、低い値や高い値に数えない', () => {
    const rows = ['<0.5', '2.1', '陰性'].map((value) => ({ item: 'CEA', value, unit: 'ng/mL' }));
    const logs = rows.map((row, index) =>
      chartedLog(`2026-11-0${index + 1}`, { test_results: [{ rows: [row] }] }),
    );
    const [item] = testedItems(logs, FOUR_WEEKS);
    if (!item) throw new Error('no item');
    expect(valueWords(testChart(item), FOUR_WEEKS, TODAY)).toEqual({
      newest: '11月3日 陰性',
      summary: '4週間で3回。',
    });
  });
});

describe('期間と治療の日の言葉', () => {
  const days = (...words: ('点滴' | '治療')[]) =>
    words.map((word, index) => ({
      day: `2026-11-0${index + 1}`,
      word,
      course_number: index === 0 ? null : index,
    }));

  it('帯の意味は、印にした日の言葉で言う', () => {
    expect(bandWords(days('点滴', '点滴'))).toBe('うすい黄色は点滴の日です。');
    expect(bandWords(days('点滴', '治療'))).toBe('うすい黄色は治療の日です。');
    expect(bandWords([])).toBe('');
    expect(treatmentDayWords(days('点滴', '治療'), TODAY)).toBe(
      '11月1日（点滴）、11月2日（治療・1コース目）',
    );
    expect(treatmentDayWords(days('治療', '治療', '治療', '治療', '治療', '治療', '治療'), TODAY)).toBe(
      '7日。いちばん新しい日は11月7日（治療・6コース目）',
    );
  });

  it('今年でない日は、年も言う', () => {
    const next = '2027-01-10';
    const [series] = symptomSeries(
      [chartedLog('2026-11-04', { symptoms: [{ key: 'pain', today: 3 }] })],
      FOUR_WEEKS,
    );
    if (!series) throw new Error('no series');
    expect(symptomWords(series, FOUR_WEEKS, next)).toEqual({
      newest: '2026年11月4日は強い',
      summary: '4週間で1日。いちばん強い日は2026年11月4日の「強い」です。',
    });
    const log = chartedLog('2026-11-18', { measurements: [{ kind: 'pulse', value: 72 }] });
    const [chart] = measurementCharts(measuredKinds([log], FOUR_WEEKS));
    if (!chart) throw new Error('no chart');
    expect(valueWords(chart, FOUR_WEEKS, next).newest).toBe('2026年11月18日 72回／分');
    expect(periodDaysWords(FOUR_WEEKS, next)).toBe('2026年10月24日〜2026年11月20日');
  });

  // @proves call GET /treatment-logs/charts
  it('並べて読む日に今年でない日がある場合、どの日にも年をつける', () => {
    const marks = ['2026-12-08', '2027-01-05'].map((day) => ({
      day,
      word: '点滴' as const,
      course_number: null,
    }));
    expect(treatmentDayWords(marks, '2027-01-10')).toBe('2026年12月8日（点滴）、2027年1月5日（点滴）');
    expect(treatmentDayWords(marks.slice(1), '2027-01-10')).toBe('1月5日（点滴）');
    const many = Array.from({ length: 7 }, (_, index) => ({ ...marks[0], day: `2026-12-0${index + 1}` }));
    expect(treatmentDayWords(many as typeof marks, '2027-01-10')).toBe(
      '7日。いちばん新しい日は2026年12月7日（点滴）',
    );
  });

  it.each([
    ['つづいている場合、始まりの日を言う', '2026-03-10', null, false, '3月10日から'],
    ['終わった場合、両方の日を言う', '2026-03-10', '2026-11-05', true, '3月10日〜11月5日'],
    ['去年からの場合、両方に年をつける', '2025-12-10', '2026-11-05', true, '2025年12月10日〜2026年11月5日'],
    [
      '終わった日を書いていない場合、つづいているようには言わない',
      '2025-03-10',
      null,
      true,
      '2025年3月10日から。終わった日は未記入',
    ],
  ])('治療の期間：%s', (_, from, to, is_over, span) => {
    const period = { type: 'chemical-treatment', name: 'TC療法', from, to, is_over } as const;
    expect(treatmentPeriodWords([period], TODAY)).toBe(`抗がん剤治療 TC療法（${span}）`);
  });

  it('並べて読む治療の期間に今年でない日がある場合、どの期間にも年をつける', () => {
    const period = { type: 'chemical-treatment', name: '', to: null, is_over: false } as const;
    const begun = ['2025-12-10', '2026-01-08'].map((from) => ({ ...period, from }));
    expect(treatmentPeriodWords(begun, TODAY)).toBe(
      '抗がん剤治療（2025年12月10日から）、抗がん剤治療（2026年1月8日から）',
    );
    expect(treatmentPeriodWords(begun.slice(1), TODAY)).toBe('抗がん剤治療（1月8日から）');
  });

  it('年をまたぐ場合、年も言う', () => {
    expect(periodDaysWords({ from: '2025-11-22', to: TODAY }, TODAY)).toBe('2025年11月22日〜今日');
    expect(periodDaysWords(FOUR_WEEKS, TODAY)).toBe('10月24日〜今日');
    expect(periodDaysWords({ from: '2025-11-22', to: TODAY }, '2026-12-01')).toBe(
      '2025年11月22日〜2026年11月20日',
    );
    expect(periodWords({ from: TODAY, to: TODAY })).toBe('1日間');
  });
});
