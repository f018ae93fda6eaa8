import { expect, it } from 'vitest';
import { restrain } from './index.ts';

const NOW = new Date('2026-11-26T03:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

it.each([
  ['はじめて断った場合、表の日数だけ控える', 15, null, { times: 1, until: inDays(90) }],
  ['ようこその場合、一週間', 1, null, { times: 1, until: inDays(7) }],
  [
    '控えているあいだに同じ知らせが届いた場合、変わらない',
    2,
    { times: 1, until: inDays(3) },
    { times: 1, until: inDays(3) },
  ],
  ['二度つづけて断った場合、もう出さない', 2, { times: 1, until: NOW }, { times: 2, until: null }],
  ['もう出さない場合、変わらない', 2, { times: 2, until: null }, { times: 2, until: null }],
  ['断るボタンのないものは、控えられない', 6, null, null],
])('%s（G77）', (_, id, before, after) => {
  expect(restrain(id, before, NOW)).toEqual(after);
});
