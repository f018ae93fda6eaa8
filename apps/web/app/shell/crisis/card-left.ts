import { crisisClosings } from './crisis-closings.ts';
import { fieldsOf, namedIn } from './use-crisis-card.ts';
import { crisisWordsIn } from './use-crisis-reader.ts';

/** What a page that only thanks has to show of the card, when the words themselves are no longer there. */
export type CardLeft = 'none' | 'open' | 'closed';

const NOWHERE = Symbol('no place');

/** How the card stands for words that are sent just now. */
export function cardLeftBy(texts: readonly string[]): CardLeft {
  const named = namedIn(fieldsOf(texts), crisisWordsIn);
  if (named.length === 0) return 'none';
  return named.every((one) => crisisClosings.isClosed(NOWHERE, one)) ? 'closed' : 'open';
}
