import { isOfInputMethod } from '@hidamari/ui/input-method';
import { isBeingConverted } from '../../shell/being-converted.ts';
import { focusQuietly } from '../../shell/scrolling.ts';
import { allQuestionsWords, failedWords, foundQuestionsWords } from './faq-words.ts';
import type { AskedQuestion, FindQuestions, QuestionMarks } from './find-questions.ts';

/** Brings what finds: fetched once the field is entered. Rejects without a network. */
export type FetchFinder = () => Promise<{
  questionFinder(questions: readonly AskedQuestion[]): FindQuestions;
}>;

/**
 * Lets the questions of the page be found while a person types: those that do not hold the words are hidden, and the words are
 * marked in the others. That follows once kana are converted, because half a word (「そうd」) stands in no question and the page
 * would empty between two keys. The words stay in this tab. Answers how to stop.
 */
export function startFaqFind(fetchFinder: FetchFinder): () => void {
  const page = document.querySelector<HTMLElement>('[data-faq]');
  const field = page?.querySelector<HTMLInputElement>('.faq-find input');
  const status = page?.querySelector<HTMLElement>('.faq-find [role="status"]');
  const nothing = page?.querySelector<HTMLElement>('[data-faq-nothing]');
  if (!page || !field || !status || !nothing) return () => undefined;

  const folds = [...page.querySelectorAll<HTMLDetailsElement>('.faq-section details[id]')];
  const before = new Map<Element, readonly ChildNode[]>();
  let find: FindQuestions | null = null;
  let isComing = false;

  const show = () => {
    const found = find?.(field.value) ?? null;
    for (const fold of folds) {
      const marks = found?.get(fold.id);
      fold.hidden = found !== null && marks === undefined;
      markFold(fold, marks, before);
    }
    for (const section of page.querySelectorAll<HTMLElement>('.faq-section'))
      section.hidden = section.querySelector('details:not([hidden])') === null;
    for (const chip of page.querySelectorAll<HTMLAnchorElement>('.faq-head a[href^="#"]'))
      chip.hidden = document.getElementById(decodeURIComponent(chip.hash.slice(1)))?.hidden ?? false;
    nothing.hidden = found?.size !== 0;
    return found;
  };
  const look = () => {
    const found = show();
    const words = found ? foundQuestionsWords(found.size) : allQuestionsWords(folds.length);
    if (status.textContent !== words) status.textContent = words;
  };
  const bring = () => {
    if (find !== null || isComing) return;
    isComing = true;
    fetchFinder().then(
      ({ questionFinder }) => {
        find = questionFinder(questionsIn(page));
        if (field.value !== '') look();
      },
      () => {
        // The next key tries again.
        isComing = false;
        if (field.value !== '') status.textContent = failedWords(folds.length);
      },
    );
  };

  const listening = new AbortController();
  const { signal } = listening;
  field.addEventListener('focus', bring, { signal });
  field.addEventListener(
    'input',
    (event) => {
      bring();
      if (!isBeingConverted(event)) look();
    },
    { signal },
  );
  field.addEventListener('compositionend', look, { signal });
  // What the key 「検索」 of a phone is for: the keyboard goes, and reading goes on at the count.
  field.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter' && !isOfInputMethod(event)) focusQuietly(status);
    },
    { signal },
  );
  nothing.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element && target.closest('button'))) return;
      field.value = '';
      // Whoever else looks at the words hears of it.
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      field.focus();
    },
    { signal },
  );
  // Typed before this came, or kept by the browser.
  if (field.value !== '') bring();
  return () => {
    listening.abort();
    find = null;
    show();
  };
}

function questionsIn(page: HTMLElement): AskedQuestion[] {
  return [...page.querySelectorAll<HTMLElement>('[data-faq-names]')].flatMap((list) => {
    const names: string[] = JSON.parse(list.dataset.faqNames ?? '[]');
    const section = list.closest<HTMLElement>('.faq-section')?.querySelector('h2')?.textContent ?? '';
    return [...list.querySelectorAll<HTMLDetailsElement>('details[id]')].map((fold, at) => ({
      id: fold.id,
      names: [section, names[at] ?? ''],
      question: labelOf(fold)?.textContent ?? '',
      answer: fold.querySelector('.ui-fold-body')?.innerHTML ?? '',
    }));
  });
}

const labelOf = (fold: Element) => fold.querySelector(':scope > summary > span:not([aria-hidden])');

/** Marks the words in a question; without marks its own words stand there again. */
function markFold(
  fold: HTMLDetailsElement,
  marks: QuestionMarks | undefined,
  before: Map<Element, readonly ChildNode[]>,
): void {
  const label = labelOf(fold);
  if (label === null) return;
  const own = before.get(fold) ?? [...label.childNodes];
  if (marks === undefined) {
    if (before.delete(fold)) label.replaceChildren(...own);
    return;
  }
  before.set(fold, own);
  const place = document.createElement('span');
  place.className = 'faq-place ui-meta';
  place.append(...(marks.place ?? []).map(nodeOf));
  label.replaceChildren(...marks.question.map(nodeOf), ...(marks.place ? [place] : []));
}

function nodeOf({ text, isMatch }: QuestionMarks['question'][number]): HTMLElement {
  const node = document.createElement(isMatch ? 'mark' : 'span');
  node.textContent = text;
  return node;
}
