import {
  LOG_CATEGORIES,
  type LogCategory,
  optionLabel,
  TEST_RESULT_TYPES,
  TREATMENT_TYPES,
} from '../option-sets/index.ts';
import { AS_NEEDED, MOODS, TAKEN_STATES, TREATMENT_STATUSES, VISIT_KINDS, WORK_STATES } from './choices.ts';
import type { LogPart } from './log-field.ts';
import { LOG_LIMITS } from './log-limits.ts';

const HOSPITAL_NAME = { input: 'text', label: '病院の名前', limit: LOG_LIMITS.hospitalName } as const;

/**
 * Every field in which a member writes or chooses something in a treatment log (G56 to G64), by its part and its name on
 * the wire. The contract's schemas, the form with its blank values, limits and messages, the page of a log, the sheet,
 * the tables, README and FHIR of the export, the search and the crisis card all follow from these rows. A new field is a
 * new row. Symptoms and measurements have tables of their own (`SYMPTOMS`, `MEASUREMENTS`).
 *
 * Names and their order lie in sealed rows and drafts: they stay.
 */
export const LOG_FIELDS = {
  log: {
    title: { input: 'text', label: 'タイトル', limit: 40, hint: '例：点滴 3回目' },
  },
  visit: {
    hospital_id: { input: 'reference', label: '病院の番号（名前を一覧から選んだとき）' },
    hospital_name: HOSPITAL_NAME,
    department: {
      input: 'text',
      label: '診療科',
      limit: LOG_LIMITS.department,
      hint: '例：乳腺外科',
      isHalf: true,
    },
    kind: { input: 'choice', label: '受診の種類', options: VISIT_KINDS },
    // The role is enough: no name is asked for (G58).
    doctor_role: {
      input: 'text',
      label: '話した人の役割',
      limit: 20,
      hint: 'お名前は書かなくて大丈夫です。例：主治医、看護師',
      isHalf: true,
    },
    explanation: { input: 'text', label: '言われたこと', limit: 1_000, isLong: true },
    cost_yen: { input: 'number', label: '費用', min: 0, max: 9_999_999, unit: '円', heading: '費用（円）' },
    admitted_on: { input: 'day', label: '入院した日', yearsAhead: 1 },
    discharged_on: { input: 'day', label: '退院した日', yearsAhead: 1 },
  },
  // What the member wrote is kept as written: no check of interactions, no advice on a dose (G59).
  medicines: {
    medicine_id: { input: 'reference', label: '薬の番号（名前を一覧から選んだとき）' },
    name: { input: 'text', label: '薬の名前', limit: 60, isRequired: true },
    dose: { input: 'text', label: '1回の量', limit: 30, hint: '例：1錠', isHalf: true },
    times_per_day: {
      input: 'number',
      label: '1日の回数',
      min: 0,
      max: 10,
      unit: '回',
      orElse: AS_NEEDED,
      hint: '頓服は、つらいときだけ使う薬です。',
      isHalf: true,
    },
    taken: { input: 'choice', label: '飲んだかどうか', options: TAKEN_STATES },
    note: { input: 'text', label: 'メモ', limit: 200 },
  },
  life: {
    sleep_hours: {
      input: 'number',
      label: '睡眠',
      min: 0,
      max: 24,
      unit: '時間',
      hasDecimals: true,
      heading: '睡眠（時間）',
      isHalf: true,
    },
    steps: { input: 'number', label: '歩数', min: 0, max: 100_000, unit: '歩', isHalf: true },
    mood: { input: 'scale', label: '気分', options: MOODS },
    meals: { input: 'text', label: '食事', limit: 200, hint: '例：朝はおかゆ、昼は食べられなかった' },
    outing: { input: 'text', label: '外出', limit: 200, hint: '例：近くまで散歩した' },
    work: { input: 'choice', label: '仕事', options: WORK_STATES },
  },
  other: {
    text: { input: 'text', label: '自由記入', limit: 2_000, isLong: true },
  },
  test_results: {
    type: { input: 'choice', label: '検査の種類', options: TEST_RESULT_TYPES, isRequired: true },
    tested_on: { input: 'day', label: '検査日', yearsAhead: 0 },
    hospital_name: HOSPITAL_NAME,
    memo: { input: 'text', label: '検査のメモ', limit: 2_000, isLong: true },
  },
  // A line of the sheet. Its own range is kept as printed; normal or abnormal is never judged (G63).
  'test_results.rows': {
    item: { input: 'text', label: '検査の項目', limit: 30, isRequired: true },
    value: { input: 'text', label: '値', limit: 30, isRequired: true, isSearched: false },
    unit: { input: 'text', label: '単位', limit: 15, isSearched: false },
    reference_low: { input: 'text', label: '基準値（下）', limit: 15, isSearched: false },
    reference_high: { input: 'text', label: '基準値（上）', limit: 15, isSearched: false },
  },
  treatments: {
    type: { input: 'choice', label: '治療の種類', options: TREATMENT_TYPES, isRequired: true },
    name: { input: 'text', label: '治療の名前', limit: 60 },
    started_on: { input: 'day', label: '始まりの日', yearsAhead: 2 },
    ended_on: { input: 'day', label: '終わりの日', yearsAhead: 2 },
    course_number: { input: 'number', label: 'コース', min: 1, max: 99, unit: 'コース目', isHalf: true },
    day_number: { input: 'number', label: '日数', min: 1, max: 999, unit: '日目', isHalf: true },
    status: { input: 'choice', label: '進みぐあい', options: TREATMENT_STATUSES },
  },
} as const satisfies Readonly<Record<string, LogPart>>;

export type LogFields = typeof LOG_FIELDS;

/** A part that is a category of its own is called as that is. */
const ofCategory = (flag: LogCategory): string => optionLabel(LOG_CATEGORIES, flag) ?? '';

/** What each part of a log is called, in the order of the screen. */
export const LOG_PART_TITLES = {
  visit: ofCategory('is_visiting_hospital_log'),
  medicines: ofCategory('is_medicine_log'),
  symptoms: ofCategory('is_condition_log'),
  measurements: 'はかったもの',
  life: ofCategory('is_life_log'),
  other: ofCategory('is_other_log'),
  test_results: '検査',
  treatments: '治療',
  images: '画像と書類',
} as const;

/** A span of days, wherever logs are chosen by one. */
export const SPAN_LABELS = { from_day: '始まりの日', to_day: '終わりの日' } as const;
