/** The fields of a form as it is sent, with those of the button that sends it: older browsers leave that one out. */
export function sentFields(form: HTMLFormElement, event: Event): FormData {
  const fields = new FormData(form);
  const button = event instanceof SubmitEvent ? event.submitter : null;
  if (button instanceof HTMLButtonElement && button.name !== '') fields.append(button.name, button.value);
  return fields;
}
