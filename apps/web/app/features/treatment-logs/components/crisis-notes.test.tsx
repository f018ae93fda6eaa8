import type { ContactThreshold } from '@hidamari/contract/contact-thresholds';
import type { NextVisit } from '@hidamari/contract/treatment-logs';
import { describe, expect, it } from 'vitest';
import { crisisLinesUnder, LINES_FOR_THE_DESPERATE } from '../../../parts/crisis/crisis-note.fixture.ts';
import { NO_FILTERS } from '../list-address.ts';
import {
  EMPTY_MEDICINE,
  EMPTY_TEST_RESULT,
  EMPTY_TEST_ROW,
  EMPTY_TREATMENT,
} from '../log-form/log-form-values.ts';
import { ThresholdForm } from './contact-threshold/threshold-form.tsx';
import { BLANK_LOG, drawForm, drawLogForm } from './form/drawn-log-form.fixture.tsx';
import { LogFilters } from './list/log-filters.tsx';
import { VisitForm } from './next-visit/visit-form.tsx';

const ID = '4f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a11';
/** The day has come: each question has a field for its answer. */
const VISIT: NextVisit = {
  ...{ id: ID, visit_date: '2026-11-19', status: 'planned', questions: [], belongings: [] },
  ...{ treatment_log_id: null, updated_at: '2026-11-18 10:00:00', version: 1 },
};
const drawVisit = (change: Partial<NextVisit>) => drawForm(<VisitForm visit={{ ...VISIT, ...change }} />);
const question = (change: object) => ({ id: ID, text: '旅行', asked: true, order: 0, ...change });

const testWith = (cells: object) => ({
  ...{ ...EMPTY_TEST_RESULT, row: 1 },
  rows: [{ ...EMPTY_TEST_ROW, row: 1, ...cells }],
});
const drawThreshold = (change: Partial<ContactThreshold>) =>
  drawForm(
    <ThresholdForm
      stored={{
        ...{ hospital_name: 'ひなた総合病院', rules: [], weekdays: [1], day_from: '08:30', day_to: '17:15' },
        ...{ on_holidays: false, updated_at: '2026-11-18 10:00:00', version: 1, ...change },
      }}
    />,
  );

describe('自分の言葉で書く欄は、どれも、つらい言葉のすぐ下に、話せる窓口が出る（G119）', () => {
  it.each<[string, (words: string) => string]>([
    ['治療ログのタイトル', (title) => drawLogForm({ title })],
    ['言われたこと', (explanation) => drawLogForm({ visit: { ...BLANK_LOG.visit, explanation } })],
    ['薬のメモ', (note) => drawLogForm({ medicines: [{ ...EMPTY_MEDICINE, row: 1, note }] })],
    ['受診した病院', (hospital_name) => drawLogForm({ visit: { ...BLANK_LOG.visit, hospital_name } })],
    ['だれに受診したか', (doctor_role) => drawLogForm({ visit: { ...BLANK_LOG.visit, doctor_role } })],
    ['検査の基準の上', (reference_high) => drawLogForm({ test_results: [testWith({ reference_high })] })],
    ['食事', (meals) => drawLogForm({ life: { ...BLANK_LOG.life, meals } })],
    ['外出', (outing) => drawLogForm({ life: { ...BLANK_LOG.life, outing } })],
    ['自由記入', (text) => drawLogForm({ other: { text } })],
    ['検査のメモ', (memo) => drawLogForm({ test_results: [{ ...EMPTY_TEST_RESULT, row: 1, memo }] })],
    [
      '一覧でさがす言葉',
      (keyword) => drawForm(<LogFilters filters={{ ...NO_FILTERS, keyword }} onChange={() => {}} />),
    ],
    ['聞きたいこと', (text) => drawVisit({ questions: [question({ text })] })],
    ['聞きたいことの答え', (answer) => drawVisit({ questions: [question({ answer })] })],
    ['次の診察のメモ', (memo) => drawVisit({ memo })],
    ['次の診察の科', (department) => drawVisit({ department })],
    ['次の診察の付き添い', (companion) => drawVisit({ companion })],
    ['病院から言われた目安のおぼえ書き', (note) => drawThreshold({ note })],
    ['目安の病院', (hospital_name) => drawThreshold({ hospital_name })],
    ['目安の治療の名前', (treatment_name) => drawThreshold({ treatment_name })],
  ])('%s', (_, drawField) => {
    expect(crisisLinesUnder(drawField)).toEqual(LINES_FOR_THE_DESPERATE);
  });

  it.each<[string, (words: string) => string]>([
    ['治療の名前', (name) => drawLogForm({ treatments: [{ ...EMPTY_TREATMENT, row: 1, name }] })],
    ['薬の名前', (name) => drawLogForm({ medicines: [{ ...EMPTY_MEDICINE, row: 1, name }] })],
    ['薬の量', (dose) => drawLogForm({ medicines: [{ ...EMPTY_MEDICINE, row: 1, dose }] })],
    ['受診した科', (department) => drawLogForm({ visit: { ...BLANK_LOG.visit, department } })],
    ['検査の項目', (item) => drawLogForm({ test_results: [testWith({ item })] })],
    ['次の診察の病院', (hospital) => drawVisit({ hospital })],
    ['次の診察の目的', (purpose) => drawVisit({ purpose })],
  ])('ほかの欄と並ぶ欄や、その行の名になる欄でも、一度だけ出る：%s', (_, drawField) => {
    const [line] = LINES_FOR_THE_DESPERATE.desperate;
    expect(drawField('もう消えたい').split(`href="${line}"`)).toHaveLength(2);
    expect(drawField('庭に出た')).not.toContain(`href="${line}"`);
  });
});
