import { expect, it } from 'vitest';
import { Browser, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { insurancePolicies } from './eligibility.table.ts';

const portal = usePortal();

// @proves call POST /insurance-eligibility/check
it.each([
  ['KN00000001', 'ｵｵﾉ', 'ｼﾖｳｺ', ['オーノ', 'ショウコ'], true],
  ['KN00000002', 'ヴアンダム', 'シヅコ', ['ヴァン＝ダム', 'シズコ'], true],
  ['KN00000004', 'スカルノ', '', [null, 'スカルノ'], true],
  ['KN00000003', 'オオノ', 'シヨウコ', ['オオノ', 'ショウタ'], false],
] as const)('台帳（%s）のカナが %s %s の場合、%j と書いた方の加入を確かめられるか: %s', async (...row) => {
  const [number, lastName, firstName, [last_name_kana, first_name_kana], isFound] = row;
  const birthday = '1968-04-12';
  await portal.dependencies.database.insert(insurancePolicies).values({
    insurance_number: number,
    last_name_kana: lastName,
    first_name_kana: firstName,
    birthday,
  });
  const body = { insurance_number: number, last_name_kana, first_name_kana, birthday };
  const answer = await new Browser(portal.app).call('POST', '/insurance-eligibility/check', body);
  expect(answer.statusCode, answer.body).toBe(isFound ? 200 : 422);
});
