import { late } from '../../shell/late.ts';
import { fieldAbove } from './crisis-reading.ts';
import type { CrisisNoteFacts, RunningCrisisNote } from './run-crisis-note.ts';

const RUNNER = late(() => import('./run-crisis-note.ts'));

/** Fetches what runs a note (`runCrisisNote`), and runs it; where it does not come, the next change asks again, or a line that is back. */
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
      const { runCrisisNote } = await RUNNER();
      if (!isStopped) running = runCrisisNote(note, textNow, facts);
    } catch {
      // Without a network the next words ask.
      isComing = false;
    }
  };
  let isWanted = false;
  const change = () => {
    isWanted = true;
    if (running) return running.change();
    if (isComing) return;
    isComing = true;
    void bring();
  };
  // What was written offline is looked at once there is a connection.
  const changeIfWanted = () => isWanted && change();
  window.addEventListener('online', changeIfWanted);
  return {
    change,
    stop() {
      isStopped = true;
      window.removeEventListener('online', changeIfWanted);
      running?.stop();
    },
  };
}

/** Of a field that is gone to, and written in. */
const EVENTS = ['focus', 'input', 'change'] as const;

/**
 * Runs a note for the field above it, from the moment that somebody goes to it: nothing is fetched before (G119), and a line that is lost while they write has brought it. A field that
 * came with words, or in which the browser kept some, is looked at right away. Answers how to stop.
 */
export function followFieldAbove(note: HTMLElement, facts?: CrisisNoteFacts): () => void {
  const field = fieldAbove(note);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => undefined;
  const running = bringCrisisNote(note, () => field.value, facts && (() => facts));
  const { change, stop } = running;
  // Words that a script puts there are told as a change.
  for (const event of EVENTS) field.addEventListener(event, change);
  if (field.value !== '' || document.activeElement === field) change();
  return () => {
    for (const event of EVENTS) field.removeEventListener(event, change);
    stop();
  };
}

/** Looks after the crisis cards under the fields of a document (`CrisisNote`). */
export function startCrisisNotes(): void {
  for (const note of document.querySelectorAll<HTMLElement>('[data-crisis]'))
    followFieldAbove(note, { isCalledAtFirst: note.dataset.crisis === 'called' });
}
