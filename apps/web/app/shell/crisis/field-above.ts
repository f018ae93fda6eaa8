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
