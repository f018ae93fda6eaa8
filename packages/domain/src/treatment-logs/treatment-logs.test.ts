import { describe, expect, it } from 'vitest';
import { LOG_CATEGORIES } from '../option-sets/index.ts';
import {
  categoriesOf,
  fieldsOf,
  formatMeasurement,
  hasAnyFilledDetail,
  isFeverNoticeLeading,
  isWithinRange,
  LOG_FIELDS,
  LOG_LIMITS,
  type LogDetails,
  type LogPart,
  MEASUREMENT_KINDS,
  MEASUREMENTS,
  type MeasurementKind,
  MOODS,
  SYMPTOM_KEYS,
  SYMPTOM_SCALES,
  SYMPTOMS,
  softWarnings,
  symptomDayQuestion,
  symptomLabel,
  symptomStepLabel,
  TEMPERATURE_NOTICE,
  TODAY_STEPS,
  TREATMENT_LOG_CATEGORIES,
} from './index.ts';

describe('5つの分類', () => {
  it('仕様の5つの印を、画面の順に並べる', () => {
    expect(TREATMENT_LOG_CATEGORIES.map(({ flag, label }) => [flag, label])).toEqual([
      ['is_visiting_hospital_log', '受診・入院'],
      ['is_medicine_log', '薬'],
      ['is_condition_log', '症状'],
      ['is_life_log', 'くらし'],
      ['is_other_log', 'その他'],
    ]);
    expect(TREATMENT_LOG_CATEGORIES.map(({ flag }) => flag)).toEqual(
      LOG_CATEGORIES.map(({ value }) => value),
    );
  });

  it('記録の分類を、画面の順に返す', () => {
    const log = { is_other_log: true, is_medicine_log: true, is_life_log: false };
    expect(categoriesOf(log).map(({ label }) => label)).toEqual(['薬', 'その他']);
  });
});

describe('症状（G60）', () => {
  it('16の項目を、決めた順と言葉で持つ', () => {
    expect(SYMPTOMS.map(({ label }) => label).join('・')).toBe(
      '痛み・だるさ・吐き気・吐いた・食欲がない・便秘・下痢・しびれ・口の中のあれ・息苦しさ・せき・皮膚やつめ・むくみ・眠れない・気分の落ち込み・心配',
    );
    expect(SYMPTOM_KEYS).toEqual(SYMPTOMS.map(({ key }) => key));
    expect(new Set(SYMPTOM_KEYS).size).toBe(16);
  });

  it.each([
    ['frequency', 'なかった/まれに/ときどき/よく/ほとんどいつも'],
    ['strength', 'なし/軽い/中くらい/強い/とても強い'],
    ['interference', 'まったく/少し/いくらか/かなり/非常に'],
  ] as const)('%s は0から4まで、言葉つき', (key, words) => {
    const scale = SYMPTOM_SCALES.find((row) => row.key === key);
    expect(scale?.steps.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4]);
    expect(scale?.steps.map(({ label }) => label).join('/')).toBe(words);
  });

  it('言葉を引く', () => {
    expect(symptomLabel('numbness')).toBe('しびれ');
    expect(symptomLabel('headache')).toBeNull();
    expect(symptomStepLabel('today', 2)).toBe('中くらい');
    expect(symptomStepLabel('frequency', 2)).toBe('ときどき');
    expect(symptomStepLabel('strength', 5)).toBeNull();
  });

  it.each([
    ['2026-11-20', '今日の強さ'],
    ['2026-11-19', 'この日の強さ'],
    ['2025-11-20', 'この日の強さ'],
    ['2026-11-', 'この日の強さ'],
  ])('今日が11月20日で、%s の記録の場合、「%s」とたずねる', (logDate, words) => {
    expect(symptomDayQuestion({ logDate, today: '2026-11-20' })).toBe(words);
    expect(TODAY_STEPS).toHaveLength(5);
    expect(MOODS).toHaveLength(5);
  });
});

describe('はかったもの（G61）', () => {
  it.each([
    ['body_temperature', 34, 42.9],
    ['weight', 20, 250],
    ['blood_pressure_systolic', 40, 260],
    ['blood_pressure_diastolic', 20, 180],
    ['pulse', 20, 250],
    ['spo2', 50, 100],
    ['pain', 0, 10],
    ['meal_amount', 0, 10],
  ] as const)('%s は %d から %d まで', (kind, min, max) => {
    expect([min, max].every((value) => isWithinRange(kind, value))).toBe(true);
    expect([min - 0.1, max + 0.1, Number.NaN].some((value) => isWithinRange(kind, value))).toBe(false);
    expect(MEASUREMENT_KINDS).toContain(kind);
  });

  it('ふだんの幅は、受け取る幅の内にある', () => {
    expect(MEASUREMENTS.filter(({ min, max, usual }) => usual[0] < min || usual[1] > max)).toEqual([]);
    expect(MEASUREMENTS).toHaveLength(8);
    expect(isWithinRange('height', 100)).toBe(false);
  });

  it.each([
    ['body_temperature', 37, '37.0℃'],
    ['body_temperature', 37.96, '37.96℃'],
    ['weight', 52.4, '52.4kg'],
    ['weight', 52.05, '52.05kg'],
    ['weight', 52.123456789, '52.123456789kg'],
    ['pulse', 72, '72回／分'],
    ['pulse', 72.5, '72.5回／分'],
    ['pain', 0.0000001, '0.0000001／10'],
    ['blood_pressure_systolic', 120, '120mmHg'],
  ] as const)('%s の %d は %s と見せる', (kind, value, text) => {
    expect(formatMeasurement(kind, value)).toBe(text);
  });
});

