import { type StaffPermission, type StaffRole, staffMay } from '../staff/index.ts';

/** Characters of what is written in the contact form and in its answer (G121, G122). */
export const INQUIRY_LIMITS = {
  name: 60,
  message: 2_000,
  messageAtLeast: 10,
  background: 1_000,
  answer: 4_000,
} as const;

/** お立場: who writes. */
export const INQUIRER_ROLES = [
  { value: 'self', label: 'ご本人' },
  { value: 'family', label: 'ご家族' },
  { value: 'other', label: 'その他' },
] as const;
export type InquirerRole = (typeof INQUIRER_ROLES)[number]['value'];

/** 種類: what a contact is about (G121). */
export const INQUIRY_KINDS = [
  { value: 'registration_or_login', label: '登録・ログイン' },
  { value: 'how_to_use', label: '使い方' },
  { value: 'personal_information', label: '個人情報' },
  { value: 'service', label: 'サービス' },
  { value: 'opinion', label: 'ご意見' },
  { value: 'other', label: 'その他' },
] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number]['value'];

/** 返信方法: how the writer wants to hear from us. */
export const INQUIRY_REPLIES = [
  { value: 'mail', label: 'メールで返事がほしい' },
  { value: 'phone', label: '電話で返事がほしい' },
  { value: 'none', label: '返事はいりません' },
] as const;
export type InquiryReply = (typeof INQUIRY_REPLIES)[number]['value'];

/** The contact form (G121), or a consultation by mail of somebody who is no member (G122). */
export type InquiryType = 'contact' | 'consultation';

/** Waits for its answer, or has it. */
export type InquiryState = 'received' | 'answered';

/** The label of a choice; '' for one that is not in the list. */
export function inquiryLabel(
  choices: readonly { value: string; label: string }[],
  wanted: string | null,
): string {
  return choices.find(({ value }) => value === wanted)?.label ?? '';
}

/** Years for which an answered inquiry is kept: a contact one, a consultation as other consultations five (G53). */
const KEPT_YEARS: Readonly<Record<InquiryType, number>> = { contact: 1, consultation: 5 };

/** What nobody ever answered is kept as long as the longest, from when it came in, and no longer. */
export function unansweredInquiryLimit(now: Date): Date {
  return inquiryRecordLimit('consultation', now);
}

/** What was answered before this moment has been kept long enough. */
export function inquiryRecordLimit(type: InquiryType, now: Date): Date {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - KEPT_YEARS[type]);
  return limit;
}

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
