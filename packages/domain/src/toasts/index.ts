/** The eight toasts of specification section 8 with the words of G114. They wait `TOAST_SECONDS`, pausable. */
export const TOASTS = {
  'verification-succeeded': '確認できました',
  'registration-succeeded': '登録が完了しました',
  'concierge-login-succeeded': '担当者としてログインしました',
  'migration-succeeded': '共通IDへの移行が完了しました',
  'email-verification-completed': 'メールアドレスを確認しました',
  'verification-email-resent': '確認メールを再送しました',
  'confirmation-email-sent': '確認メールを送りました',
  'already-verified': 'すでに確認済みです',
} as const;

export type ToastId = keyof typeof TOASTS;

/** The toast an id names, or null: ids may come from an address after a redirect. */
export function toastText(id: string | null | undefined): string | null {
  return id != null && Object.hasOwn(TOASTS, id) ? TOASTS[id as ToastId] : null;
}
