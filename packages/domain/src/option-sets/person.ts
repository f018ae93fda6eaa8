import type { Option } from './option.ts';

/** Wire values of specification section 3; order and words of G55. */
export const GENDERS = [
  { value: 'female', label: '女性' },
  { value: 'male', label: '男性' },
  { value: 'other', label: 'その他' },
  { value: 'no-response', label: '回答しない' },
] as const satisfies readonly Option[];

/** Who the person is to the patient (specification section 3). */
export const RELATIONSHIPS = [
  { value: 'partner', label: '配偶者・パートナー' },
  { value: 'children', label: '子ども' },
  { value: 'parents', label: '親' },
  { value: 'siblings', label: 'きょうだい' },
  { value: 'other_relatives', label: 'そのほかの親族' },
  { value: 'friends', label: '友人' },
] as const satisfies readonly Option[];

/** How the person came to know the service; each is a boolean field of its own on the wire. */
export const REFERRAL_SOURCES = [
  { value: 'from_agency', label: '保険の担当者・代理店から' },
  { value: 'from_tv_commercial', label: 'テレビのコマーシャルで' },
  { value: 'from_booklet', label: 'パンフレット・冊子で' },
  { value: 'from_official_site', label: '公式サイトで' },
  { value: 'from_canet', label: 'キャネットから' },
  { value: 'from_other', label: 'その他' },
] as const satisfies readonly Option[];

export type Gender = (typeof GENDERS)[number]['value'];
export type Relationship = (typeof RELATIONSHIPS)[number]['value'];
export type ReferralSource = (typeof REFERRAL_SOURCES)[number]['value'];
