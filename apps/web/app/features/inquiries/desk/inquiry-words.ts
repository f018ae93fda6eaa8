import type { InquiryRow } from '@hidamari/contract/inquiries';
import { INQUIRY_KINDS, inquiryLabel } from '@hidamari/domain/inquiries';
import { VARIANTS } from '@hidamari/domain/site-variants';

/** 「使い方・一般」: what an inquiry is about, and which desk it came to. */
export function aboutText({ type, kind, variant }: Pick<InquiryRow, 'type' | 'kind' | 'variant'>): string {
  const about = type === 'consultation' ? 'メールの相談' : inquiryLabel(INQUIRY_KINDS, kind);
  return `${about}・${VARIANTS[variant].audience}`;
}

export const ANSWERED_BY = [
  { value: 'mail', label: 'メールで返事を送る' },
  { value: 'phone', label: '電話で返事をした' },
  { value: 'none', label: '返事はいらない・できない' },
] as const;
export type AnsweredBy = (typeof ANSWERED_BY)[number]['value'];

/** What became of a mail, by what our mail service says: that it arrived nobody can say (decision 0074). */
export const MAIL_FATES: Readonly<Record<NonNullable<InquiryRow['mail_fate']>, string>> = {
  waiting: 'メールは、これから送られます',
  taken: 'メールを送りました',
  refused: 'メールは、届いていません',
};
