import { AppError } from '@hidamari/domain/errors';
import { staffMay } from '@hidamari/domain/staff';
import type { StaffCaller } from '../../../http/caller.ts';
import { findCase } from '../cases.repository.ts';
import type { ConsultationParts } from '../consultation-parts.ts';
import { beginReading } from '../desk/read-desk-case.ts';
import { markByMember, markByStaff } from '../mark-case.ts';
import type { LineRights } from './live-talk.ts';

/** A member sees their own cases and no others (F15). */
export function memberRights(parts: ConsultationParts, memberId: string): LineRights {
  return {
    mayWatch: async (caseId) => (await findCase(parts.database, { caseId, memberId })) !== null,
    mark: async (caseId, { delivered, read }) =>
      void (await markByMember(parts, { memberId, caseId, delivered, read })),
    tellTyping: (caseId) => parts.bus.publish('consultation-typing', `${caseId} member`),
  };
}

/** Somebody of the desk sees every case, and watching one is reading it: recorded first (F46). */
export function staffRights(parts: ConsultationParts, staff: StaffCaller): LineRights {
  return {
    mayWatch: (caseId) => recordWatching(parts, { caseId, staff }),
    mark: async (caseId, { read }) =>
      void (await markByStaff(parts, { caseId, staffId: staff.staffId, read })),
    tellTyping: (caseId) => parts.bus.publish('consultation-typing', `${caseId} staff`),
  };
}

async function recordWatching(
  parts: ConsultationParts,
  { caseId, staff }: { caseId: string; staff: StaffCaller },
): Promise<boolean> {
  if (!staffMay(staff.role, 'read-cases')) return false;
  try {
    await parts.database.transaction((tx) => beginReading(tx, parts, { caseId, staff, now: parts.clock() }));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false;
    throw error;
  }
}
