import { runOutsideConsent } from './run-outside-consent.ts';

/** Starts the question about the measurement on a document that has one: a visitor is a visitor of a variant, and no more. */
export function startOutsideConsent(): void {
  const question = document.querySelector<HTMLElement>('[data-outside-question]');
  const { version, path, memberOf } = question?.parentElement?.dataset ?? {};
  if (!question || version === undefined || path === undefined) return;
  runOutsideConsent(question, { version, path, person: { variant: memberOf, is_logged_in: false } });
}
