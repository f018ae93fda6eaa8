import { fieldErrorsOf } from '@hidamari/contract/fields';
import { treatmentLogInput } from '@hidamari/contract/treatment-logs';
import { describe, expect, it } from 'vitest';
import { FULL_LOG } from '../../../../../../packages/contract/src/treatment-logs/full-log.fixture.ts';
import {
  blankLogForm,
  EMPTY_MEDICINE,
  EMPTY_TEST_RESULT,
  type LogFormValues,
  logFormOf,
  nextRow,
} from './log-form-values.ts';
import { formFieldName, logInputOf, sentMeasurementKinds } from './log-input.ts';

const TODAY = '2026-11-20';
const schema = treatmentLogInput(TODAY);
const blank = blankLogForm(TODAY);

/** The form's errors under the names of the page, as the form shows them. */
function errorsOf(values: LogFormValues) {
  const { error } = schema.safeParse(logInputOf(values));
  const fields = error ? fieldErrorsOf(error) : {};
  const kinds = sentMeasurementKinds(values);
  return Object.fromEntries(
    Object.entries(fields).map(([name, codes]) => [formFieldName(name, values, kinds), codes]),
  );
}

describe('保存した記録を直す', () => {
  it('何も変えずに送る場合、すべての項目がもとのまま残る', () => {
    const sent = schema.parse(logInputOf(logFormOf(FULL_LOG)));
    const byKind = (a: { kind: string }, b: { kind: string }) => a.kind.localeCompare(b.kind);
    expect({ ...sent, measurements: sent.measurements.toSorted(byKind) }).toEqual({
      ...FULL_LOG,
      measurements: FULL_LOG.measurements.toSorted(byKind),
    });
  });

  it.each([37, 37.96, 0.0000001])('測った値 %d は、開いてそのまま送っても、同じ値である', (value) => {
    const opened = logFormOf({ ...FULL_LOG, measurements: [{ kind: 'body_temperature', value }] });
    expect(logInputOf(opened).measurements).toEqual([{ kind: 'body_temperature', value }]);
  });

  it('種類を外す場合、その種類の内容は送らず、画面には残す', () => {
    const values = { ...logFormOf(FULL_LOG), categories: ['is_other_log' as const] };
    expect(schema.parse(logInputOf(values))).toMatchObject({
      is_medicine_log: false,
      medicines: [],
      symptoms: [],
      measurements: [],
      other: { text: 'よく眠れた' },
    });
    expect(values.medicines).toHaveLength(2);
  });
});

describe('新しい記録', () => {
  it('何も書かない場合、種類と内容をたずねる', () => {
    expect(errorsOf(blank)).toEqual({ categories: ['category_required'], details: ['detail_required'] });
  });

  it('薬を選び、使わない行を残した場合、書いた行だけを送る', () => {
    const medicines = [
      { ...EMPTY_MEDICINE, row: 1 },
      { ...EMPTY_MEDICINE, row: 2, name: '胃の薬' },
    ];
    const values: LogFormValues = { ...blank, categories: ['is_medicine_log'], medicines };
    expect(schema.parse(logInputOf(values)).medicines).toEqual([{ name: '胃の薬' }]);
    expect(nextRow(medicines)).toBe(3);
  });

  it('空の行のあとの行にまちがいがある場合、画面のその行に知らせる', () => {
    const medicines = [
      { ...EMPTY_MEDICINE, row: 1 },
      { ...EMPTY_MEDICINE, row: 2, dose: '1錠' },
    ];
    expect(errorsOf({ ...blank, categories: ['is_medicine_log'], medicines })).toEqual({
      'medicines.1.name': ['required'],
    });
  });

  it('検査の値の行でも、画面のその行に知らせる', () => {
    const empty = { row: 1, item: '', value: '', unit: '', reference_low: '', reference_high: '' };
    const test_results = [
      { ...EMPTY_TEST_RESULT, row: 1 },
      { ...EMPTY_TEST_RESULT, row: 2, type: '1', rows: [empty, { ...empty, row: 2, item: '白血球' }] },
    ];
    const values = { ...blank, categories: ['is_other_log' as const], other: { text: 'あ' }, test_results };
    expect(errorsOf(values)).toEqual({ 'test_results.1.rows.1.value': ['required'] });
  });

  it('全角で入力した値は数として送り、範囲の外は、その測定の欄に知らせる', () => {
    const measurements = {
      ...blank.measurements,
      weight: { value: '５２．４', measured_at: '' },
      body_temperature: { value: '385', measured_at: '' },
    };
    const values: LogFormValues = { ...blank, categories: ['is_condition_log'], measurements };
    expect(logInputOf(values).measurements).toContainEqual({
      kind: 'weight',
      value: 52.4,
      measured_at: undefined,
    });
    expect(errorsOf(values)).toEqual({ 'measurements.body_temperature': ['out_of_range'] });
  });

  it('数でない文字の場合、数字をたずねる', () => {
    const life = { ...blank.life, sleep_hours: 'たくさん' };
    expect(errorsOf({ ...blank, categories: ['is_life_log'], life })).toEqual({
      'life.sleep_hours': ['number'],
    });
  });

  it('「なかった」と答えた場合、あとの二つの質問の答えは送らない（G60）', () => {
    const symptoms = [{ key: 'nausea' as const, today: null, frequency: 0, strength: 3, interference: 2 }];
    const values: LogFormValues = { ...blank, categories: ['is_condition_log'], symptoms };
    expect(schema.parse(logInputOf(values)).symptoms).toEqual([{ key: 'nausea', frequency: 0 }]);
  });

  it('入院でない場合、入院と退院の日は送らない', () => {
    const visit = {
      ...blank.visit,
      kind: 'outpatient',
      admitted_on: '2026-11-01',
      discharged_on: '2026-10-01',
    };
    const values: LogFormValues = { ...blank, categories: ['is_visiting_hospital_log'], visit };
    expect(schema.parse(logInputOf(values)).visit).toEqual({ kind: 'outpatient' });
  });

  it('あすの日付の場合、その日付は選べないと知らせる', () => {
    const values: LogFormValues = {
      ...blank,
      log_date: '2026-11-21',
      categories: ['is_other_log'],
      other: { text: 'あ' },
    };
    expect(errorsOf(values)).toEqual({ log_date: ['date_in_future'] });
  });
});
