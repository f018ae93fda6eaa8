/** Where somebody writes in their own words; what is picked or ticked is no such place. */
const WRITTEN_IN = 'textarea, input[type="text"], input[type="search"]';

/** The nearest field that a note stands under, among what stands before it; null where it stands under none. */
export function fieldAbove(note: Element): HTMLElement | null {
  for (let before = note.previousElementSibling; before !== null; before = before.previousElementSibling) {
    const field = [before, ...before.querySelectorAll(WRITTEN_IN)]
      .filter((one) => one.matches(WRITTEN_IN))
      .at(-1);
    if (field instanceof HTMLElement) return field;
  }
  return null;
}

/**
 * Brings a note into the window where somebody writes, as far as their field stays there: behind the keyboard of a phone
 * nobody sees it.
 */
export function bringBesideWriting(note: Element): void {
  const field = document.activeElement;
  if (!field?.matches(WRITTEN_IN)) return;
  bringIntoView(note);
  bringIntoView(field);
}

/** As far as the window has to move for it. */
export const bringIntoView = (part: Element): void => part.scrollIntoView({ block: 'nearest' });
