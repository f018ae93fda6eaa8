import { treatmentLogBody } from '@hidamari/contract/treatment-logs';
import { printedFields } from '@hidamari/domain/log-print';
import {
  freeTextsOf,
  SYMPTOM_KEYS,
  searchableTexts,
  TREATMENT_LOG_CATEGORIES,
} from '@hidamari/domain/treatment-logs';
import { describe, expect, it } from 'vitest';
import {
  MARKED_LOG,
  MARKS,
} from '../../../../../../packages/contract/src/treatment-logs/marked-log.fixture.ts';
import { LogDetails } from '../components/details/log-details.tsx';
import { drawForm, drawLogForm } from '../components/form/drawn-log-form.fixture.tsx';
import { logFormOf, withAllFields } from './log-form-values.ts';
import { logInputOf } from './log-input.ts';

/** The values of a sheet are figures and ranges as printed: a keyword is not looked for in them. */
const NOT_SEARCHED = ['value', 'unit', 'reference_low', 'reference_high'].map(
  (name) => `test_results.rows.${name}`,
);
const categories = TREATMENT_LOG_CATEGORIES.map(({ flag }) => flag);
const onPaper = () => printedFields(MARKED_LOG, { categories, symptoms: SYMPTOM_KEYS });

describe('自分の言葉で書ける欄は、どれも', () => {
  it.each<[string, () => string, readonly string[]]>([
    ['書く画面に', () => drawLogForm(logFormOf(MARKED_LOG)), []],
    ['読む画面に', () => drawForm(<LogDetails log={MARKED_LOG} />), ['log.title']],
    ['紙に', () => JSON.stringify(onPaper()), ['log.title']],
    ['さがす言葉に', () => searchableTexts(MARKED_LOG).join('\n'), NOT_SEARCHED],
    ['つらい言葉のカードの対象に（G119）', () => freeTextsOf(MARKED_LOG).join('\n'), []],
  ])('%s出る', (_, shown, elsewhere) => {
    const text = shown();
    const missing = [...MARKS].filter(([path, mark]) => !text.includes(mark) && !elsewhere.includes(path));
    expect(missing).toEqual([]);
    expect(MARKS.size).toBeGreaterThan(15);
  });
});

it('書く画面を通っても、何も失われない', () => {
  const { admitted_on: _, discharged_on: __, ...visit } = MARKED_LOG.visit ?? {};
  const log = { ...MARKED_LOG, visit };
  expect(treatmentLogBody.parse(logInputOf(logFormOf(log)))).toEqual(treatmentLogBody.parse(log));
});

it('前の版の下書きにない欄は、空で足され、書いてあるものはそのまま', () => {
  const written = logFormOf(MARKED_LOG);
  const { explanation: _, ...visit } = written.visit;
  const [medicine] = written.medicines;
  const { note: __, ...before } = medicine ?? {};
  const kept = { ...written, visit, medicines: [before] } as typeof written;
  const filled = withAllFields(kept);
  expect(filled.visit).toEqual({ ...written.visit, explanation: '' });
  expect(filled.medicines).toEqual([{ ...medicine, note: '' }]);
  expect({ ...filled, visit: written.visit, medicines: written.medicines }).toEqual(written);
});
