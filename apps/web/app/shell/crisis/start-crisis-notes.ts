import type { CrisisWords } from '@hidamari/domain/crisis-words';
import type { CrisisLineNow } from '@hidamari/domain/emergency';
import { followPresses } from '../after-press.ts';
import { PAUSE_MS } from '../pause.ts';
import { portalNow } from '../portal-clock/index.ts';
import { focusQuietly } from '../scrolling.ts';
import { crisisClosings, type NamedText } from './crisis-closings.ts';
import { bringBesideWriting, bringIntoView, fieldAbove } from './written-field.ts';

/** What a file of the crisis reader gives. */
export interface CrisisReader {
  find(text: string): CrisisWords | null;
  crisisLinesAt(at: Date): CrisisLineNow[];
  answeringWords(isAnswering: boolean): string;
}

/**
 * Brings the crisis card under a document's fields (`DocumentCrisisNote`), as `CrisisNote` does in the application: at a pause
 * in writing, in this tab alone, by the rules first and by the weighed pieces once they have come; nothing is fetched before
 * somebody writes (G119). Closed, it comes again for other words alone, and its numbers stay one press away.
 */
export function startCrisisNotes(): void {
  for (const note of document.querySelectorAll<HTMLElement>('[data-crisis]')) {
    const field = fieldAbove(note);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) followField(field, note);
  }
}

function followField(field: HTMLInputElement | HTMLTextAreaElement, note: HTMLElement): void {
  const place = Symbol();
  const { afterPress } = followPresses();
  let reader: CrisisReader | null = null;
  let isFetching = false;
  let named: NamedText | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    if (reader === null) return;
    const found = reader.find(field.value);
    named = found && { kind: found.kind, text: field.value.trim() };
    const isClosed = named !== null && crisisClosings.isClosed(place, named);
    // However the sentence goes on after that, the page that repeats it knows that its card was closed.
    if (named && isClosed) crisisClosings.close(place, named);
    show(note, named && (isClosed ? 'numbers' : 'card'), reader);
  };
  const lookSoon = () => afterPress(look);
  const fetchReader = async () => {
    if (isFetching) return;
    isFetching = true;
    const { rules = '', reader: whole = '' } = note.dataset;
    for (const address of [rules, whole]) {
      try {
        const { crisisReader }: { crisisReader: CrisisReader } = await import(/* @vite-ignore */ address);
        reader = crisisReader;
        lookSoon();
      } catch {
        // No network: what has come is what looks, and the next key asks again.
        isFetching = false;
      }
    }
  };
  const write = () => {
    void fetchReader();
    clearTimeout(pause);
    pause = setTimeout(lookSoon, PAUSE_MS);
  };

  field.addEventListener('input', write);
  // At the end of the event: what is left may be sent.
  field.addEventListener('focusout', () => setTimeout(lookSoon, 0));
  note.addEventListener('click', ({ target }) => {
    const isClose = target instanceof Element && target.closest('[data-crisis-place="card"] button') !== null;
    if (!isClose || named === null) return;
    crisisClosings.close(place, named);
    look();
    // What was pressed went with the card.
    const numbers = note.querySelector<HTMLElement>('[data-crisis-place="numbers"] summary');
    focusQuietly(numbers ?? field);
  });
  // The numbers are seen whole once they are opened.
  note.addEventListener(
    'toggle',
    ({ target }) => target instanceof HTMLDetailsElement && target.open && bringIntoView(target),
    true,
  );
  // The browser kept what was written, or the page came with it.
  if (field.value !== '') void fetchReader();
}

/** Shows one part of a note; what stands there already stays as it is. */
function show(note: HTMLElement, shown: 'card' | 'numbers' | null, reader: CrisisReader): void {
  for (const place of note.querySelectorAll<HTMLElement>('[data-crisis-place]')) {
    const name = place.dataset.crisisPlace;
    const isFilled = place.dataset.isFilled !== undefined;
    if (isFilled && name === shown) continue;
    const part = note.querySelector<HTMLTemplateElement>(`template[data-crisis-part="${name}"]`);
    place.replaceChildren(...(name === shown && part ? [part.content.cloneNode(true)] : []));
    place.toggleAttribute('data-is-filled', name === shown);
    if (name !== shown) continue;
    tellHours(place, reader);
    if (name === 'card') bringBesideWriting(place);
  }
}

/** The page may have been drawn at another hour: the lines that answer now stand first. */
function tellHours(place: HTMLElement, { crisisLinesAt, answeringWords }: CrisisReader): void {
  for (const { href, isAnswering } of crisisLinesAt(portalNow())) {
    const line = place.querySelector(`a[href="${href}"]`);
    const told = line?.querySelector('[data-answering]');
    if (line?.parentElement) place.querySelector('ul')?.append(line.parentElement);
    if (!told) continue;
    const words = document.createElement(isAnswering ? 'em' : 'span');
    words.dataset.answering = '';
    words.textContent = answeringWords(isAnswering);
    told.replaceWith(words);
  }
}
