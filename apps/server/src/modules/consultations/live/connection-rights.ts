import { AppError, type ErrorCode } from '@hidamari/domain/errors';
import { staffMay } from '@hidamari/domain/staff';
import type { StaffCaller } from '../../../http/caller.ts';
import { findCase } from '../cases.repository.ts';
import type { ConsultationParts } from '../consultation-parts.ts';
import { beginReading } from '../desk/read-desk-case.ts';
import { markByMember, markByStaff } from '../mark-case.ts';
import type { ConnectionRights } from './live-talk.ts';

/** A member sees their own cases and no others (F15). */
export function memberRights(parts: ConsultationParts, memberId: string): ConnectionRights {
  return {
    mayWatch: async (caseId) => (await findCase(parts.database, { caseId, memberId })) !== null,
    mark: async (caseId, { delivered, read }) =>
      void (await markByMember(parts, { memberId, caseId, delivered, read })),
    tellTyping: (caseId) => parts.bus.publish('consultation-typing', `${caseId} member`),
  };
}

/**
 * Somebody of the desk sees every case, and watching one is reading it: recorded first (F46), and not before they have said
 * why where it is not theirs. A case that may not be watched is answered as one that is not there.
 */
export function staffRights(parts: ConsultationParts, staff: StaffCaller): ConnectionRights {
  return {
    mayWatch: (caseId) => recordWatching(parts, { caseId, staff }),
    mark: async (caseId, { read }) =>
      void (await whereAllowed(
        markByStaff(parts, { caseId, staffId: staff.staffId, read, now: parts.clock() }),
      )),
    tellTyping: (caseId) => parts.bus.publish('consultation-typing', `${caseId} staff`),
  };
}

async function recordWatching(
  parts: ConsultationParts,
  { caseId, staff }: { caseId: string; staff: StaffCaller },
): Promise<boolean> {
  if (!staffMay(staff.role, 'read-cases')) return false;
  const reading = { caseId, staff, now: parts.clock() };
  return whereAllowed(parts.database.transaction((tx) => beginReading(tx, parts, reading)));
}

const REFUSED: readonly ErrorCode[] = ['not_found', 'reason_required'];

/** False where the case is not this person's to read, or not there; a connection says nothing of why. */
async function whereAllowed(step: Promise<unknown>): Promise<boolean> {
  try {
    await step;
    return true;
  } catch (error) {
    if (error instanceof AppError && REFUSED.includes(error.code)) return false;
    throw error;
  }
}
