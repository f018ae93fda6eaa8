import type { CallBack } from '@hidamari/contract/call-backs';
import { numbersNamedIn } from '@hidamari/domain/call-backs';
import { hasCrisisWords } from '@hidamari/domain/crisis-reader';
import type { Executor } from '../../database/database.ts';
import { casesWithDanger } from '../consultations/index.ts';
import { inquiriesWithDanger } from '../inquiries/index.ts';

/**
 * Promises whose case or inquiry has words that suggest danger, or what was noted of them, before all others and with why (G119).
 * Looked up at each reading: words that come after the promise count as those before it.
 */
export async function dangersFirst(executor: Executor, promises: readonly CallBack[]): Promise<CallBack[]> {
  const numbers = [...new Set(promises.flatMap(({ wish }) => numbersNamedIn(wish)))];
  const cases = await casesWithDanger(executor, numbers);
  const inquiries = await inquiriesWithDanger(executor, numbers);
  const dangerOf = (wish: string): CallBack['danger'] => {
    for (const number of numbersNamedIn(wish)) {
      if (cases.has(number)) return { by: 'case', number };
      if (inquiries.has(number)) return { by: 'inquiry', number };
    }
    return hasCrisisWords(wish) ? { by: 'noted', number: null } : null;
  };
  const marked = promises.map((promise) => ({ ...promise, danger: dangerOf(promise.wish) }));
  return [
    ...marked.filter(({ danger }) => danger !== null),
    ...marked.filter(({ danger }) => danger === null),
  ];
}
