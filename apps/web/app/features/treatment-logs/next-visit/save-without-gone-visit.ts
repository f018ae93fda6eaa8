import type { TreatmentLog, TreatmentLogInput } from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';

/** The only thing wrong with a log is the visit it names. */
function isVisitGone(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  return Object.keys(error.facts.fields ?? {}).join() === 'next_visit_id';
}

/**
 * Sends a log; where the visit it names was deleted meanwhile, once more without naming it: there is no field in which
 * somebody could mend it, and what is written must not wait for it.
 */
export async function saveWithoutGoneVisit(
  input: TreatmentLogInput,
  send: (input: TreatmentLogInput) => Promise<TreatmentLog>,
): Promise<TreatmentLog> {
  try {
    return await send(input);
  } catch (error) {
    if (!isVisitGone(error)) throw error;
    const { next_visit_id: _, ...rest } = input;
    return send(rest);
  }
}
