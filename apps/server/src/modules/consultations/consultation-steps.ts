import type { ConsultationParts } from './consultation-parts.ts';
import { correctSummary } from './correct-summary.ts';
import { closeCase, nameCase } from './desk/close-case.ts';
import { readDeskCase } from './desk/read-desk-case.ts';
import { replyToCase } from './desk/reply-to-case.ts';
import { takeCase } from './desk/take-case.ts';
import { markByMember, markByStaff } from './mark-case.ts';
import { openConsultation } from './open-consultation.ts';
import { sendMessage } from './send-message.ts';

export type ConsultationSteps = ReturnType<typeof consultationSteps>;

/** What a member and the desk do with a case, as their calls do it: for a consultation that is written without calls. */
export function consultationSteps(parts: ConsultationParts) {
  const bound =
    <Wanted, Answer>(step: (parts: ConsultationParts, wanted: Wanted) => Answer) =>
    (wanted: Wanted): Answer =>
      step(parts, wanted);
  return {
    openConsultation: bound(openConsultation),
    sendMessage: bound(sendMessage),
    markByMember: bound(markByMember),
    correctSummary: bound(correctSummary),
    takeCase: bound(takeCase),
    readDeskCase: bound(readDeskCase),
    replyToCase: bound(replyToCase),
    markByStaff: bound(markByStaff),
    nameCase: bound(nameCase),
    closeCase: bound(closeCase),
  };
}
