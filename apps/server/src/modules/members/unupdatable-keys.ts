import type { MemberType } from '@hidamari/domain/site-variants';

/** Fields that the insurer owns; other programmes own none (G45). */
const BY_MEMBER_TYPE: Readonly<Record<MemberType, readonly string[]>> = {
  insurance: ['last_name_kana', 'first_name_kana', 'birthday', 'insurance_number'],
  general: [],
  chofu: [],
};

/** Fields that are changed at the common-ID service. */
const COMMON_ID_KEYS = ['email', 'phone_number'];

/** What registration may not change: what the eligibility check proved. */
export function provenKeysOf(memberType: MemberType): readonly string[] {
  return BY_MEMBER_TYPE[memberType];
}

/** Names of fields the member cannot change here, because another party owns them (G45). */
export function unupdatableKeysOf(memberType: MemberType, accountType: string): string[] {
  return [...BY_MEMBER_TYPE[memberType], ...(accountType === 'common' ? COMMON_ID_KEYS : [])];
}
