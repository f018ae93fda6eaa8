import type { ContactThreshold } from '@hidamari/contract/contact-thresholds';
import type { NextVisit } from '@hidamari/contract/treatment-logs';
import { fieldLabel, fieldWords } from '@hidamari/domain/members';
import { importErrorWords } from '@hidamari/domain/my-data';
import { describe, expect, it } from 'vitest';
import { FileRefusal, fileFailureOf } from '../../../../parts/pictures/file-refusal.ts';
import { LOG_KEYS } from '../../../../parts/treatment-logs/log-keys.ts';
import { createQueryClient } from '../../../../shell/data/query-client.ts';
import { labelsIn } from '../../../../shell/forms/labels-in.fixture.ts';
import { NO_FILTERS } from '../../list-address.ts';
import {
  EMPTY_MEDICINE,
  EMPTY_TEST_RESULT,
  EMPTY_TEST_ROW,
  EMPTY_TREATMENT,
  type LogContents,
} from '../../log-form/log-form-values.ts';
import { MonthSummary } from '../calendar/month-summary.tsx';
import { ThresholdForm } from '../contact-threshold/threshold-form.tsx';
import { LogDetails } from '../details/log-details.tsx';
import { VisitForm } from '../next-visit/visit-form.tsx';
import { BLANK_LOG, drawForm, drawLogForm } from './drawn-log-form.fixture.tsx';
import { ImagesAwaited } from './form-section.tsx';

const VISIT: NextVisit = {
  ...{ id: '4f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a11', visit_date: '2026-12-19', status: 'planned' },
  ...{ questions: [], belongings: [], treatment_log_id: null },
  ...{ updated_at: '2026-11-18 10:00:00', version: 1 },
};

const CARD: ContactThreshold = {
  ...{ hospital_name: 'ひなた総合病院', day_phone: '0300000001', day_from: '09:00', day_to: '17:00' },
  ...{ weekdays: [1], on_holidays: false, version: 1, updated_at: '2026-11-18 10:00:00' },
  rules: [
    { kind: 'temperature', at_least: 38 },
    { kind: 'symptom', key: 'nausea', at_least: 3 },
    { kind: 'measurement', measurement: 'spo2', direction: 'at_most', value: 93 },
  ],
};

/** A month with a log that has three files. */
function drawMonthSummary(): string {
  const client = createQueryClient();
  const summary = { days: 1, logs: 1, visits: 0, images: 3, shared: 0 };
  client.setQueryData([...LOG_KEYS.calendar, '2026-11'], {
    month: '2026-11',
    days: [],
    visit_days: [],
    summary,
  });
  const html = drawForm(<MonthSummary filters={NO_FILTERS} today="2026-11-20" />, client);
  expect(html).toContain('3個');
  return html;
}

describe('一つの欄は、どこでも一つの名で呼ぶ', () => {
  it.each([
    ['まだ送っている', drawForm(<ImagesAwaited onGoWithout={() => undefined} />)],
    ['月のまとめ', drawMonthSummary()],
    ['ファイルの大きさ', fileFailureOf(new FileRefusal('size')).text],
    ['読み込めなかった記録', importErrorWords({ images: ['invalid'] }).join('')],
  ])('記録につけるもの（%s）は、PDFもあるので、画像とも写真とも言いきらない', (_, drawn) => {
    expect(drawn.replaceAll(fieldLabel('images'), '')).not.toMatch(/画像|写真|枚/);
  });

  const measured = { value: '37.2', measured_at: '' };
  const written = {
    ...{ symptoms: [{ key: 'pain', interference: 2 }], medicines: [], test_results: [], treatments: [] },
    ...{ measurements: [{ kind: 'body_temperature', value: 37.2 }], images: [], files: [] },
  } as unknown as LogContents;

  it.each([
    ['書く', drawLogForm({ measurements: { ...BLANK_LOG.measurements, body_temperature: measured } })],
    ['読む', drawForm(<LogDetails log={written} />)],
    ['読み込めなかった記録', importErrorWords({ measurements: ['invalid'] }).join('')],
  ])('はかったもの（%s）は、どこでも同じ書き方である', (_, drawn) => {
    expect(fieldLabel('measurements.kind')).toBe('はかったもの');
    expect(drawn).toContain(fieldLabel('measurements.kind'));
    expect(drawn).not.toContain('測ったもの');
  });

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
    ['病院から言われた目安', () => drawForm(<ThresholdForm stored={CARD} />), 12],
  ])('%sの書く画面の欄は、メッセージと同じ名である', (_, draw, least) => {
    // The rule of the temperature is named after what it measures.
    const named = labelsIn(draw()).filter(([name, label]) => fieldWords(name) && !label.startsWith('体温'));
    expect(named.length).toBeGreaterThanOrEqual(least);
    expect(named.filter(([name, label]) => !label.includes(fieldLabel(name)))).toEqual([]);
  });
});
