import { describe, expect, it } from 'vitest';
import { VARIANT_KEYS } from '../site-variants/index.ts';
import { ERROR_SCREEN_IDS, errorScreen, isErrorScreenId } from './index.ts';

describe('エラーの画面（仕様 8、G106〜G113）', () => {
  // @proves error-screen M-E01
  // @proves error-screen M-E02
  // @proves error-screen U-E01
  // @proves error-screen U-E02
  // @proves error-screen U-E03
  // @proves error-screen U-E04
  // @proves error-screen U-E05
  // @proves error-screen U-E06
  // @proves error-screen U-E07
  // @proves error-screen U-E08
  // @proves error-screen U-E09
  // @proves error-screen U-E10
  it.each([
    ['U-E01', 'page', 'insurance', '登録画面へ戻る', '/sign-up/role-verification', false, '時間をおいて'],
    [
      'U-E02',
      'page',
      'general',
      '登録画面へ戻る',
      '/sign-up/role-verification',
      false,
      '「登録画面へ戻る」を押して',
    ],
    ['U-E03', 'page', 'insurance', 'ログインへ', '/login', false, '証券番号・お名前（カナ）・生年月日'],
    ['U-E04', 'page', 'general', 'ログインへ', '/login', false, '期限が切れています'],
    ['U-E05', 'page', null, 'ログインへ', '/login', false, 'ログイン画面からお入りください'],
    ['U-E06', 'page', null, '共通IDとは', '/faq#common-id', false, 'パスワードを再設定'],
    [
      'U-E07',
      'page',
      null,
      '新規会員登録',
      '/sign-up/role-verification',
      false,
      '以前に別のIDで登録された方',
    ],
    ['U-E08', 'page', null, '進む', '/login', true, '進む'],
    ['U-E09', 'page', null, '進む', '/login/session', true, '新しい規約をご確認ください'],
    ['U-E10', 'page', null, 'ログインへ', '/login', false, '共通IDとパスワードでログイン'],
    [
      'M-E01',
      'modal',
      'insurance',
      '入力内容を直す',
      '/sign-up/role-verification',
      false,
      'ご契約が終了している場合',
    ],
    [
      'M-E02',
      'modal',
      'general',
      '入力内容を直す',
      '/sign-up/role-verification',
      false,
      '利用コードが正しくないか',
    ],
  ] as const)('%s の言葉と行き先', (id, kind, eligibility, label, href, keepsReturnPath, words) => {
    const screen = errorScreen(id, 'hatch');
    expect(screen).toMatchObject({ kind, eligibility, keepsReturnPath, showsContact: true });
    expect(screen.actions[0]).toEqual({ label, href });
    expect(screen.paragraphs.join('')).toContain(words);
  });

  it('どの画面も、責める言葉や英語だけの文を使わない', () => {
    for (const id of ERROR_SCREEN_IDS) {
      const { title, paragraphs } = errorScreen(id, 'chofu');
      for (const text of [title, ...paragraphs]) {
        expect(text).not.toMatch(/無効|不正|エラーが発生|！|!/);
        expect(text).toMatch(/[ぁ-ん]/);
      }
    }
  });

  it.each(VARIANT_KEYS)('規約の画面は %s の規約へ案内する', (variant) => {
    expect(errorScreen('U-E09', variant).actions[1]).toEqual({
      label: '利用規約を読む',
      href: `/terms/${variant}`,
    });
  });

  it('知らない番号を見分ける', () => {
    expect(ERROR_SCREEN_IDS).toHaveLength(12);
    expect(ERROR_SCREEN_IDS.every(isErrorScreenId)).toBe(true);
    expect(['U-E11', 'u-e01', '', 'toString', null, undefined].some(isErrorScreenId)).toBe(false);
  });
});
