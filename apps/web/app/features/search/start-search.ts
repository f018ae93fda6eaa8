import { isBlank } from '@hidamari/domain/japanese-text';
import {
  type AskedSearch,
  askedByForm,
  readAskedSearch,
  searchStep,
} from '../../parts/search/asked-search.ts';
import { sentFields } from '../../parts/search/search-form.tsx';
import { isBeingConverted } from '../../shell/being-converted.ts';
import { focusQuietly } from '../../shell/scrolling.ts';
import { PAUSE_MS } from '../../shell/use-now.ts';
import { askForAnswer, knownAnswer } from './drawn-answers.ts';
import { NO_WORDS, withOffered } from './found-words.ts';
import { nextStep } from './next-step.ts';
import { isWorthSearching, onceAtRest } from './once-at-rest.ts';
import { searchHeading } from './quoted-words.ts';
import { ASKING, SEARCH_FAILED_ID, SEARCH_FIELD_ID, type SearchPart } from './search-parts.ts';

const SUGGESTIONS_REST_MS = 250;

const partIn = (page: Document, name: SearchPart) =>
  page.querySelector<HTMLElement>(`[data-search-part="${name}"]`);

/** Whose page it is, by a word that names nobody; none of a visitor's. */
const readerOf = (page: Document) => partIn(page, 'results')?.dataset.reader;

/** Where the keyboard goes on once another answer stands there. */
type FocusAfter = (() => HTMLElement | null | undefined) | undefined;

/** How a page that searches keeps its questions. */
export interface SearchSteps {
  /** The question of the step of the history that is shown. */
  asked: AskedSearch;
  /** Makes a step of a question, and begins at the top of the page; or puts it in place of the present step. */
  go(asked: AskedSearch, replace: boolean): void;
  /** Told of another answer, once it stands there. */
  onShown?(results: HTMLElement): void;
}

/** The search of a page while it is open. */
export interface RunningSearch {
  /** Somebody went to another step of the history. */
  follow(asked: AskedSearch): void;
  stop(): void;
}

/**
 * The search of the page that has one, in the application and in a document alike: its form asks without leaving the page,
 * while one types and when it is sent, and what the server draws for it takes the place of what was found before. What is
 * asked stands in the step of the history: Back brings the former question, and a reload keeps it.
 */
