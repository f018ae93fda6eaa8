import { crisisClosings } from './closed-cards.ts';
import { crisisWordsIn } from './crisis-reading.ts';
import { fieldsOf, namedIn } from './named-texts.ts';

/** What a page that only thanks has to show of the card, when the words themselves are no longer there. */
export type CardLeft = 'none' | 'open' | 'closed';

const NOWHERE = Symbol('no place');

/** How the card stands for words that are sent just now. */
export function cardLeftBy(texts: readonly string[]): CardLeft {
  const named = namedIn(fieldsOf(texts), crisisWordsIn);
  if (named.length === 0) return 'none';
  return named.every((one) => crisisClosings.isClosed(NOWHERE, one)) ? 'closed' : 'open';
}
