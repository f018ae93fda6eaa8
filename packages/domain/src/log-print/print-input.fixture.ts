import { LOG_CATEGORIES } from '../option-sets/index.ts';
import { SYMPTOM_KEYS } from '../treatment-logs/index.ts';
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
