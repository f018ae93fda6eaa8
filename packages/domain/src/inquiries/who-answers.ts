import { type StaffPermission, type StaffRole, staffMay } from '../staff/index.ts';
import type { InquiryType } from './inquiry.ts';

/** What whoever reads, lists or answers an inquiry has to be allowed: a consultation by mail is read as a case is (G140). */
const PERMISSION_BY_TYPE: Readonly<Record<InquiryType, StaffPermission>> = {
  contact: 'answer-inquiries',
  consultation: 'answer-cases',
};

/** The types of inquiries that are there for a role; none where nothing is named. */
export function inquiryTypesFor(role: StaffRole): InquiryType[] {
  return (Object.keys(PERMISSION_BY_TYPE) as InquiryType[]).filter((type) =>
    staffMay(role, PERMISSION_BY_TYPE[type]),
  );
}

interface InquiryInDanger {
  /** Words in it suggest danger (G119). */
  hasDanger: boolean;
  /** Id of who of staff said to have read it; null: nobody yet. */
  checkedBy: string | null;
}

/** True until somebody besides this person has read words that suggest danger: this person cannot answer them before (G119). */
export function waitsForOtherReader({ hasDanger, checkedBy }: InquiryInDanger, staffId: string): boolean {
  return hasDanger && (checkedBy === null || checkedBy === staffId);
}
