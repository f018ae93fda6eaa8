/** How far a case is, in the member's words (G90). */
export const CASE_STATUSES = [
  { value: 'received', label: '受付' },
  { value: 'working', label: '対応中' },
  { value: 'answered', label: 'お返事あり' },
  { value: 'closed', label: '終了' },
] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number]['value'];

export function caseStatusLabel(status: CaseStatus): string {
  return CASE_STATUSES.find(({ value }) => value === status)?.label ?? '';
}

/** What happens to a case. */
export type CaseEvent = 'member-wrote' | 'taken' | 'put-back' | 'staff-replied' | 'closed';

/** Where a case stands: its status, whether somebody looks after it, since when the member waits for an answer. */
export interface CaseState {
  status: CaseStatus;
  isTaken: boolean;
  /** The oldest message of the member that nobody has answered; null while it is the member's turn. */
  waitingSince: Date | null;
}

/** As a case begins: the member has written, or a supporter has taken a call. */
export const NEW_CASE = {
  byMember: (now: Date): CaseState => ({ status: 'received', isTaken: false, waitingSince: now }),
  byCall: (): CaseState => ({ status: 'working', isTaken: true, waitingSince: null }),
} as const;

/**
 * Where a case stands after an event. A member who writes is waiting from the first message that is not answered, not
 * from the last: writing once more never costs a place in the queue. Writing to a closed case opens it again, with
 * whoever looked after it.
 */
export function afterCaseEvent(stand: CaseState, event: CaseEvent, now: Date): CaseState {
  switch (event) {
    case 'member-wrote':
      return {
        ...stand,
        status: stand.isTaken ? 'working' : 'received',
        waitingSince: stand.waitingSince ?? now,
      };
    case 'taken':
      return { ...stand, isTaken: true, status: stand.waitingSince === null ? stand.status : 'working' };
    case 'put-back':
      return { ...stand, isTaken: false, status: stand.waitingSince === null ? stand.status : 'received' };
    case 'staff-replied':
      return { ...stand, status: 'answered', waitingSince: null };
    case 'closed':
      return { ...stand, status: 'closed', waitingSince: null };
  }
}

/** Days in which a closed case is opened again by writing; after them a new one begins. */
const REOPEN_DAYS = 30;

/** Whether the member's next words still belong to this case. */
export function takesMemberWords(found: { status: CaseStatus; closedAt: Date | null }, now: Date): boolean {
  if (found.status !== 'closed' || found.closedAt === null) return true;
  return now.getTime() - found.closedAt.getTime() < REOPEN_DAYS * 86_400_000;
}
