import { isBlank } from '@hidamari/domain/japanese-text';
import { isBeingConverted } from '../../shell/being-converted.ts';
import { PAUSE_MS } from '../../shell/pause.ts';
import { focusQuietly } from '../../shell/scrolling.ts';
import {
  type AskedSearch,
  askedByForm,
  readAskedSearch,
  searchStep,
} from '../../shell/search/asked-search.ts';
import { sentFields } from '../../shell/search/sent-fields.ts';
import { createAnswers } from './drawn-answers.ts';
import { NO_WORDS } from './found-words.ts';
import { nextStep } from './next-step.ts';
import { isTellable, onceAtRest } from './once-at-rest.ts';
import { searchHeading } from './quoted-words.ts';
import { ASKING, SEARCH_FAILED_ID, SEARCH_FIELD_ID, type SearchPart } from './search-parts.ts';

const SUGGESTIONS_REST_MS = 250;

const partIn = (page: Document, name: SearchPart) =>
  page.querySelector<HTMLElement>(`[data-search-part="${name}"]`);

/** Where the keyboard goes on once another answer stands there. */
type FocusAfter = (() => HTMLElement | null | undefined) | undefined;

/**
 * The search of a document: its form asks without leaving the page, while one types and when it is sent, and what the server
 * draws for it takes the place of what was found before. What is asked stands in the step of the history, as in the
 * application: Back brings the former question, and a reload keeps it.
 */
export function startSearch(): void {
  const field = document.getElementById(SEARCH_FIELD_ID);
  const results = partIn(document, 'results');
  const heading = document.querySelector<HTMLElement>('main h1');
  const status = document.querySelector<HTMLElement>('.search-found');
  if (!(field instanceof HTMLInputElement) || !results || !heading || !status) return;

  const answers = createAnswers();
  let asked = readAskedSearch(history.state);
  let told = '';
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
  const fail = () => {
    const failed = document.getElementById(SEARCH_FAILED_ID);
    if (failed instanceof HTMLTemplateElement) results.replaceChildren(failed.content.cloneNode(true));
    tell('');
  };

  const show = async (focusAfter?: FocusAfter) => {
    results.ariaBusy = 'true';
    tell(ASKING);
    const page = await answers.read(asked);
    if (page === 'overtaken') return;
    results.ariaBusy = null;
    if (page === null) return fail();
    const lost = takeOver(page, ['suggestions', 'results', 'ask']);
    tell(page.querySelector('.search-found')?.textContent ?? '');
    const next = focusAfter?.() ?? (lost ? heading : null);
    if (next) focusQuietly(next);
  };

  /** Takes a question over from a step of the history, or makes it one. */
  const take = (next: AskedSearch) => {
    asked = next;
    if (field.value !== next.keyword) field.value = next.keyword;
    told = next.keyword;
    heading.textContent = searchHeading(next.keyword);
    showSuggestions();
  };
  const go = (next: AskedSearch, replace: boolean, focusAfter?: FocusAfter) => {
    dropTyped();
    take(next);
    if (replace) history.replaceState(searchStep(next), '');
    else {
      history.pushState(searchStep(next), '');
      scrollTo({ top: 0, behavior: 'instant' });
    }
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
    if (text !== told && isTellable(text)) dropTyped = onceAtRest(() => goOnWith(text, 'typed'));
  };
  /** While kana are being turned into characters nothing is looked for, but words can be offered. */
  const suggest = () => {
    clearTimeout(suggesting);
    suggesting = setTimeout(async () => {
      const page = await answers.ask({ ...asked, keyword: field.value });
      if (page) takeOver(page, ['suggestions']);
    }, SUGGESTIONS_REST_MS);
  };
  field.addEventListener('input', (event) => {
    showSuggestions();
    if (isBeingConverted(event)) suggest();
    else typed();
  });
  field.addEventListener('compositionstart', () => dropTyped());
  field.addEventListener('compositionend', typed);

  document.addEventListener('submit', (event) => {
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
  });

  addEventListener('popstate', () => {
    // A fragment of this page has no step of its own.
    if (history.state === null && location.hash !== '') return;
    dropTyped();
    take(readAskedSearch(history.state));
    void show();
  });
  // Coming back to a page that was left takes longer than its place is kept by the browser.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href]') && !isBlank(asked.keyword))
      history.replaceState({ ...history.state, top: scrollY }, '');
  });

  const drawn = results.dataset.asked;
  if (drawn !== undefined) {
    // The browser sent the form: from now on this is a step like any other, and a reload sends nothing.
    take(readAskedSearch({ search: JSON.parse(drawn) }));
    history.replaceState({ ...history.state, ...searchStep(asked) }, '');
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

/** Puts the parts of a page in place of this one's. True where the focus went with what stood there. */
function takeOver(page: Document, names: readonly SearchPart[]): boolean {
  let hasLost = false;
  for (const name of names) {
    const part = partIn(document, name);
    const other = partIn(page, name);
    if (!part || !other || part.innerHTML === other.innerHTML) continue;
    hasLost ||= part.contains(document.activeElement);
    part.replaceChildren(...[...other.childNodes].map((node) => document.importNode(node, true)));
  }
  return hasLost;
}
