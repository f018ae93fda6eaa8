import { type StaffRole, staffMay } from '../staff/index.ts';
import type { CaseStatus } from './case-status.ts';

/**
 * Why somebody reads a case that is not theirs to work on: a closed list, so that nothing of an illness is ever written
 * here (F46). `label` is what the desk chooses from, `told` what the member reads in 「だれが見たか」.
 */
export const READING_REASONS = [
  { value: 'case-help', label: '担当を手伝う・引き継ぐ', told: '担当者の手伝い・引き継ぎ' },
  { value: 'case-question', label: '会員からの問い合わせに答える', told: 'お問い合わせへのお答え' },
  {
    value: 'case-quality',
    label: '言葉や対応の確認（責任者）',
    told: '責任者による、言葉や対応の確認',
  },
  { value: 'case-other', label: 'その他の理由', told: 'そのほかの理由' },
] as const;
export type ReadingReason = (typeof READING_REASONS)[number]['value'];

/** What somebody of a role can choose from: looking over colleagues' words is the work of whoever directs them. */
export function readingReasonsFor(role: StaffRole): readonly (typeof READING_REASONS)[number][] {
  return READING_REASONS.filter(({ value }) => value !== 'case-quality' || staffMay(role, 'direct-cases'));
}

/** A case, as far as it decides whose work it is. */
export interface CaseAtDesk {
  status: CaseStatus;
  /** Ids of staff. */
  takenBy: string | null;
  /** Who was the second reader of its words of danger. */
  checkedBy: string | null;
  /** Words of danger wait for their second reader (G119). */
  needsSecondCheck: boolean;
}

/**
 * Whether somebody is asked why before they read a case. Not for what is theirs to work on: a case that nobody has yet,
 * one that waits for its second reader or of which they were it, and their own. One's own also once it is closed, without
 * an end: the member may correct its summary at any time, and the correction comes to whoever wrote it (G90). Asked for is
 * a colleague's case, and a closed one that is not one's own.
 */
export function needsReadingReason(found: CaseAtDesk, staffId: string): boolean {
  if (found.takenBy === staffId) return false;
  if (found.status === 'closed') return true;
  return found.takenBy !== null && !found.needsSecondCheck && found.checkedBy !== staffId;
}

/** A reason that was given holds for a working day; whoever comes back tomorrow is asked again. */
export const READING_REASON_HOURS = 8;

/** True while a reason given at that moment still holds. */
export function holdsReadingReason(givenAt: Date, now: Date): boolean {
  return now.getTime() - givenAt.getTime() < READING_REASON_HOURS * 3_600_000;
}
