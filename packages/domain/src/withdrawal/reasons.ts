/** Why somebody leaves. Every one is about the service and none about an illness; all are optional (G53). */
export const WITHDRAWAL_REASONS = [
  { value: 'no_longer_needed', label: '必要がなくなった' },
  { value: 'hard_to_use', label: '使い方がむずかしい' },
  { value: 'not_what_i_need', label: 'ほしい情報や相談先が見つからなかった' },
  { value: 'other_service', label: 'ほかのサービスや窓口を使う' },
  { value: 'privacy', label: '個人情報のことが心配' },
  { value: 'other', label: 'その他' },
] as const;

export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number]['value'];

/** Most characters of what a person writes beside the reasons. */
export const WITHDRAWAL_WORDS_CHARACTERS = 500;
