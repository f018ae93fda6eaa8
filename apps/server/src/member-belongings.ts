import type { Dependencies } from './dependencies.ts';
import { eraseAccessRecordsOf } from './modules/access-records/index.ts';
import { consultationBelongings, keepCasesWithoutMember } from './modules/consultations/index.ts';
import { contactThresholdBelongings } from './modules/contact-thresholds/index.ts';
import { favouriteBelongings } from './modules/favourites/index.ts';
import { handoverBelongings, keepHandoversWithoutMember } from './modules/handover/index.ts';
import { inquiryBelongings, keepInquiriesWithoutMember } from './modules/inquiries/index.ts';
import { logCommentBelongings } from './modules/log-comments/index.ts';
import { monitorBelongings } from './modules/monitor/index.ts';
import { nextVisitBelongings } from './modules/next-visits/index.ts';
import { popupBelongings } from './modules/popups/index.ts';
import { eraseAnswerKeysOf, surveyBelongings } from './modules/surveys/index.ts';
import { treatmentLogBelongings } from './modules/treatment-logs/index.ts';
import { eraseFilesOf, logImageBelongings } from './modules/uploads/index.ts';
import type { ErasureHooks } from './modules/withdrawal/index.ts';

/** What moves along where a member's accounts become one (G40), in the order in which it moves. */
export const memberBelongings = ({ objectStorage }: Pick<Dependencies, 'objectStorage'>) => [
  treatmentLogBelongings,
  logCommentBelongings,
  logImageBelongings(objectStorage),
  nextVisitBelongings,
  contactThresholdBelongings,
  monitorBelongings,
  favouriteBelongings,
  consultationBelongings,
  surveyBelongings,
  inquiryBelongings,
  handoverBelongings,
  popupBelongings,
];

/** What becomes, once a member is erased, of what is no row of the erase list (G53). */
export const erasureHooks = (dependencies: Dependencies): ErasureHooks => ({
  eraseFilesOf: (memberId) => eraseFilesOf(dependencies, memberId),
  eraseRecordKeysOf: (memberId) => eraseAnswerKeysOf(dependencies.database, memberId),
  eraseAuditContentOf: eraseAccessRecordsOf,
  async keepWithoutMember(tx, memberId) {
    await keepCasesWithoutMember(tx, memberId, dependencies.clock());
    await keepInquiriesWithoutMember(tx, memberId);
    await keepHandoversWithoutMember(tx, memberId);
  },
});
