import type { SessionOrPending } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import { hrefOfScreenId } from '@hidamari/domain/screens';
import { browserApi } from '../../shell/data/browser-api.ts';
import { authCalls } from '../../shell/data/contract-calls.ts';

/** The token ended with the visit or session it was bound to: who comes after it gets another (specification section 4). */
export async function renewAntiForgeryToken(): Promise<void> {
  const { csrfCookieEndpoint } = await authCalls();
  // Without it the first save fetches one: nobody is kept at the door for that.
  await browserApi()
    .call(csrfCookieEndpoint, {})
    .catch(() => undefined);
}

/**
 * Leaves for where a sign-in step leads: a session loads a whole new page, so that nothing of the visitor stays;
 * anything else goes to the screen that is still to be passed.
 */
export async function leaveAfterSignIn(
  answer: SessionOrPending,
  { isAgreed = false }: { isAgreed?: boolean } = {},
): Promise<void> {
  if ('access_token' in answer) await renewAntiForgeryToken();
  const next = answer.url ?? ('access_token' in answer ? '/' : hrefOfScreenId(answer.next_page_id ?? ''));
  // The registration's address says it too (G143); what counts there is the server's own record.
  const isRegistration = 'next_page_id' in answer && answer.next_page_id === 'U-R03';
  window.location.replace(isAgreed && isRegistration ? `${next}?is_agreed=true` : next);
}

/**
 * Somebody who is registered already is told so on a page of its own (U-E05), not beside a form.
 * @returns true when the page is being left for it.
 */
export function leaveWhenRegistered(error: unknown): boolean {
  if (!(error instanceof AppError) || error.code !== 'already_registered') return false;
  window.location.assign(hrefOfScreenId('U-E05'));
  return true;
}

/**
 * Somebody who has passed this step already, in another tab or before the line broke, goes on where the way does.
 * @returns true when the page is being left for that screen.
 */
export function leaveWhenPassed(error: unknown): boolean {
  if (!(error instanceof AppError) || error.code !== 'forbidden' || !error.facts.nextPageId) return false;
  window.location.assign(hrefOfScreenId(error.facts.nextPageId));
  return true;
}

/**
 * A login that was begun in another tab, another browser or on another host goes on from the beginning here (U-E08).
 * @returns true when the page is being left for that screen.
 */
export function leaveWhenMoved(error: unknown): boolean {
  if (!(error instanceof AppError) || error.facts.nextPageId !== 'U-E08') return false;
  window.location.replace(hrefOfScreenId('U-E08'));
  return true;
}
