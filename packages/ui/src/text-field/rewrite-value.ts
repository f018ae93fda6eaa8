/**
 * Puts a tidied text into an input as if it had been typed, so that React and any form library take notice whether
 * or not they control the field. React listens to the element's own setter, hence the prototype's one is used.
 */
export function rewriteValue(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
