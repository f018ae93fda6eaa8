import { expect, test } from 'vitest';
import { fieldErrorsOf } from '../fields/index.ts';
import { companyCodeCheckBody, insuranceCheckBody, residenceBody } from './index.ts';

const policy = {
  insurance_number: 'ab－12 34-56',
  last_name_kana: 'やまだ',
  first_name_kana: 'ﾊﾅｺ',
  birthday: '1968-04-02',
};

test('全角・ひらがな・半角カナ・ハイフンで打たれた場合、読みかえて受け取る', () => {
  expect(insuranceCheckBody.parse(policy)).toEqual({
    insurance_number: 'AB123456',
    last_name_kana: 'ヤマダ',
    first_name_kana: 'ハナコ',
    birthday: '1968-04-02',
  });
});

test.each([
  ['insurance_number', '12345'],
  ['insurance_number', 'A'.repeat(13)],
  ['last_name_kana', '山田'],
  ['first_name_kana', ''],
  ['birthday', '1899-12-31'],
  ['birthday', '2025-02-30'],
])('%sが%jの場合、その欄だけに知らせる', (field, value) => {
  const checked = insuranceCheckBody.safeParse({ ...policy, [field]: value });
  expect(Object.keys(checked.success ? {} : fieldErrorsOf(checked.error))).toEqual([field]);
});

test('利用コードは四字から二十字の英数字', () => {
  expect(companyCodeCheckBody.parse({ company_code: 'ｈａｔｃｈ２０２６' })).toEqual({
    company_code: 'HATCH2026',
  });
  for (const company_code of ['abc', 'a'.repeat(21), 'コード', 'a b!c']) {
    expect(companyCodeCheckBody.safeParse({ company_code }).success, company_code).toBe(false);
  }
});

test.each([
  ['resident', 'tokyo', '調布市', true],
  ['resident', 'tokyo', '調布市国領町', true],
  ['resident', 'tokyo', '府中市', false],
  ['resident', 'kanagawa', '調布市', false],
  ['visits_hospital', 'kanagawa', '川崎市多摩区', true],
])('%sで住所が%s %sの場合、対象かどうかは %s', (relation_to_city, prefecture, city, isEligible) => {
  expect(residenceBody.safeParse({ relation_to_city, prefecture, city }).success).toBe(isEligible);
});
