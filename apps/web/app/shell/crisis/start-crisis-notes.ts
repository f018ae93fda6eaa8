import { fieldAbove } from './written-field.ts';

/**
 * Looks after the crisis cards under the fields of a document (`WatchedCrisisNote`) from the first key on: nothing is fetched
 * before somebody writes (G119). A field that came with words, or in which the browser kept some, is looked after at once.
 */
export function startCrisisNotes(): void {
  for (const note of document.querySelectorAll<HTMLElement>('[data-crisis]')) {
    const field = fieldAbove(note);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    const watch = () =>
      void import('./watch-crisis-words.ts').then(
        ({ watchCrisisWords }) => watchCrisisWords(field, note),
        // Without a network the next visit looks.
        () => undefined,
      );
    if (field.value !== '') watch();
    else field.addEventListener('input', watch, { once: true });
  }
}
