import { type AskedSearch, NOTHING_ASKED, sentSearch } from '../../parts/search/asked-search.ts';

/** How words came: they rested while being typed, or were sent with さがす. */
export type AskedHow = 'typed' | 'sent';

interface NextStep {
  asked: AskedSearch;
  /** True where it takes the place of the present step of the history. */
  replace: boolean;
}

/**
 * The step of the history for words in the field: what is being typed grows in one step, and a question that was sent
 * keeps its own, so that Back leads from the second question to the first. Null where nothing new is asked: Back put
 * the words of its step into the field.
 */
export function nextStep(now: AskedSearch, keyword: string, how: AskedHow): NextStep | null {
  const isSame = keyword === now.keyword;
  if (how === 'sent') return { asked: sentSearch(keyword), replace: isSame || !now.isSent };
  return isSame ? null : { asked: { ...NOTHING_ASKED, keyword }, replace: !now.isSent };
}
