import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import type { MemberCaller } from '../../http/caller.ts';

/** Who reads a member's logs. */
export interface LogReader {
  /** Only those that the member ticked 「相談員に見せる」; the others are not there at all (G42, decision 0019). */
  sharedOnly: boolean;
}

export const THE_MEMBER: LogReader = { sharedOnly: false };

/** A concierge in the member's place sees what is shared; the member sees everything. */
export function readerOf({ actingStaff }: MemberCaller): LogReader {
  return { sharedOnly: actingStaff !== undefined };
}

export function maySee({ sharedOnly }: LogReader, log: { share_with_supporter: boolean }): boolean {
  return !sharedOnly || log.share_with_supporter;
}

/**
 * The log as this reader gets it. A concierge reads how many pictures it has, and none of them: every picture would be
 * a row in the member's diary of reads, and /files opens to the member's own session alone (decision 0030).
 */
export function shownTo({ sharedOnly }: LogReader, log: TreatmentLog): TreatmentLog {
  if (!sharedOnly) return log;
  const { files: _, ...shown } = log;
  return shown;
}
