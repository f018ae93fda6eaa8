import { describe, expect, test } from 'vitest';
import { fieldErrorsOf } from '../fields/index.ts';
import { treatmentLogInput, treatmentLogUpdateInput } from './index.ts';

const TODAY = '2026-11-20';
const input = treatmentLogInput(TODAY);
const simple = { log_date: TODAY, is_other_log: true, other: { text: '散歩をしました' } };

function faults(log: object) {
  const checked = input.safeParse(log);
  return checked.success ? {} : fieldErrorsOf(checked.error);
}

test('五つの分類すべてに中身がある記録は、そのまま受け取る', () => {
  const log = {
    ...simple,
    log_time: '09:30',
    title: '受診の日',
    is_visiting_hospital_log: true,
    is_medicine_log: true,
    is_condition_log: true,
    is_life_log: true,
    visit: { hospital_name: 'ひだまり病院', kind: 'outpatient', cost_yen: 3_200 },
    medicines: [{ name: '制吐剤', times_per_day: 'as_needed', taken: 'taken' }],
    symptoms: [{ key: 'pain', frequency: 1, strength: 2, interference: 0 }],
    measurements: [{ kind: 'body_temperature', value: 36.8 }],
    life: { sleep_hours: 6.5, steps: 4_000, mood: 1, work: 'off' },
    test_results: [{ type: 1, rows: [{ item: '白血球', value: '4,300', unit: '/μL' }] }],
    treatments: [{ type: 'hormone-therapy', course_number: 3, status: 'ongoing' }],
    images: ['logs/0f8b.jpg'],
  };
  expect(input.parse(log)).toMatchObject(log);
});

// @proves page form: treatment log
test('分類も中身もない場合、両方を一度に知らせる', () => {
  expect(faults({ log_date: TODAY })).toEqual({
    categories: ['category_required'],
    details: ['detail_required'],
  });
});

test.each([
  ['空白だけの文章', { other: { text: '   ' } }],
  ['空の受診', { other: undefined, visit: {} }],
  ['題名だけ', { other: undefined, title: '題名' }],
  ['画像だけ', { other: undefined, images: ['logs/a.jpg'] }],
])('%sの場合、中身があるとは数えない', (_, change) => {
  expect(faults({ ...simple, ...change })).toEqual({ details: ['detail_required'] });
});

describe('日付', () => {
  test.each(['1950-01-01', '2026-11-20', '2024-02-29'])('%sの場合、受け取る', (log_date) => {
    expect(faults({ ...simple, log_date })).toEqual({});
  });
  test.each([
    ['1949-12-31', 'date'],
    ['2026-11-21', 'date_in_future'],
    ['2025-02-29', 'date'],
    ['2026-1-1', 'date'],
    [undefined, 'date'],
  ])('%sの場合、%sと知らせる', (log_date, code) => {
    expect(faults({ ...simple, log_date })).toEqual({ log_date: [code] });
  });
});

// @proves page form: treatment log
describe('文字数と数の限り', () => {
  test.each([
    ['other.text', { other: { text: 'あ'.repeat(2_001) } }, 'too_long'],
    ['title', { title: 'あ'.repeat(41) }, 'too_long'],
    ['visit.hospital_name', { visit: { hospital_name: 'あ'.repeat(61) } }, 'too_long'],
    ['visit.department', { visit: { department: 'あ'.repeat(31) } }, 'too_long'],
    ['visit.doctor_role', { visit: { doctor_role: 'あ'.repeat(21) } }, 'too_long'],
    ['visit.explanation', { visit: { explanation: 'あ'.repeat(1_001) } }, 'too_long'],
    ['visit.cost_yen', { visit: { cost_yen: 10_000_000 } }, 'out_of_range'],
    [
      'visit.discharged_on',
      { visit: { admitted_on: '2026-11-02', discharged_on: '2026-11-01' } },
      'date_order',
    ],
    ['medicines.0.name', { medicines: [{ name: 'あ'.repeat(61) }] }, 'too_long'],
    ['medicines.0.dose', { medicines: [{ name: '薬', dose: 'あ'.repeat(31) }] }, 'too_long'],
    ['medicines.0.times_per_day', { medicines: [{ name: '薬', times_per_day: 11 }] }, 'out_of_range'],
    ['medicines.0.note', { medicines: [{ name: '薬', note: 'あ'.repeat(201) }] }, 'too_long'],
    ['life.sleep_hours', { life: { sleep_hours: 24.5 } }, 'out_of_range'],
    ['life.steps', { life: { steps: 100_001 } }, 'out_of_range'],
    ['test_results.0.type', { test_results: [{ type: 7 }] }, 'choose_one'],
    [
      'test_results.0.rows.0.item',
      { test_results: [{ type: 1, rows: [{ item: 'あ'.repeat(31), value: '1' }] }] },
      'too_long',
    ],
    ['treatments.0.course_number', { treatments: [{ type: 'surgery', course_number: 100 }] }, 'out_of_range'],
    ['images', { images: Array.from({ length: 11 }, (_, index) => `logs/${index}.jpg`) }, 'too_many_items'],
  ])('%sの限りを越えた場合、その欄に知らせる', (field, change, code) => {
    expect(faults({ ...simple, ...change })).toEqual({ [field]: [code] });
  });

  test('上限ちょうどの文字数の場合、絵文字や𠮷も一字と数えて受け取る', () => {
    expect(faults({ ...simple, other: { text: '𠮷'.repeat(2_000) } })).toEqual({});
  });
});

test.each(['a\0b', 'a\uD800b'])('保存できない文字 %j がある場合、受け取らない', (text) => {
  expect(faults({ ...simple, other: { text } })).toEqual({ 'other.text': ['invalid'] });
});

test('更新の場合、もとの版の番号を必ず求める', () => {
  const update = treatmentLogUpdateInput(TODAY);
  expect(update.parse({ ...simple, version: 3 }).version).toBe(3);
  const checked = update.safeParse(simple);
  expect(checked.success ? {} : fieldErrorsOf(checked.error)).toEqual({ version: ['required'] });
});

test('知らない項目が送られた場合、捨てる', () => {
  expect(input.parse({ ...simple, member_id: 'x', viewed_at: 'y' })).not.toHaveProperty('member_id');
});
