import type { WithdrawalReason } from '@hidamari/domain/withdrawal';

/** What the two steps of leaving hold. */
export interface WithdrawalValues {
  reasons: readonly WithdrawalReason[];
  reason: string;
  present_password: string;
}

export const EMPTY_WITHDRAWAL: WithdrawalValues = { reasons: [], reason: '', present_password: '' };

/** Never the password: a draft lies in the browser's own storage. */
export const draftOfWithdrawal = ({ reasons, reason }: WithdrawalValues) => ({ reasons, reason });
