/**
 * A deleted log stays in the trash for this many days (G68): days of 24 hours from the moment of its deletion, so
 * that nobody who deletes late in the evening has less time than the dialog promised.
 */
export const TRASH_DAYS = 30;

const DAY_MS = 86_400_000;
const TRASH_MS = TRASH_DAYS * DAY_MS;

/** What was deleted at this instant or before is gone for good at `now`; what was deleted later can be taken back. */
export function trashLimit(now: Date): Date {
  return new Date(now.getTime() - TRASH_MS);
}

/** The instant from which a log deleted at `deletedAt` cannot be taken back any more. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + TRASH_MS);
}

/**
 * Days until a deleted log is gone, a begun day counted whole: `TRASH_DAYS` just after the deletion, 1 within the
 * last 24 hours, 0 once it is gone. Never more than `TRASH_DAYS`, whatever a phone's clock says.
 */
export function trashDaysLeft({ until, now }: { until: Date; now: Date }): number {
  const days = Math.ceil((until.getTime() - now.getTime()) / DAY_MS);
  return Math.min(TRASH_DAYS, Math.max(0, days));
}
