import type { CurrentUser } from '@hidamari/contract/members';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../../shell/data/query-client.ts';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { AccountEditForm } from './account-edit-form.tsx';
import { AccountHead } from './account-head.tsx';
import { AccountMenu } from './account-menu.tsx';

const USER = {
  full_name: '山田 花子',
  last_name: '山田',
  first_name: '花子',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'ハナコ',
  birthday: '1953-05-03',
  phone_number: '09012345678',
  email: 'hanako@example.jp',
  email_verified_at: '2026-06-03 10:05:00',
  member_type: 'insurance',
  is_self: true,
  insurance_number: 'AB123456',
  company_code: null,
  organization: null,
  icon_url: null,
  supporters: [],
  unupdatable_keys: ['last_name_kana', 'first_name_kana', 'birthday', 'insurance_number'],
  created_at: '2026-06-03 10:00:00',
  updated_at: '2026-11-20T00:00:00.000Z',
} as unknown as CurrentUser;

const drawForm = (user: CurrentUser) =>
  drawOnPage(
    <QueryClientProvider client={createQueryClient()}>
      <AccountEditForm user={user} choices={null} today="2026-11-20" onStep={() => undefined} />
    </QueryClientProvider>,
  );
/** Each locked value with its sign, by its label. */
const lockedIn = (html: string) =>
  [...html.matchAll(/<dl class="ui-read-only"><dt[^>]*>(.*?)<\/dt>.*?<span>(.*?)<\/span>/g)].map(
    ([, label, value]) => `${label}：${value}`,
  );

it('変えられない項目は鍵とともに並び、訳と電話番号は一度だけ言う（G45）', () => {
  const html = drawForm(USER);
  expect(lockedIn(html)).toEqual([
    'お名前（カナ）：ヤマダ ハナコ',
    '携帯電話番号：090-1234-5678',
    'メールアドレス：hanako@example.jp',
    '生年月日：1953年（昭和28年）5月3日',
    '証券番号：AB123456',
  ]);
  expect(html.match(/変更できません|変えられません/g)).toHaveLength(1);
  expect(html).toContain('鍵のしるしの項目は変更できません。変更はお電話でご連絡ください。');
  expect(html).toContain('href="/account/security"');
});

it('写真がある場合は写真を、ない場合は頭文字を出す（G33）', () => {
  const pictured = { ...USER, icon_url: '/files/icons/own' };
  expect(drawOnPage(<AccountHead user={pictured} />)).toContain('<img src="/files/icons/own" alt=""');
  expect(drawForm(pictured)).toContain('写真を選びなおす');
  const without = drawOnPage(<AccountHead user={USER} />);
  expect(without).not.toContain('<img');
  expect(without).toMatch(/class="ui-avatar"[^>]*>山</);
  expect(drawForm(USER)).toContain('写真を選ぶ');
});

it('𠮷田さんの丸には、文字の半分ではなく「𠮷」と出る', () => {
  const drawn = drawOnPage(<AccountHead user={{ ...USER, last_name: '𠮷田' }} />);
  expect(drawn).toContain('>𠮷<');
  expect(drawn.isWellFormed()).toBe(true);
});

it('別の登録のアドレスだと知れたあとは、アカウントも登録内容も「まだ済んでいません」と言わない', () => {
  const unproven = { ...USER, email_verified_at: null };
  const draw = (isTaken: boolean | undefined) => {
    const client = createQueryClient();
    if (isTaken !== undefined) client.setQueryData(['address-state'], { is_email_taken: isTaken });
    return drawOnPage(
      <QueryClientProvider client={client}>
        <AccountMenu user={unproven} />
        <AccountEditForm user={unproven} choices={null} today="2026-11-20" onStep={() => undefined} />
      </QueryClientProvider>,
    );
  };
  for (const open of [draw(false), draw(undefined)]) {
    expect(open.match(/確認が、まだ済んでいません/g)).toHaveLength(2);
    expect(open).not.toContain('別の登録ですでに確認されています');
  }
  const taken = draw(true);
  expect(taken).not.toContain('まだ済んでいません');
  expect(taken).toContain('このメールアドレスは、確認できません');
  expect(taken).toContain('別の登録ですでに確認されています');
});
