import { type ClosedDaysByVariant, joinClosedDays } from '@hidamari/domain/closures';
import { closureCalls, lateBrowserApi } from '../data/contract-calls.ts';

/**
 * The closed days as the server knows them now, over what this page knows. Where they do not come the page knows what it
 * knew, and says nothing of it: it asked by itself (decision 0024).
 */
export async function askClosedDays(known: ClosedDaysByVariant): Promise<ClosedDaysByVariant> {
  try {
    const [{ browserApi }, { readClosedDaysEndpoint }] = await Promise.all([
      lateBrowserApi(),
      closureCalls(),
    ]);
    const answer = await browserApi().call(readClosedDaysEndpoint, {}, { isUnattended: true });
    return answer.is_whole ? answer.closed_days : joinClosedDays(known, answer.closed_days);
  } catch {
    return known;
  }
}
