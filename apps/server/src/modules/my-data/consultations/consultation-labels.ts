import { fieldLabel } from '@hidamari/domain/members';

/** Who wrote, in tables and in the README. */
export const AUTHORS = [
  { value: 'member', label: 'あなた' },
  { value: 'staff', label: '相談員' },
] as const;

/** What something to read that lies beside words is. */
export const ATTACHED_KINDS = [
  { value: 'article', label: '記事' },
  { value: 'services', label: 'サービスの一覧' },
] as const;

/** The parts of a summary, as its card in the portal names them. */
export const SUMMARY_WORDS = {
  concern: fieldLabel('concern'),
  talked: fieldLabel('talked'),
  next_step: fieldLabel('next_step'),
} as const;

/** Where an inquiry came in. */
export const INQUIRY_TYPES = [
  { value: 'contact', label: 'お問い合わせ' },
  { value: 'consultation', label: 'メールの相談' },
] as const;

/** How an inquiry was answered. */
export const ANSWER_WAYS = [
  { value: 'mail', label: 'メール' },
  { value: 'phone', label: '電話' },
  { value: 'none', label: 'お返事なし' },
] as const;
