import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeGroups } from '../access/index.ts';
import { matchScreen, SCREENS } from '../screens/index.ts';
import { RETURN_PATH_CHARACTERS, returnPathOrHome, safeDeskPath, safeReturnPath } from './index.ts';

const ORIGIN = 'https://portal.invalid';

/** What any accepted path must be, whatever was sent. */
function expectHarmless(path: string) {
  const url = new URL(path, ORIGIN);
  expect(url.origin).toBe(ORIGIN);
  expect(url.href).toBe(`${ORIGIN}${path}`);
  expect(matchScreen(url.pathname)).not.toBeNull();
  expect(routeGroups(url.pathname).auth).toBe(false);
  expect(path.length).toBeLessThanOrEqual(RETURN_PATH_CHARACTERS);
  expect(decodeURIComponent(path.replace(/^[^?]*/, ''))).not.toMatch(/[\p{Cc}\\]/u);
}

describe('戻り先のパス（F17）', () => {
  it.each([
    '/',
    '/treatment-logs',
    '/treatment-logs/',
    '/treatment-logs?page=2&is_life_log=1',
    '/treatment-logs/0f8b-1/edit',
    '/treatment/hidamari#mail',
    '/articles?keyword=%E3%81%A0%E3%82%8B%E3%81%95',
    '/line/confirmation?link_token=abc',
    '/login/logged-in-password-reset',
  ])('%s は残す', (path) => {
    expect(safeReturnPath(path)).toBe(path);
    expectHarmless(path);
  });

  it.each([
    ['別のサイト', 'https://evil.example/treatment-logs'],
    ['プロトコルを省いた別のサイト', '//evil.example/treatment-logs'],
    ['円記号で書いた別のサイト', '/\\evil.example'],
    ['円記号', '\\\\evil.example'],
    ['スクリプト', 'javascript:alert(1)'],
    ['符号化した斜線', '/%2f%2fevil.example'],
    ['符号化した円記号', '/%5cevil.example'],
    ['検索語のなかの符号化した円記号', '/articles?keyword=%5C%5cevil.example'],
    ['途中の改行', '/treatment-logs\n//evil.example'],
    ['途中のタブ', '/\t/evil.example'],
    ['見出しに割り込む改行', '/treatment-logs?a=%0d%0aSet-Cookie:x'],
    ['符号化した空文字', '/treatment-logs?a=%00'],
    ['二重の符号化', '/treatment-logs?a=%2500'],
    ['壊れた符号化', '/treatment-logs?a=%'],
    ['壊れた符号化', '/treatment-logs?a=%4'],
    ['壊れた符号化', '/treatment-logs?a=%zz'],
    ['上の階層', '/treatment-logs/../desk'],
    ['符号化した上の階層', '/treatment-logs/%2e%2e/desk'],
    ['前の空白', ' /treatment-logs'],
    ['相対のパス', 'treatment-logs'],
    ['ない画面', '/nothing'],
    ['ログイン', '/login'],
    ['ログインの途中', '/login/session?code=abc'],
    ['登録の途中', '/sign-up/register'],
    ['登録の確認コード', '/sign-up/verification'],
    ['ログイン前のパスワード再設定', '/login/password-reset'],
    ['ログインの途中の加入確認', '/login/insurance-verification'],
    ['確認コードの入力', '/sign-up/verification'],
    ['ご加入内容の確認', '/login/insurance-verification'],
    ['メンテナンス', '/maintenance'],
    ['エラー', '/error?id=U-E01'],
    ['404', '/404'],
    ['担当者の画面', '/desk'],
    ['担当者のログイン', '/desk/login'],
    ['稼働の確認', '/health-check'],
    ['API', '/api/users/me'],
    ['長すぎるもの', `/treatment-logs?a=${'a'.repeat(RETURN_PATH_CHARACTERS)}`],
    ['空', ''],
  ])('%s（%j）は残さない', (_, path) => {
    expect(safeReturnPath(path)).toBeNull();
    expect(returnPathOrHome(path)).toBe('/');
  });

  it.each([undefined, null, 1, {}, ['/treatment-logs']])('文字列でないもの（%j）は残さない', (value) => {
    expect(safeReturnPath(value)).toBeNull();
  });

  it('500文字までは残し、501文字は残さない', () => {
    const start = '/articles?keyword=';
    const longest = start + 'a'.repeat(500 - start.length);
    expect(safeReturnPath(longest)).toBe(longest);
    expect(safeReturnPath(`${longest}a`)).toBeNull();
  });

  // @proves state return path
  it('どんな文字列でも、残したものは自分の画面だけを指す', () => {
    const parts = ['/', '\\', '//', '..', '%2f', '%5c', '%', '?', '#', '@', ':', '\n', '\0', 'evil.example'];
    const paths = SCREENS.map(({ path }) => path.replace(':id', 'a1'));
    const piece = fc.oneof(fc.constantFrom(...parts, ...paths), fc.string({ maxLength: 6, unit: 'binary' }));
    const candidate = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(candidate, (text) => {
        const path = safeReturnPath(text);
        if (path !== null) expectHarmless(path);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['/desk', true],
    ['/desk/cases/0f8b-1?view=all', true],
    ['/desk/login', false],
    ['/desk/nothing', false],
    ['/treatment-logs', false],
    ['//evil.example/desk', false],
    ['/desk/../desk', false],
  ])('机へ戻る先として、%s は %s', (path, isKept) => {
    expect(safeDeskPath(path)).toBe(isKept ? path : null);
  });

  it('ログインが要る会員の画面は、どれも戻り先になる', () => {
    const wanted = SCREENS.filter(({ access }) => access === 'member');
    for (const { path } of wanted) expect(safeReturnPath(path.replace(':id', 'a1'))).not.toBeNull();
  });
});
