import type { Full } from '../known-fields/full.fixture.ts';
import type { AccountDetails } from './account-edit.ts';

/** A member of whom every field of /account/edit is written. */
export const FULL_ACCOUNT: Full<AccountDetails> = {
  last_name: '山田',
  first_name: '花子',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'ハナコ',
  sex: 'female',
  birthday: '1970-05-05',
  postal_code: '1820026',
  prefecture: 'tokyo',
  city: '調布市',
  address: '小島町2-35-1',
  is_self: false,
  relationship: 'parents',
  agent: {
    last_name: '山田',
    first_name: '一郎',
    last_name_kana: 'ヤマダ',
    first_name_kana: 'イチロウ',
    birthday: '1990-12-01',
  },
  agreed_by_guardian: true,
  diagnosed_cancers: [
    {
      cancer_type_id: 'lung',
      diagnosed_time_id: 'within-year',
      diagnosed_on: '2025-03',
      stage: 'II',
      treatment_status_id: 'treating',
      is_primary: true,
    },
    { cancer_type_id: 'breast', stage: 'I', is_primary: false },
  ],
  patient_consent: 'given',
  other_diseases: '高血圧',
  supporters: [{ relationship: 'friends', nickname: 'ゆう' }],
  accepts_info_delivery: true,
};
