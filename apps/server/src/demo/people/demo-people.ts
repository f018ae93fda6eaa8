import type { MemberType } from '@hidamari/domain/site-variants';
import { DEMO_POLICIES } from '../../modules/eligibility/index.ts';

/** The demo's people (identity: demo members). */
export interface DemoPerson {
  key: 'insurance' | 'general' | 'chofu' | 'temporary';
  description: string;
  phoneNumber: string;
  /** Absent: an account without a member (staff). */
  member?: {
    type: MemberType;
    name: [string, string];
    kana: [string, string];
    birthday: string;
    cancer: string;
  };
  isTemporary?: true;
}

const { valid: policy } = DEMO_POLICIES;

export const PEOPLE: readonly DemoPerson[] = [
  {
    key: 'insurance',
    description: 'insurance member',
    phoneNumber: '+819000000001',
    member: {
      type: 'insurance',
      name: ['日向', '春子'],
      kana: [policy.lastNameKana, policy.firstNameKana],
      birthday: policy.birthday,
      cancer: 'breast',
    },
  },
  {
    key: 'general',
    description: 'general member',
    phoneNumber: '+819000000002',
    member: {
      type: 'general',
      name: ['小川', '直樹'],
      kana: ['オガワ', 'ナオキ'],
      birthday: '1961-11-02',
      cancer: 'lung',
    },
  },
  {
    key: 'chofu',
    description: 'member of the municipality',
    phoneNumber: '+819000000003',
    member: {
      type: 'chofu',
      name: ['深大', '文江'],
      kana: ['ジンダイ', 'フミエ'],
      birthday: '1955-06-21',
      cancer: 'stomach',
    },
  },
  {
    key: 'temporary',
    description: 'temporary account, for the login with a temporary ID',
    phoneNumber: '+819000000004',
    isTemporary: true,
    member: {
      type: 'general',
      name: ['森', '恵'],
      kana: ['モリ', 'メグミ'],
      birthday: '1972-02-28',
      cancer: 'cervix',
    },
  },
];

/** What a demo person signs in with. */
export const addressOf = (key: DemoPerson['key']) => `${key}@demo.example`;

/** Whose address that is; undefined for everybody else's. */
export const keyOfAddress = (address: string): DemoPerson['key'] | undefined =>
  PEOPLE.find(({ key }) => addressOf(key) === address)?.key;
