import type { Dependencies } from './dependencies.ts';
import { eraseAccessRecordsOf } from './modules/access-records/index.ts';
import { detachMemberFromCases } from './modules/consultations/index.ts';
import { detachMemberFromHandovers } from './modules/handover/index.ts';
import { detachMemberFromInquiries } from './modules/inquiries/index.ts';
import { eraseAnswerKeysOf } from './modules/surveys/index.ts';
import { eraseFilesOf } from './modules/uploads/index.ts';
import type { ErasureHooks } from './modules/withdrawal/index.ts';

/** What becomes, once a member is erased, of what is no row of the erase list (G53). */
export const erasureHooks = (dependencies: Dependencies): ErasureHooks => ({
  eraseFilesOf: (memberId) => eraseFilesOf(dependencies, memberId),
  eraseRecordKeysOf: (memberId) => eraseAnswerKeysOf(dependencies.database, memberId),
  eraseAuditContentOf: eraseAccessRecordsOf,
  async detachMember(tx, memberId) {
    await detachMemberFromCases(tx, memberId, dependencies.clock());
    await detachMemberFromInquiries(tx, memberId);
    await detachMemberFromHandovers(tx, memberId);
  },
});
