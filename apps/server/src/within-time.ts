import { AppError } from '@hidamari/domain/errors';

/**
 * What the work comes to, or `unavailable` once it has taken `milliseconds`. The work is not stopped: what becomes of it
 * later is told to nobody. No timer is left behind, whichever comes first.
 */
export async function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError('unavailable')), milliseconds);
  return await Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
