import { forgetMember } from './data/held-member.ts';
import { afterStep } from './dialog-step.ts';

/**
 * Log-out and withdrawal: a whole new page in place of this one. Nothing of the member stays in memory, and Back
 * finds nothing (F36).
 */
export function leaveFor(url: string): void {
  afterStep(() => {
    forgetMember();
    window.location.replace(url);
  });
}
