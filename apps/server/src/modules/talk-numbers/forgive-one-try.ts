import type { RateLimits } from '../../http/rate-limits.ts';

/**
 * After a right number: its own try, and one slip before it, are forgiven. Not all of them: with a number of an accomplice's
 * own between them a colleague could try out as many as they like (G92).
 */
export function forgiveOneTry(rateLimits: Pick<RateLimits, 'giveBack'>, staffId: string): Promise<void> {
  return rateLimits.giveBack('talk-number-by-staff', staffId, 2);
}
