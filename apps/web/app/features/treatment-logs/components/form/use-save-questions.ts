import type { TreatmentLogInput } from '@hidamari/contract/treatment-logs';
import { useRef, useState } from 'react';
import { type LeftOutPart, leftOutParts } from '../../log-form/left-out-parts.ts';
import type { LogFormValues } from '../../log-form/log-form-values.ts';
import { type MeasuredValues, unusualValues } from './unusual-values-dialog.tsx';

/** What is asked once before a log is saved. */
export interface SaveQuestion {
  leftOut: readonly LeftOutPart[];
  unusual: MeasuredValues;
}

const NOTHING: SaveQuestion = { leftOut: [], unusual: [] };

function questionsOf(
  values: LogFormValues,
  input: TreatmentLogInput,
  filledIn: LogFormValues | null,
): SaveQuestion[] {
  const leftOut = leftOutParts(values, filledIn);
  const unusual = unusualValues(input.measurements);
  return [
    ...(leftOut.length > 0 ? [{ ...NOTHING, leftOut }] : []),
    ...(unusual.length > 0 ? [{ ...NOTHING, unusual }] : []),
  ];
}

/**
 * The questions before a save, one after the other: what was written and will not be in the log, and values at the edges
 * (G61). What was answered with 「このまま」 is asked again only when it has changed.
 * @param filledIn what the portal had put into a new log; null for a stored one.
 */
export function useSaveQuestions(filledIn: LogFormValues | null) {
  const answered = useRef(new Set<string>());
  const [asked, setAsked] = useState<SaveQuestion | null>(null);
  return {
    asked: asked ?? NOTHING,
    /** True where nothing is left to ask; otherwise the next question stands. */
    isClear(values: LogFormValues, input: TreatmentLogInput): boolean {
      const open = questionsOf(values, input, filledIn).find(
        (each) => !answered.current.has(JSON.stringify(each)),
      );
      setAsked(open ?? null);
      return open === undefined;
    },
    /** 「このまま保存する」 */
    keep() {
      if (asked) answered.current.add(JSON.stringify(asked));
      setAsked(null);
    },
    mend: () => setAsked(null),
  };
}
