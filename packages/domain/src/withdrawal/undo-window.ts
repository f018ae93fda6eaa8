/**
 * A withdrawal can be undone by telephone for this many days, then everything of the member is erased for ever
 * (G53): days of 24 hours from the moment of the withdrawal, so that nobody who leaves late in the evening has less
 * time than the page promised.
 */
export const WITHDRAWAL_UNDO_DAYS = 30;

const UNDO_MS = WITHDRAWAL_UNDO_DAYS * 86_400_000;

/** The instant from which a withdrawal of `withdrawnAt` cannot be undone, and its data is due to be erased. */
export function eraseAfter(withdrawnAt: Date): Date {
  return new Date(withdrawnAt.getTime() + UNDO_MS);
}

/** Consultation records stay under a pseudonym for this many years after a withdrawal (G53). */
export const CONSULTATION_RECORD_YEARS = 5;
