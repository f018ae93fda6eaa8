import { QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { AccountProof } from '../../../../parts/account-proof/use-account-proof.ts';
import { createQueryClient } from '../../../../shell/data/query-client.ts';
import { drawOnPage } from '../../../../shell/page-under-test.fixture.tsx';
import type { LoginRow } from '../../login-words.ts';
import type { Security } from '../../use-second-factor.ts';
import { DeviceList } from './device-list.tsx';
import { LoginRecords } from './login-records.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SignInMeans } from './sign-in-means.tsx';

const OFF: Security = {
  factors: [],
  preferred: null,
  masked_phone_number: '090****5678',
  is_proven: false,
};
const NOT_PROVEN: AccountProof = {
  isProven: false,
  forget: () => undefined,
  showPassword: () => Promise.reject(new Error('nothing is sent while drawing')),
  showCode: () => Promise.reject(new Error('nothing is sent while drawing')),
};
const buttonsOf = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, inner = '']) => inner.replace(/<[^>]+>/g, ''));

// @proves screen /account/security
it.each([
  [OFF, 'いまは、パスワードだけでログインします。', ['認証アプリでつける', 'SMSの数字でつける']],
  // Without a proven number no code can arrive.
  [
    { factors: [], preferred: null, is_proven: false },
    'いまは、パスワードだけでログインします。',
    ['認証アプリでつける'],
  ],
  [
    { ...OFF, factors: ['app'], preferred: 'app' },
    'いまは、パスワードのあとに、認証アプリの数字をたずねます。',
    ['新しい認証アプリに替える', 'SMSの数字に替える', '二段階の確認をやめる'],
  ],
  [
    { ...OFF, factors: ['sms'], preferred: 'sms' },
    'いまは、パスワードのあとに、SMSで届く数字をたずねます。',
    ['認証アプリに替える', '二段階の確認をやめる'],
  ],
  [
    { ...OFF, factors: ['sms', 'app'], preferred: 'sms' },
    'いまは、パスワードのあとに、SMSで届く数字をたずねます。認証アプリの数字も使えます。',
    ['新しい認証アプリに替える', '二段階の確認をやめる'],
  ],
] satisfies [Security, string, string[]][])(
  '二段階の確認が %j の場合、そう言い、できることだけを並べる',
  (state, words, buttons) => {
    const html = drawOnPage(<SecondFactor initial={state} proof={NOT_PROVEN} />);
    expect(html).toContain(words);
    expect(buttonsOf(html)).toEqual(buttons);
  },
);

const row = (id: string, result: LoginRow['result']): LoginRow => ({
  id,
  logged_in_at: '2026-11-17 03:40:00',
  method: 'common_id',
  device_family: 'Windowsパソコン・Edge',
  place: null,
  result,
});

// @proves screen /account/security
it('できなかったログインは、ことばで言う。続きがある場合だけ「もっと見る」を出す', () => {
  const draw = (total: number) =>
    drawOnPage(
      <LoginRecords
        first={{ data: [row('1', 'failure'), row('2', 'success')], meta: { page: 1, per_page: 20, total } }}
        today="2026-11-22"
      />,
    );
  const items = draw(2).match(/<li.*?<\/li>/gs) ?? [];
  expect(items).toHaveLength(2);
  expect(items[0]).toContain('できなかった');
  expect(items[0]).toContain('11月17日（火）3:40');
  expect(items[1]).not.toContain('できなかった');
  expect(draw(2)).not.toContain('もっと見る');
  expect(draw(21)).toContain('もっと見る');
});

// @proves screen /account/security
it('端末がある場合、それぞれの名前を添えて忘れさせられる。ない場合は、そう言う', () => {
  const device = {
    device_key: 'k1',
    name: 'iPhone・Safari',
    created_at: '2026-11-01 10:00:00',
    last_used_at: '2026-11-20 14:01:00',
  };
  const draw = (data: (typeof device)[]) =>
    drawOnPage(
      <DeviceList first={{ data, meta: { page: 1, per_page: 60, total: data.length } }} today="2026-11-22" />,
    );
  expect(buttonsOf(draw([device]))).toEqual(['この端末を忘れる（iPhone・Safari）']);
  expect(draw([])).toContain('ありません。');
});

const OWNER = {
  email: 'hanako@example.jp',
  email_verified_at: '2026-06-03 10:05:00',
  email_refused_at: null,
  phone_number: null,
  hash_user_id: 'h'.repeat(43),
  sent_arrival_confirmation_email_at: null,
};
const drawMeans = (
  user: Partial<
    Record<'email_verified_at' | 'email_refused_at' | 'sent_arrival_confirmation_email_at', string | null>
  >,
  isProven: boolean,
  isTaken = false,
) =>
  drawOnPage(
    <QueryClientProvider client={createQueryClient()}>
      <SignInMeans
        means={{ masked_email: 'h***@example.jp', is_email_verified: isProven, is_email_taken: isTaken }}
        user={{ ...OWNER, ...user }}
        proof={NOT_PROVEN}
        today="2026-11-22"
      />
    </QueryClientProvider>,
  );

it('ログインに使うものは、伏せたまま見せ、メールアドレスと番号はここで、パスワードはその画面で変える', () => {
  const html = drawMeans(OWNER, true);
  expect(html).toContain('h***@example.jp');
  expect(html).not.toContain('hanako@example.jp');
  expect(buttonsOf(html)).toEqual([
    'メールアドレスh***@example.jp確認済み変える',
    '携帯電話番号まだありません変える',
    'メールが届くか確かめる',
  ]);
  expect(html.match(/href="\/[^"]*"/g)).toEqual(['href="/login/logged-in-password-reset"']);
});

it('メールアドレスの確認が済んでいない場合、そう言い、何通まで送れるかも言う', () => {
  const html = drawMeans({ email_verified_at: null }, false);
  expect(html).toContain('確認がまだです');
  expect(html).toContain('メールアドレスの確認が、まだ済んでいません。');
  expect(html).toContain('1日に3通まで');
});

it('アドレスがメールを受け取らない場合、そのことと、変える道とを、ほかの言葉より先に言う', () => {
  const html = drawMeans({ email_verified_at: null, email_refused_at: '2026-11-20 14:01:09' }, false);
  expect(html).toContain('このアドレスには、メールが届いていません。');
  expect(html).toContain('11月20日（金）14:01のメールが、受け取られずに戻ってきました。');
  expect(html).toContain('href="/account/security"');
  expect(html).toContain('お知らせをLINEで受け取る');
  expect(html).not.toContain('確認メールのリンクから確認できます');
});

it('アドレスが別の登録で確認されている場合、そう言い、送り直しをすすめない', () => {
  const html = drawMeans({ email_verified_at: null }, false, true);
  expect(html).toContain('別の登録ですでに確認されています');
  expect(html).toContain('href="/account/security#means"');
  expect(html).not.toContain('お送りした確認メールのリンク');
  expect(buttonsOf(html)).not.toContain('メールが届くか確かめる');
});

it('前に送るよう申し込んだことがある場合、いつかを言い、送ったとは言わない（G47）', () => {
  const html = drawMeans({ ...OWNER, sent_arrival_confirmation_email_at: '2026-11-20 14:01:09' }, true);
  expect(html).toContain('11月20日（金）14:01');
});
