import { forgetMember } from './data/tab-session.ts';

/**
 * Log-out, withdrawal and the switch to another member: a whole new page in place of this one. Nothing of the member stays in memory, and Back
 * finds nothing (F36). Drafts stay where nobody chose to go (G35).
 */
export function redirectSignedOut(url: string, { keepsDrafts = false } = {}): void {
  forgetMember({ keepsDrafts });
  window.location.replace(url);
}
