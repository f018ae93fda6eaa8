/**
 * Takes a token to the partner in this window, by a form and never in an address (G86). Not in another window: telephones
 * hold those back, and Back leads home from here.
 */
export function sendToken(address: string, token: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  form.hidden = true;
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'verification_token';
  field.value = token;
  form.append(field);
  document.body.append(form);
  form.submit();
  // What is sent is fixed by now; a page that Back brings as it was left must not hold it.
  form.remove();
}
