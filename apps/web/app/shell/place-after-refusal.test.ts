import { AppError } from '@hidamari/domain/errors';
import { describe, expect, it } from 'vitest';
import { placeAfterRefusal } from './place-after-refusal.ts';

const PATH = '/treatment-logs?page=2';

describe('画面に入る確認が断られた場合の行き先（仕様4）', () => {
  it.each([
    ['ログイン切れ', new AppError('unauthenticated'), { to: PATH, isOutside: true }],
    ['メンテナンス中', new AppError('maintenance'), { to: '/maintenance', isOutside: true }],
    [
      '先に通る画面がある拒否',
      new AppError('forbidden', { nextPageId: 'U-R04' }),
      { to: '/sign-up/role-verification', isOutside: false },
    ],
    ['行き先のない拒否', new AppError('forbidden'), null],
    ['つながらない通信', new AppError('network'), null],
    ['こちらの不具合', new AppError('unavailable'), null],
    ['やりとりの外の失敗', new Error('aborted'), null],
  ])('%sの場合', (_, error, place) => {
    expect(placeAfterRefusal(error, PATH)).toEqual(place);
  });
});