export function runSearch(steps: SearchSteps): RunningSearch | null {
  const field = document.getElementById(SEARCH_FIELD_ID);
  const results = partIn(document, 'results');
  const heading = document.querySelector<HTMLElement>('main h1');
  const status = document.querySelector<HTMLElement>('.search-found');
  if (!(field instanceof HTMLInputElement) || !results || !heading || !status) return null;

  const stopping = new AbortController();
  const { signal } = stopping;
  let { asked } = steps;
  let told = '';
  let said = status.textContent ?? '';
  let asking: AbortController | undefined;
  let dropTyped = () => {};
  let suggesting: ReturnType<typeof setTimeout> | undefined;
  let telling: ReturnType<typeof setTimeout> | undefined;

  const tell = (words: string) => {
    clearTimeout(telling);
    telling = setTimeout(() => {
      if (status.textContent !== words) status.textContent = words;
    }, PAUSE_MS);
  };
  const showSuggestions = () => {
    const place = partIn(document, 'suggestions');
    if (place) place.hidden = isBlank(field.value);
  };
  const fail = (why: string | null) => {
    const failed = document.getElementById(SEARCH_FAILED_ID)?.cloneNode(true) as HTMLElement;
    const words = failed.querySelectorAll('p');
    // The application may know why by itself.
    if (why !== null && words.length === 1) {
      const reason = document.createElement('p');
      reason.textContent = why;
      words[0]?.after(reason);
    }
    results.replaceChildren(...failed.childNodes);
    said = '';
    tell(said);
  };
  const put = (page: Document, focusAfter: FocusAfter) => {
    const hasLost = takeOver(page, 'results');
    takeOver(page, 'suggestions');
    // The card beside the results stays: it tells its hours, and in the application it is alive.
    const [asks, otherAsks] = [document, page].map((one) => partIn(one, 'ask')?.querySelector('h2'));
    if (asks && otherAsks) asks.textContent = otherAsks.textContent;
    said = page.querySelector('.search-found')?.textContent ?? '';
    tell(said);
    steps.onShown?.(results);
    const next = focusAfter?.() ?? (hasLost ? heading : null);
    if (next) focusQuietly(next);
  };
  const show = async (focusAfter?: FocusAfter) => {
    asking?.abort();
    const known = knownAnswer(asked);
    if (known) {
      results.ariaBusy = null;
      return put(known, focusAfter);
    }
    const mine = new AbortController();
    asking = mine;
    results.ariaBusy = 'true';
    tell(ASKING);
    const answer = await askForAnswer(asked, mine.signal);
    if (mine.signal.aborted) return;
    results.ariaBusy = null;
    if (answer.page === null) return fail(answer.why);
    // Somebody has logged in or out since, in another tab: nothing of one stands on the page of another.
    if (readerOf(answer.page) !== readerOf(document)) return location.reload();
    put(answer.page, focusAfter);
  };

  /** Takes a question over from a step of the history, or makes it one. */
  const take = (next: AskedSearch) => {
    asked = next;
    if (field.value !== next.keyword) {
      field.value = next.keyword;
      // Whoever looks at the field hears of it too (`followFieldAbove`).
      field.dispatchEvent(new Event('change'));
    }
    told = next.keyword;
    heading.textContent = searchHeading(next.keyword);
    showSuggestions();
  };
  const go = (next: AskedSearch, replace: boolean, focusAfter?: FocusAfter) => {
    dropTyped();
    take(next);
    steps.go(next, replace);
    void show(focusAfter);
  };
  const goOnWith = (keyword: string, how: 'typed' | 'sent') => {
    const next = nextStep(asked, keyword, how);
    if (next) go(next.asked, next.replace);
  };

  /** Nothing was written: what was found before stands on. */
  const askForWords = () => {
    dropTyped();
    tell(NO_WORDS);
    focusQuietly(field);
  };
  const typed = () => {
    dropTyped();
    clearTimeout(suggesting);
    const text = field.value;
    if (text !== told && isWorthSearching(text)) dropTyped = onceAtRest(() => goOnWith(text, 'typed'));
  };
  /** While kana are being turned into characters nothing is looked for, but words can be offered. */
  const suggest = () => {
    clearTimeout(suggesting);
    suggesting = setTimeout(async () => {
      const { page } = await askForAnswer({ ...asked, keyword: field.value }, signal);
      if (page === null || signal.aborted || readerOf(page) !== readerOf(document)) return;
      takeOver(page, 'suggestions');
      tell(withOffered(said, partIn(document, 'suggestions')?.querySelectorAll('button').length ?? 0));
    }, SUGGESTIONS_REST_MS);
  };
  const write = (event: Event) => {
    showSuggestions();
    if (isBeingConverted(event)) suggest();
    else typed();
  };
  const send = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-search-form]')) return;
    event.preventDefault();
    const next = askedByForm(sentFields(form, event));
    if (form.contains(field)) return isBlank(next.keyword) ? askForWords() : goOnWith(next.keyword, 'sent');
    if (form.closest('[data-search-part="suggestions"]')) {
      // The words that were pressed go: the keyboard goes on at what they found.
      focusQuietly(heading);
      return goOnWith(next.keyword, 'sent');
    }
    // Where nothing came, its button asks the same once more.
    if (isBlank(next.keyword)) return void show();
    const shown = hitsIn(results).length;
    const isLonger = next.pages > asked.pages;
    const isSame = next.keyword === asked.keyword;
    go(
      next,
      isSame,
      isSame ? () => (isLonger ? hitsIn(results)[shown] : sameButton(event, results)) : undefined,
    );
  };
  // Coming back to a page that was left takes longer than its place is kept by the browser.
  const keepTop = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href]') && !isBlank(asked.keyword))
      history.replaceState({ ...history.state, top: scrollY }, '');
  };

  // In our words, in place of the browser's own, which may be of another language and go by themselves.
  if (field.form) field.form.noValidate = true;
  field.addEventListener('input', write, { signal });
  field.addEventListener('compositionstart', () => dropTyped(), { signal });
  field.addEventListener('compositionend', typed, { signal });
  document.addEventListener('submit', send, { signal });
  document.addEventListener('click', keepTop, { signal, capture: true });

  const drawn = results.dataset.asked;
  if (drawn !== undefined) {
    // The browser sent the form: from now on this is a step like any other, and a reload sends nothing.
    take(readAskedSearch({ search: JSON.parse(drawn) }));
    steps.go(asked, true);
  } else if (!isBlank(asked.keyword)) {
    const { top = 0 } = (history.state ?? {}) as { top?: number };
    take(asked);
    results.replaceChildren();
    void show().then(() => scrollTo({ top, behavior: 'instant' }));
  } else if (!isBlank(field.value)) {
    // Typed before this script came, or kept by the browser.
    showSuggestions();
    typed();
  }
  return {
    follow(next) {
      dropTyped();
      take(next);
      void show();
    },
    stop() {
      stopping.abort();
      asking?.abort();
      dropTyped();
      for (const timer of [suggesting, telling]) clearTimeout(timer);
    },
  };
}

const hitsIn = (results: HTMLElement) => results.querySelectorAll<HTMLElement>('.search-hits a');

/** The button by which something was changed, in the answer that took its place. */
function sameButton(event: SubmitEvent, results: HTMLElement): HTMLElement | undefined {
  const { submitter } = event;
  if (!(submitter instanceof HTMLButtonElement)) return undefined;
  const { name, value } = submitter;
  return [...results.querySelectorAll<HTMLButtonElement>('button')].find(
    (button) => button.name === name && button.value === value,
  );
}

/** Puts a part of a page in place of this one's. True where the focus went with what stood there. */
function takeOver(page: Document, name: SearchPart): boolean {
  const part = partIn(document, name);
  const other = partIn(page, name);
  if (!part || !other || part.innerHTML === other.innerHTML) return false;
  const hasLost = part.contains(document.activeElement);
  part.replaceChildren(...[...other.childNodes].map((node) => document.importNode(node, true)));
  return hasLost;
}

/** Runs the search of a document that has one. */
export function startSearch(): void {
  const search = runSearch({
    asked: readAskedSearch(history.state),
    go(next, replace) {
      // What was noted of the page stays, but for the place at which the former answer was left.
      if (replace) return history.replaceState({ ...history.state, top: 0, ...searchStep(next) }, '');
      history.pushState(searchStep(next), '');
      scrollTo({ top: 0, behavior: 'instant' });
    },
  });
  addEventListener('popstate', () => {
    // A fragment of this page has no step of its own.
    if (history.state !== null || location.hash === '') search?.follow(readAskedSearch(history.state));
  });
}
