import { AppError } from '@hidamari/domain/errors';
import type { ActKind } from '@hidamari/domain/refusals';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failedSaveOf } from './failed-save.ts';
import { FailedSaveNotice } from './failed-save-notice.tsx';
import { TestStorage } from './test-storage.fixture.ts';
import { saveWritten } from './use-draft.ts';

afterEach(() => vi.unstubAllGlobals());

const REQUEST = { request_id: '7f3a' };
const shownAfter = (error: unknown, act?: ActKind) =>
  renderToStaticMarkup(<FailedSaveNotice failure={failedSaveOf(error, act)} onSendAgain={() => {}} />);

it.each([
  [45, '45秒後に'],
  [900, '約15分後に'],
  // The server told no wait: no number is made up.
  [undefined, '時間をおいて'],
])('試しすぎて%s秒待つ場合、どれだけ待つかを、待つときの調子で言う（G104）', (retryAfter, words) => {
  const shown = shownAfter(
    new AppError('too_many', { detail: REQUEST, ...(retryAfter !== undefined && { retryAfter }) }),
  );
  expect(shown).toContain(`アクセスが集中しています。${words}もう一度お試しください。`);
  expect(shown).toContain('role="status"');
  expect(shown).toContain('data-tone="caution"');
  expect(shown).not.toContain('お問い合わせ番号');
});

it('この操作ができない場合、電話で伝える番号を添える', () => {
  const shown = shownAfter(new AppError('forbidden', { detail: REQUEST }));
  expect(shown).toContain('この操作はできません。');
  expect(shown).toContain('お問い合わせ番号：7f3a');
  expect(shown).not.toContain('<button');
});

it('つながらない場合、書いたものが残っていることを言い、もう一度送れる', () => {
  const shown = shownAfter(new Error('offline'));
  expect(shown).toContain('書いたものは、この画面に残っています');
  expect(shown).toContain('<button');
});

// @proves error maintenance
it('メンテナンス中の場合、いつまでかと、書いたものが残っていることを、待つときの調子で言い、もう一度送れる（G31）', () => {
  const shown = shownAfter(
    new AppError('maintenance', { detail: { ...REQUEST, until: '2026-12-31 03:00:00' }, retryAfter: 300 }),
  );
  expect(shown).toContain('ただいまメンテナンスをしています。終了予定：2026年12月31日（木）3:00。');
  expect(shown).toContain('書いたものは、この画面に残っています');
  expect(shown).toContain('data-tone="caution"');
  expect(shown).toContain('<button');
  expect(shown).not.toMatch(/お問い合わせ番号|保存できませんでした/);
});

it('ログインの時間が終わった場合、書いたものを残したまま、別の画面でログインできる。強い色のボタンはふえない（G104）', () => {
  const shown = shownAfter(new AppError('unauthenticated'));
  expect(shown).toMatch(/<a [^>]*href="\/login"[^>]*target="_blank"/);
  expect(shown).not.toMatch(/data-kind="key"|<button/);
});

it('何も起きていない場合、何も出さない', () => {
  expect(renderToStaticMarkup(<FailedSaveNotice failure={null} />)).toBe('');
});

it('手続きの時間が切れた場合、ログインし直すようには言わない', () => {
  const shown = shownAfter(new AppError('step_expired', { detail: REQUEST }));
  expect(shown).toContain('はじめからもう一度お願いします');
  expect(shown).not.toMatch(/ログイン|お問い合わせ番号/);
});

it('1日の回数を使い切った場合、送り直すボタンは出さない', () => {
  const shown = shownAfter(new AppError('mail_sends_spent', { retryAfter: 7_300, detail: { most: 3 } }));
  expect(shown).toContain('1日に3通までです。約3時間後に');
  expect(shown).not.toContain('<button');
});

// @proves error consent_outdated
it('規約が新しくなった場合、そのことを言い、同意の画面への道を1つだけ添える', () => {
  const shown = shownAfter(new AppError('consent_outdated', { detail: REQUEST }));
  expect(shown).toContain('文が新しくなりました。');
  expect(shown).toContain('書きかけのものは下書きに残し、確認のあと、この画面へ戻ります。');
  expect(shown.match(/<button/g)).toHaveLength(1);
  expect(shown).toContain('新しい内容を確認する');
  expect(shown).toContain('data-tone="caution"');
  expect(shown).not.toMatch(/お問い合わせ番号|ログイン/);
});

it('同意が取り消されている場合、同意し直す画面への道を添え、戻るとは言わない', () => {
  const shown = shownAfter(new AppError('consent_withdrawn', { detail: REQUEST }));
  expect(shown).toContain('「個人情報と同意」を開く');
  expect(shown).not.toContain('この画面へ戻ります');
});

it.each([
  ['残せた', new TestStorage(), '保存できませんでした。下書きは残っています'],
  ['残せない', undefined, '保存できませんでした。書いたものは、この画面に残っています。'],
])('下書きを%s場合、保存できなかったときに、そのとおりに言う', (_, storage, words) => {
  vi.stubGlobal('location', { pathname: '/treatment-logs/new' });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('sessionStorage', storage);
  saveWritten('log', { title: '点滴' });
  expect(shownAfter(new AppError('server'))).toContain(`<p>${words}</p>`);
});

describe('保存ではない操作', () => {
  const stubDraft = () => {
    vi.stubGlobal('location', { pathname: '/login' });
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('sessionStorage', new TestStorage());
    saveWritten('log', { title: '点滴' });
  };

  it.each([
    [
      'こちらの故障',
      new AppError('server', { detail: REQUEST }),
      'ログインできませんでした。しばらくしてから',
    ],
    ['混み合い', new AppError('unavailable'), 'ログインできませんでした。しばらくしてから'],
    ['通信の切れ', new AppError('network'), '通信できませんでした。電波の届くところで'],
    ['答えのない場合', new TypeError('Failed to fetch'), '通信できませんでした。電波の届くところで'],
    ['長すぎる待ち', new AppError('timeout'), '時間がかかりすぎたため、中断しました。'],
    ['メンテナンス', new AppError('maintenance'), 'ただいまメンテナンスをしています。'],
    ['終わったログイン', new AppError('unauthenticated'), 'もう一度ログインしてください。'],
  ])('ログインが%sでできない場合、保存のことも、書いたもののことも言わない', (_, error, words) => {
    stubDraft();
    const shown = shownAfter(error, 'login');
    expect(shown).toContain(words);
    expect(shown).not.toMatch(/保存|書いたもの|下書き|再送|送ってください/);
  });

  it('故障の場合、もう一度試すボタンと、電話で伝える番号がある', () => {
    const shown = shownAfter(new AppError('server', { detail: REQUEST }), 'check');
    expect(shown).toContain('確認できませんでした。');
    expect(shown).toContain('<span>もう一度試す</span></button>');
    expect(shown).toContain('お問い合わせ番号：7f3a');
  });
});
