import { setImmediate as nextTurn } from 'node:timers/promises';
import { laySheetsInSteps, MOST_SHEETS, type PrintInput, type Sheet } from '@hidamari/domain/log-print';
import { tooLong } from './print-input.ts';

/** Milliseconds of laying pages before another request gets its turn. */
const TURN = 12;

/** The pages of a print, made in short turns. Throws `validation` (sheets: too_many_items) for too many of them. */
export async function layPrint(input: PrintInput): Promise<Sheet[]> {
  const steps = laySheetsInSteps(input);
  let began = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) {
      if (step.value.length > MOST_SHEETS) throw tooLong();
      return step.value;
    }
    if (performance.now() - began < TURN) continue;
    await nextTurn();
    began = performance.now();
  }
}
