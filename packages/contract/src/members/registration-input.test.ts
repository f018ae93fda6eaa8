import { describe, expect, test } from 'vitest';
import { fieldErrorsOf } from '../fields/index.ts';
import { accountBody, registrationInput } from './index.ts';

const TODAY = '2026-11-20';
const form = {
  last_name: '山田',
  first_name: '花子',
  last_name_kana: 'やまだ',
  first_name_kana: 'はなこ',
  sex: 'no-response',
  birthday: '1968-04-02',
  is_self: true,
  agreed_terms: true,
  agreed_privacy: true,
  agreed_sensitive_data: true,
};
const agent = {
  last_name: '山田',
  first_name: '一郎',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'イチロウ',
  birthday: '1990-01-01',
};

function faults(change: object, memberType: 'insurance' | 'general' | 'chofu' = 'general') {
  const checked = registrationInput({ today: TODAY, memberType }).safeParse({ ...form, ...change });
  return checked.success ? {} : fieldErrorsOf(checked.error);
}

test('必要な欄だけの場合、残りは空や「いいえ」として受け取る', () => {
  const registration = registrationInput({ today: TODAY, memberType: 'general' }).parse(form);
  expect(registration).toMatchObject({
    last_name_kana: 'ヤマダ',
    diagnosed_cancers: [],
    supporters: [],
    accepts_info_delivery: false,
    from_other: false,
    agreed_by_guardian: false,
  });
});

test.each(['agreed_terms', 'agreed_privacy', 'agreed_sensitive_data'])(
  '%sに印がない場合、同意を求める',
  (name) => {
    expect(faults({ [name]: undefined })).toEqual({ [name]: ['consent'] });
    expect(faults({ [name]: false })).toEqual({ [name]: ['consent'] });
  },
);

describe('姓のない方（名だけの方）', () => {
  const one = { last_name: null, last_name_kana: null, first_name: 'スカルノ', first_name_kana: 'スカルノ' };

  test('姓がないと言った場合、名だけで受け取り、代理の方も同じ', () => {
    expect(faults(one)).toEqual({});
    expect(faults({ agent: { ...agent, ...one } })).toEqual({});
    const registration = registrationInput({ today: TODAY, memberType: 'general' }).parse({
      ...form,
      ...one,
    });
    expect(registration).toMatchObject({ last_name: null, first_name: 'スカルノ' });
  });

  test('言わずに空のままの場合や、名もない場合は、入力をお願いする', () => {
    expect(faults({ last_name: '', last_name_kana: undefined })).toEqual({
      last_name: ['required'],
      last_name_kana: ['required'],
    });
    expect(faults({ ...one, first_name: null })).toEqual({ first_name: ['required'] });
  });
});

describe('年齢', () => {
  test.each([
    ['2008-11-20', {}],
    ['2008-11-21', { agent: ['guardian_required'] }],
    ['2011-11-20', { agent: ['guardian_required'] }],
    ['2011-11-21', { agent: ['guardian_required'], agreed_by_guardian: ['consent'] }],
    ['2026-11-21', { birthday: ['date'] }],
  ])('%s生まれの場合、%j', (birthday, expected) => {
    expect(faults({ birthday })).toEqual(expected);
  });

  test('十八歳未満に大人の代理人がいる場合、受け取る', () => {
    expect(faults({ birthday: '2010-01-01', agent })).toEqual({});
  });

  test('代理人が十八歳未満の場合、受け取らない', () => {
    const young = { ...agent, birthday: '2008-11-21' };
    expect(faults({ agent: young })).toEqual({ 'agent.birthday': ['agent_too_young'] });
  });
});

describe('ご家族の場合', () => {
  test('続柄をたずね、病気を入れたときはご本人の了承をたずねる', () => {
    const cancer = { cancer_type_id: 'breast' };
    expect(faults({ is_self: false })).toEqual({ relationship: ['choose_one'] });
    expect(faults({ is_self: false, relationship: 'parents', diagnosed_cancers: [cancer] })).toEqual({
      patient_consent: ['choose_one'],
    });
    const answered = { is_self: false, relationship: 'parents', diagnosed_cancers: [cancer] };
    expect(faults({ ...answered, patient_consent: 'hard_to_obtain' })).toEqual({});
  });
});

test('調布市の場合、都道府県を必ずたずねる', () => {
  expect(faults({}, 'chofu')).toEqual({ prefecture: ['prefecture'] });
  expect(faults({ prefecture: 'tokyo' }, 'chofu')).toEqual({});
});

test('診断は五つまで、支えてくれる人は十人まで', () => {
  const cancers = Array.from({ length: 6 }, () => ({ cancer_type_id: 'breast' }));
  const people = Array.from({ length: 11 }, () => ({ relationship: 'friends', nickname: 'ゆう' }));
  expect(faults({ diagnosed_cancers: cancers, supporters: people })).toEqual({
    diagnosed_cancers: ['too_many_items'],
    supporters: ['too_many_items'],
  });
});

// @proves page form: registration
describe('電話番号・メール・パスワード', () => {
  const account = {
    phone_number: '０９０－１２３４－５６７８',
    email: 'Hana@Demo.example',
    email_confirmation: 'Hana@Demo.example',
    password: 'ひだまりの朝2026',
  };

  test('全角やハイフンの場合、数字だけにして受け取る', () => {
    expect(accountBody.parse(account).phone_number).toBe('09012345678');
  });

  test('確認のメールがちがう場合、その欄に知らせる', () => {
    const checked = accountBody.safeParse({ ...account, email_confirmation: 'other@demo.example' });
    const fields = checked.success ? {} : fieldErrorsOf(checked.error);
    expect(Object.keys(fields)).toEqual(['email_confirmation']);
  });

  test.each([
    ['phone_number', '0312345678'],
    ['phone_number', '0901234567'],
    ['email', 'hana'],
    ['email', `${'a'.repeat(250)}@b.example`],
    ['password', '1234567'],
    ['password', 'a'.repeat(65)],
  ])('%sが%jの場合、受け取らない', (field, value) => {
    const checked = accountBody.safeParse({ ...account, [field]: value });
    expect(Object.keys(checked.success ? {} : fieldErrorsOf(checked.error))).toContain(field);
  });
});

test('欄の誤りと、欄をまたぐ誤りがある場合、一度にすべて示す', () => {
  const change = { last_name: '', is_self: false, birthday: '2015-01-01' };
  expect(faults(change)).toEqual({
    last_name: ['required'],
    relationship: ['choose_one'],
    agent: ['guardian_required'],
    agreed_by_guardian: ['consent'],
  });
});
