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
