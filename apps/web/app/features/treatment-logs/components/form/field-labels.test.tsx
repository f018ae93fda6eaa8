import type { NextVisit } from '@hidamari/contract/treatment-logs';
import { fieldLabel, fieldWords } from '@hidamari/domain/members';
import { describe, expect, it } from 'vitest';
import { labelsIn } from '../../../../shell/forms/labels-in.fixture.ts';
import {
  EMPTY_MEDICINE,
  EMPTY_TEST_RESULT,
  EMPTY_TEST_ROW,
  EMPTY_TREATMENT,
} from '../../log-form/log-form-values.ts';
import { ThresholdForm } from '../contact-threshold/threshold-form.tsx';
import { VisitForm } from '../next-visit/visit-form.tsx';
import { drawForm, drawLogForm } from './drawn-log-form.fixture.tsx';

const VISIT: NextVisit = {
  ...{ id: '4f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a11', visit_date: '2026-12-19', status: 'planned' },
  ...{ questions: [], belongings: [], treatment_log_id: null },
  ...{ updated_at: '2026-11-18 10:00:00', version: 1 },
};

describe('一つの欄は、どこでも一つの名で呼ぶ', () => {
  it.each<[string, () => string, number]>([
    [
      '治療ログ',
      () =>
        drawLogForm({
          medicines: [{ ...EMPTY_MEDICINE, row: 1 }],
          treatments: [{ ...EMPTY_TREATMENT, row: 1 }],
          test_results: [{ ...EMPTY_TEST_RESULT, row: 1, rows: [{ ...EMPTY_TEST_ROW, row: 1 }] }],
        }),
      20,
    ],
    ['次の診察', () => drawForm(<VisitForm visit={VISIT} />), 5],
    ['病院から言われた目安', () => drawForm(<ThresholdForm stored={null} />), 8],
  ])('%sの書く画面の欄は、メッセージと同じ名である', (_, draw, least) => {
    // A rule of the threshold is named after what it measures, 「体温」.
    const named = labelsIn(draw()).filter(([name]) => fieldWords(name) && !name.startsWith('rules.'));
    expect(named.length).toBeGreaterThanOrEqual(least);
    expect(named.filter(([name, label]) => !label.includes(fieldLabel(name)))).toEqual([]);
  });
});
