import { LOG_CATEGORIES } from '../option-sets/index.ts';
import { MEASUREMENTS, SYMPTOM_KEYS } from '../treatment-logs/index.ts';
import type { PrintedLog, PrintInput } from './printed-log.ts';
import type { Sheet } from './sheet.ts';

/** A log with nothing in it but what is given. */
export function aPrintedLog(change: Partial<PrintedLog> = {}): PrintedLog {
  return {
    log_date: '2026-11-16',
    medicines: [],
    symptoms: [],
    measurements: [],
    test_results: [],
    treatments: [],
    images: [],
    ...change,
  };
}

/** A log that fills every place of page one: five symptoms and more, six rows and more in each table. */
export function aFullLog(): PrintedLog {
  const ten = Array.from({ length: 10 }, (_, index) => index + 1);
  return aPrintedLog({
    symptoms: SYMPTOM_KEYS.slice(0, 8).map((key) => ({ key, today: 4, interference: 4 })),
    treatments: ten.map((number) => ({ type: 'chemical-treatment', name: `${number}番の治療` })),
    medicines: ten.map((number) => ({ name: `${number}番の薬` })),
    measurements: MEASUREMENTS.map(({ kind, min }) => ({ kind, value: min + 1 })),
    test_results: [
      { type: 1, rows: ten.map((number) => ({ item: `${number}番の検査`, value: '1' })), images: [] },
    ],
  });
}

interface Change extends Partial<Omit<PrintInput, 'choices'>> {
  choices?: Partial<PrintInput['choices']>;
}

/** A print of November 2026 with everything chosen. */
export function aPrint({ choices, ...change }: Change = {}): PrintInput {
  return {
    choices: {
      from: '2026-11-01',
      to: '2026-11-20',
      categories: LOG_CATEGORIES.map(({ value }) => value),
      symptoms: SYMPTOM_KEYS,
      isSummaryOnly: false,
      ...choices,
    },
    logs: [],
    nextVisit: null,
    person: null,
    today: '2026-11-20',
    ...change,
  };
}

/** What a sheet says, block by block. */
export function blockTexts({ blocks }: Pick<Sheet, 'blocks'>): string[] {
  return blocks.map(({ texts }) => texts.map(({ lines }) => lines.join('')).join(' | '));
}

/** Everything that stands on sheets, without spaces and line ends. */
export function wordsOf(sheets: readonly Sheet[]): string {
  return sheets.flatMap(blockTexts).join('').replace(/\s/g, '');
}
