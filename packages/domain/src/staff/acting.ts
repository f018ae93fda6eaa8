/** A concierge's session in a member's place ends after this, whatever is done (G42). Minutes. */
export const ACTING_MINUTES = 30;

/** Longest words beside the reason, in characters. */
export const ACTING_NOTE_LENGTH = 200;

/** Why somebody acts for a member: a closed list, read by the member in 「だれが見たか」. Nothing of the illness. */
export const ACTING_REASONS = [
  { value: 'asked-by-phone', label: 'お電話でのご依頼' },
  { value: 'asked-in-writing', label: 'お手紙・メールでのご依頼' },
  { value: 'registration-help', label: 'ご登録のお手伝い' },
  { value: 'change-of-details', label: '登録内容の変更のご依頼' },
  { value: 'trouble', label: 'うまく動かないというご連絡の確認' },
  { value: 'other', label: 'そのほか' },
] as const;
export type ActingReason = (typeof ACTING_REASONS)[number]['value'];

/** The reason in words. */
export function actingReasonLabel(reason: ActingReason): string {
  return ACTING_REASONS.find(({ value }) => value === reason)?.label ?? '';
}

/** Minutes that are left, begun ones counted; 0 once it is over. */
export function actingMinutesLeft(endsAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 60_000));
}

/** What only the member does, in words (G42). The calls and screens that follow: `ACTING_CALLS` of the contract, `memberOnlyScreen`. */
export const MEMBER_ONLY_ACTS = [
  'パスワードと二段階の確認',
  '同意の変更',
  '退会',
  'データの書き出しと印刷',
  '治療ログを書くこと',
  'LINEの連携',
  'ご家族の利用者への切り替え',
] as const;
