import { crisisClosings } from './closed-cards.ts';
import { crisisWordsIn, fieldsOf, namedIn } from './crisis-reading.ts';

/** How the card stands beside words: they do not call for it, it stands open, or it was closed and has its numbers one press away. */
export type CardState = 'none' | 'open' | 'closed';

const NOWHERE = Symbol('no place');

/**
 * How the card stands for these words at this moment, wherever they are repeated.
 * @param wasClosed it was closed before, beside other words of the same conversation.
 */
export function cardStateOf(texts: string | readonly string[], wasClosed = false): CardState {
  const named = namedIn(fieldsOf(texts), crisisWordsIn);
  if (named.length === 0) return 'none';
  return named.every((one) => crisisClosings.isClosed(NOWHERE, one, wasClosed)) ? 'closed' : 'open';
}
