import { isBlank } from '@hidamari/domain/japanese-text';
import { type AskedSearch, formFieldsOf } from '../../parts/search/asked-search.ts';

/** What was found lately, so that coming back from a page shows the list at once, at its place. */
const LATELY_MOST = 10;
const lately = new Map<string, Document>();

/** What was found is nobody else's after a member. */
export const forgetAnswers = (): void => lately.clear();

/** A page of the search as the server draws it; or that none came, and why where that is known. */
export type DrawnAnswer = { page: Document } | { page: null; why: string | null };

/** The page of a question that was asked lately. */
export const knownAnswer = (asked: AskedSearch): Document | undefined => lately.get(bodyOf(asked));

const bodyOf = (asked: AskedSearch) => String(new URLSearchParams(formFieldsOf(asked)));

/** Asks the server. The words travel in the body alone, as the form itself sends them (decision 0050). */
export async function askForAnswer(asked: AskedSearch, signal?: AbortSignal): Promise<DrawnAnswer> {
  const body = bodyOf(asked);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const form = isBlank(asked.keyword) ? {} : { method: 'POST', headers, body };
  try {
    const answer = await fetch(location.pathname, { ...form, ...(signal && { signal }) });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    // What is refused comes as a page of another kind, and says why where the whole service is at rest (G31).
    if (!page.querySelector('[data-search-part="results"]')) {
      const title = page.querySelector('main h1')?.textContent;
      return { page: null, why: answer.status === 503 && title ? `${title}。` : null };
    }
    if (answer.ok) keep(body, page);
    return { page };
  } catch {
    return { page: null, why: null };
  }
}

function keep(body: string, page: Document): void {
  lately.set(body, page);
  const [oldest] = lately.keys();
  if (lately.size > LATELY_MOST && oldest !== undefined) lately.delete(oldest);
}
