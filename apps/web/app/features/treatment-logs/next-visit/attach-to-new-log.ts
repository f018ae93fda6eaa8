import {
  attachNextVisitEndpoint,
  readNextVisitEndpoint,
  type TreatmentLog,
} from '@hidamari/contract/treatment-logs';
import { browserApi } from '../../../shell/data/browser-api.ts';

/** Said where a log was stored and could not be tied to its visit. */
export const NOT_TIED_TEXT = '記録を保存しました。答えは「次の診察」から、この記録に残せます';

/**
 * Ties the answers of the visit that a new log names to that log (G69). False when it did not work: the log is stored
 * and names the visit, and the screen of the visit offers to tie the two.
 */
export async function attachToNewLog(log: TreatmentLog): Promise<boolean> {
  const { id, next_visit_id } = log;
  if (next_visit_id === undefined) return true;
  try {
    const visit = await browserApi().call(readNextVisitEndpoint, { params: { id: next_visit_id } });
    const body = { ...visit, next_visit_id };
    await browserApi().call(attachNextVisitEndpoint, { params: { id }, body });
    return true;
  } catch {
    return false;
  }
}