describe('値の確認のお願い（G61）', () => {
  const warned = (...rows: [MeasurementKind, number][]) =>
    softWarnings({ measurements: rows.map(([kind, value]) => ({ kind, value })) }).map(({ field }) => field);

  it.each([
    ['ふつうの値の場合、何も言わない', [['body_temperature', 36.8]], []],
    [
      '幅の端に近い場合、その欄に言う',
      [
        ['pulse', 72],
        ['body_temperature', 34.5],
      ],
      ['measurements.1.value'],
    ],
    ['端ちょうどの場合、何も言わない', [['body_temperature', 35]], []],
    ['受け取れない値の場合、ここでは言わない', [['body_temperature', 50]], []],
    [
      '痛みは0でも10でも何も言わない',
      [
        ['pain', 0],
        ['pain', 10],
      ],
      [],
    ],
    [
      '下の血圧が上の血圧より低くない場合、下の欄に言う',
      [
        ['blood_pressure_systolic', 110],
        ['blood_pressure_diastolic', 110],
      ],
      ['measurements.1.value'],
    ],
    ['下の血圧だけの場合、何も言わない', [['blood_pressure_diastolic', 80]], []],
  ] as [string, [MeasurementKind, number][], string[]][])('%s', (_, rows, fields) => {
    expect(warned(...rows)).toEqual(fields);
  });

  it('はかったものがない場合、何も言わない', () => {
    expect(softWarnings({})).toEqual([]);
    expect(softWarnings({ measurements: [{ kind: 'unknown', value: 1 }] })).toEqual([]);
  });
});

describe('発熱のことば（G75）', () => {
  it.each([
    [37.9, false],
    [38, true],
    [39.2, true],
  ])('体温 %d の場合、上に出すか: %s', (value, leads) => {
    expect(isFeverNoticeLeading({ measurements: [{ kind: 'body_temperature', value }] })).toBe(leads);
  });

  it('ほかの値では上に出さない', () => {
    expect(isFeverNoticeLeading({ measurements: [{ kind: 'weight', value: 52 }] })).toBe(false);
    expect(isFeverNoticeLeading({})).toBe(false);
    expect(TEMPERATURE_NOTICE.text).toBe('治療中の発熱は自分で判断せず、かかっている病院に電話してください');
  });
});

describe('中身があるか（G56）', () => {
  it.each([
    [{}, false],
    [{ visit: {}, medicines: [], other: { text: ' 　\n' } }, false],
    [{ title: '題名', images: ['a.jpg'] }, false],
    [{ medicines: [{ name: '', note: null }] }, false],
    [{ life: { outing: undefined, sleep_hours: Number.NaN } }, false],
    [{ life: { mood: 0 } }, true],
    [{ symptoms: [{ key: 'pain', today: 0 }] }, true],
    [{ other: { text: '散歩をした' } }, true],
    [{ test_results: [{ rows: [{ item: '白血球', value: '4,300' }] }] }, true],
    [{ treatments: [{ type: 'surgery' }] }, true],
  ] as [LogDetails & Record<string, unknown>, boolean][])('%j: %s', (log, filled) => {
    expect(hasAnyFilledDetail(log)).toBe(filled);
  });
});

it('記録の限り（G56〜G71）', () => {
  expect(LOG_LIMITS).toMatchObject({
    earliestDay: '1950-01-01',
    images: 10,
    imageBytes: 10_485_760,
    uploadAddressSeconds: 300,
    bulkGetIds: 50,
    lookUpCharacters: 2,
    lookUpRows: 20,
    trashRows: 50,
    printMonths: 12,
  });
});

it('欄の限り（G56〜G64）', () => {
  const limits = Object.entries<LogPart>(LOG_FIELDS).flatMap(([part, fields]) =>
    fieldsOf(fields).flatMap(({ name, field }) => {
      if (field.input === 'text') return [`${part}.${name} ${field.limit}`];
      return field.input === 'number' ? [`${part}.${name} ${field.min}-${field.max}`] : [];
    }),
  );
  expect(limits).toEqual([
    'log.title 40',
    'visit.hospital_name 60',
    'visit.department 30',
    'visit.doctor_role 20',
    'visit.explanation 1000',
    'visit.cost_yen 0-9999999',
    'medicines.name 60',
    'medicines.dose 30',
    'medicines.times_per_day 0-10',
    'medicines.note 200',
    'life.sleep_hours 0-24',
    'life.steps 0-100000',
    'life.meals 200',
    'life.outing 200',
    'other.text 2000',
    'test_results.hospital_name 60',
    'test_results.memo 2000',
    'test_results.rows.item 30',
    'test_results.rows.value 30',
    'test_results.rows.unit 15',
    'test_results.rows.reference_low 15',
    'test_results.rows.reference_high 15',
    'treatments.name 60',
    'treatments.course_number 1-99',
    'treatments.day_number 1-999',
  ]);
});
