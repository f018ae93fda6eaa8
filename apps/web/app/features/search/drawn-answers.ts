import { isBlank } from '@hidamari/domain/japanese-text';
import { type AskedSearch, formFieldsOf } from '../../shell/search/asked-search.ts';

/** What was found lately, so that a step back shows it at once, at its place. */
const LATELY_MOST = 10;

/** Pages of the search as the server draws them, for a document's script. */
export interface DrawnAnswers {
  /** The page of a question; null where none comes, `overtaken` where another was asked for meanwhile. */
  read(asked: AskedSearch): Promise<Document | null | 'overtaken'>;
  /** The same beside it: nothing is kept, and nothing overtakes it. */
  ask(asked: AskedSearch): Promise<Document | null>;
}

export function createAnswers(): DrawnAnswers {
  const lately = new Map<string, Document>();
  let asking: AbortController | undefined;
  return {
    async read(asked) {
      asking?.abort();
      const mine = new AbortController();
      asking = mine;
      const { signal } = mine;
      const key = String(new URLSearchParams(formFieldsOf(asked)));
      const page = lately.get(key) ?? (await fetchPage(asked, signal));
      if (signal.aborted) return 'overtaken';
      if (page === null) return null;
      lately.set(key, page);
      const [oldest] = lately.keys();
      if (lately.size > LATELY_MOST && oldest !== undefined) lately.delete(oldest);
      return page;
    },
    ask: (asked) => fetchPage(asked),
  };
}

/** The words travel in the body alone, as the form itself sends them (decision 0050). */
async function fetchPage(asked: AskedSearch, signal?: AbortSignal): Promise<Document | null> {
  const form = isBlank(asked.keyword)
    ? {}
    : { method: 'POST', body: new URLSearchParams(formFieldsOf(asked)) };
  try {
    const answer = await fetch(location.pathname, { ...form, ...(signal && { signal }) });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    // What is refused comes as a page of another kind.
    return page.querySelector('[data-search-part="results"]') ? page : null;
  } catch {
    return null;
  }
}
