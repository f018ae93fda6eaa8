import type { CrisisNoteFacts, RunningCrisisNote } from './run-crisis-note.ts';
import { fieldAbove } from './written-field.ts';

/** Fetches what runs a note (`runCrisisNote`), and runs it; where it does not come, the next change asks again. */
export function bringCrisisNote(
  note: HTMLElement,
  textNow: () => string,
  facts?: () => CrisisNoteFacts,
): RunningCrisisNote {
  let running: RunningCrisisNote | null = null;
  let isComing = false;
  let isStopped = false;
  const bring = async () => {
    try {
      const { runCrisisNote } = await import('./run-crisis-note.ts');
      if (!isStopped) running = runCrisisNote(note, textNow, facts);
    } catch {
      // Without a network the next words ask.
      isComing = false;
    }
  };
  return {
    change() {
      if (running) return running.change();
      if (isComing) return;
      isComing = true;
      void bring();
    },
    stop() {
      isStopped = true;
      running?.stop();
    },
  };
}

/**
 * Runs a note for the field above it, from the first key on: nothing is fetched before somebody writes (G119). A field that
 * came with words, or in which the browser kept some, is looked at right away. Answers how to stop.
 */
export function followFieldAbove(note: HTMLElement, facts?: CrisisNoteFacts): () => void {
  const field = fieldAbove(note);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => undefined;
  const running = bringCrisisNote(note, () => field.value, facts && (() => facts));
  const { change, stop } = running;
  // Words that a script puts there are told as a change.
  for (const event of ['input', 'change']) field.addEventListener(event, change);
  if (field.value !== '') change();
  return () => {
    for (const event of ['input', 'change']) field.removeEventListener(event, change);
    stop();
  };
}

/** Looks after the crisis cards under the fields of a document (`CrisisNote`). */
export function startCrisisNotes(): void {
  for (const note of document.querySelectorAll<HTMLElement>('[data-crisis]'))
    followFieldAbove(note, { isCalledAtFirst: note.dataset.crisis === 'called' });
}
