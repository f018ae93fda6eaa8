import { GENDERS, RELATIONSHIPS, STAGES } from '../option-sets/index.ts';
import { MEMBER_LIMITS } from './member-limits.ts';
import type { ProfilePart } from './profile-field.ts';

const NAMES = {
  last_name: { input: 'family-name', label: '姓', limit: MEMBER_LIMITS.name, isRequired: true },
  first_name: { input: 'name', label: '名', limit: MEMBER_LIMITS.name, isRequired: true },
  last_name_kana: { input: 'family-kana', label: 'セイ', limit: MEMBER_LIMITS.name, isRequired: true },
  first_name_kana: { input: 'kana', label: 'メイ', limit: MEMBER_LIMITS.name, isRequired: true },
} as const;

const BIRTHDAY = { input: 'birthday', label: '生年月日', isRequired: true } as const;

const NICKNAME = { input: 'text', label: '呼び名', limit: 20 } as const;

/**
 * Every field in which a member says who they are and what they know of the illness (G33, G141), by its part and its name
 * on the wire, in the order of the page. The schemas of registration, account form and user data, the forms with their blank
 * values, orders, labels and messages, the columns that are read and written, and the README of the export follow from
 * these rows. A new field is a new row. Consents, settings and what another party proved are no rows.
 */
export const PROFILE_FIELDS = {
  person: {
    ...NAMES,
    birthday: BIRTHDAY,
    sex: { input: 'choice', label: '性別', options: GENDERS, isRequired: true },
    postal_code: { input: 'postal-code', label: '郵便番号' },
    prefecture: { input: 'prefecture', label: '都道府県' },
    city: { input: 'text', label: '市区町村', limit: 50 },
    address: { input: 'text', label: '町名・番地・建物名', limit: 100 },
  },
  whose: {
    is_self: {
      input: 'who',
      label: 'どなたのご相談か',
      meaning: 'ご本人の病気のことで登録したか（true＝ご本人）',
      isRequired: true,
    },
    // Asked of who is not the patient, and required of them alone.
    relationship: {
      input: 'choice',
      label: 'ご本人との関係',
      meaning: 'ご家族などのとき、病気のご本人との関係',
      options: RELATIONSHIPS,
    },
  },
  agent: { ...NAMES, birthday: BIRTHDAY },
  diagnosed_cancers: {
    cancer_type_id: { input: 'reference', label: 'がんの種類', isRequired: true },
    treatment_status_id: { input: 'reference', label: 'いまの時期' },
    stage: { input: 'choice', label: 'ステージ', options: STAGES, blank: 'no-response', isRequired: true },
    diagnosed_time_id: { input: 'reference', label: '診断された時期' },
    diagnosed_on: { input: 'month', label: '診断された時期' },
  },
  illness: {
    other_diseases: { input: 'text', label: 'ほかの病気', limit: 200 },
  },
  supporters: {
    relationship: { input: 'choice', label: 'あなたとの関係', options: RELATIONSHIPS, isRequired: true },
    nickname: { ...NICKNAME, isRequired: true },
  },
  referrals: {
    from_other_text: { input: 'text', label: '知ったきっかけ（その他）', limit: 50 },
  },
  // Shown where one account has several members (G44).
  account: { nickname: NICKNAME },
} as const satisfies Readonly<Record<string, ProfilePart>>;

export type ProfileFields = typeof PROFILE_FIELDS;

/** Parts whose fields stand under a name of their own on the wire: what they are called, and how many rows a list takes. */
export const PROFILE_PARTS = {
  agent: { label: '代理の方' },
  diagnosed_cancers: { label: 'がんの診断', limit: 5 },
  supporters: { label: '支えてくれる人', limit: 10 },
} as const;
