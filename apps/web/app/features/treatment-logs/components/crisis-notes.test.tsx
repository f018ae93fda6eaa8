import type { NextVisit } from '@hidamari/contract/treatment-logs';
import { describe, expect, it } from 'vitest';
import { crisisLinesUnder, LINES_FOR_THE_DESPERATE } from '../../../shell/crisis/crisis-note.fixture.ts';
import { NO_FILTERS } from '../list-address.ts';
import { EMPTY_MEDICINE, EMPTY_TEST_RESULT } from '../log-form/log-form-values.ts';
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

describe('自分の言葉で書く欄は、どれも、つらい言葉のすぐ下に、話せる窓口が出る（G119）', () => {
  it.each<[string, (words: string) => string]>([
    ['治療ログのタイトル', (title) => drawLogForm({ title })],
    ['言われたこと', (explanation) => drawLogForm({ visit: { ...BLANK_LOG.visit, explanation } })],
    ['薬のメモ', (note) => drawLogForm({ medicines: [{ ...EMPTY_MEDICINE, row: 1, note }] })],
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
    [
      '病院から言われた目安のおぼえ書き',
      (note) =>
        drawForm(
          <ThresholdForm
            stored={{
              ...{
                hospital_name: 'ひなた総合病院',
                rules: [],
                weekdays: [1],
                day_from: '08:30',
                day_to: '17:15',
              },
              ...{ on_holidays: false, updated_at: '2026-11-18 10:00:00', version: 1, note },
            }}
          />,
        ),
    ],
  ])('%s', (_, drawField) => {
    expect(crisisLinesUnder(drawField)).toEqual(LINES_FOR_THE_DESPERATE);
  });
});
