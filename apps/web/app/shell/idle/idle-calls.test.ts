import { expect, it } from 'vitest';
import { placeToLogIn } from './idle-calls.ts';

it.each([
  ['会員の画面の場合、サーバーが覚える自分の画面', '/treatment-logs?page=2', '/treatment-logs?page=2'],
  [
    'だれでも読める画面の場合、検索の言葉なしでそこへ戻れる、ログイン画面',
    '/articles?keyword=a',
    '/login?return_to=%2Farticles',
  ],
  ['ない画面の場合、ログイン画面', '/nothing', '/login'],
])('もう終わっていたときの行き先は、%s', (_, path, place) => {
  expect(placeToLogIn(path)).toBe(place);
});
