/**
 * Puts a text into a field as if it had been typed, so that React and any form library take notice whether or not
 * they control the field. React listens to the element's own setter, hence the prototype's one is used.
 */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // Setting what stands there already would disturb a conversion of kana that is under way.
  if (field.value !== text) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
