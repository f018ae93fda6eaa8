import { beginningOf, isBlank } from '@hidamari/domain/japanese-text';
import { SEARCH_WORDS_CHARACTERS } from '@hidamari/domain/limits';
import { SEARCH_KINDS, type SearchKind } from '@hidamari/domain/site-search';

/**
 * What somebody looks for. It stands in the history of the tab and never in an address: the words may tell of an
 * illness, and addresses end up in logs, bookmarks and other people's eyes (decision 0050).
 */
export interface AskedSearch {
  keyword: string;
  kind: SearchKind | null;
  isExact: boolean;
  /** How often 「もっと見る」 was pressed, from 1. */
  pages: number;
  /** Sent with さがす or picked, not only typed so far: the next question gets a step of its own. */
  isSent: boolean;
}

const MOST_PAGES = 20;

export const NOTHING_ASKED: AskedSearch = {
  keyword: '',
  kind: null,
  isExact: false,
  pages: 1,
  isSent: false,
};

/** Reads what a step of the history holds; anything else is no question. */
export function readAskedSearch(state: unknown): AskedSearch {
  const { search } = (typeof state === 'object' && state !== null ? state : {}) as { search?: unknown };
  if (typeof search !== 'object' || search === null) return NOTHING_ASKED;
  const { keyword, kind, isExact, pages, isSent } = search as Partial<Record<keyof AskedSearch, unknown>>;
  return {
    keyword: typeof keyword === 'string' ? beginningOf(keyword, SEARCH_WORDS_CHARACTERS) : '',
    kind: SEARCH_KINDS.find((known) => known === kind) ?? null,
    isExact: isExact === true,
    pages: typeof pages === 'number' && pages >= 1 && pages <= MOST_PAGES ? Math.floor(pages) : 1,
    isSent: isSent === true,
  };
}

/** The step of the history for a question. */
export function searchStep(asked: AskedSearch): { search: AskedSearch } {
  return { search: asked };
}

/** A whole question that was sent: in the box of another page, with さがす, or by an example that was picked. */
export function sentSearch(keyword: string): AskedSearch {
  return { ...NOTHING_ASKED, keyword, isSent: !isBlank(keyword) };
}

/** Names of the fields of a form that asks. */
export const ASKED_FIELDS = {
  keyword: 'keyword',
  kind: 'kind',
  isExact: 'is_exact',
  pages: 'pages',
} as const;

const YES = '1';

/**
 * Reads a form that was sent. Of a name that stands in it twice the last counts: a button that was pressed says what changes
 * in the question that the form holds.
 */
export function askedByForm(form: Pick<FormData | URLSearchParams, 'getAll'>): AskedSearch {
  const last = (name: keyof typeof ASKED_FIELDS) => form.getAll(ASKED_FIELDS[name]).at(-1);
  const keyword = last('keyword');
  const isSent = typeof keyword === 'string' && !isBlank(keyword);
  const question = { keyword, kind: last('kind'), isExact: last('isExact') === YES, isSent };
  return readAskedSearch({ search: { ...question, pages: Number(last('pages') ?? 1) } });
}

/** The fields of a question that are not as in any other, by name. */
export function formFieldsOf({
  keyword,
  kind,
  isExact,
  pages,
}: AskedSearch): [name: string, value: string][] {
  return [
    [ASKED_FIELDS.keyword, keyword],
    ...(kind === null ? [] : [[ASKED_FIELDS.kind, kind] satisfies [string, string]]),
    ...(isExact ? [[ASKED_FIELDS.isExact, YES] satisfies [string, string]] : []),
    ...(pages > 1 ? [[ASKED_FIELDS.pages, String(pages)] satisfies [string, string]] : []),
  ];
}
