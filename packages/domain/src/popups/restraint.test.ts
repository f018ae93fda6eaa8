import { expect, it } from 'vitest';
import { isReportedOnPress, POPUPS, restrain, restraintDaysOf } from './index.ts';

const NOW = new Date('2026-11-26T03:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

// @proves call POST /popup-restraint-flags
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
  expect(restrain(id, { before }, NOW)).toEqual(after);
});

it('あいだに一度、断らずに見た場合、「二度つづけて」とは数えない（G77）', () => {
  const before = { times: 1, until: NOW };
  expect(restrain(4, { before, shownSince: 1 }, NOW)).toEqual({ times: 2, until: null });
  expect(restrain(4, { before, shownSince: 2 }, NOW)).toEqual({ times: 1, until: inDays(30) });
});

it('控えるボタンのあるものにだけ、控える日数がある', () => {
  for (const { id, buttons } of POPUPS) {
    const hasButton = buttons.some(({ isPopupRestraintFlag }) => isPopupRestraintFlag);
    expect(restraintDaysOf(id) !== null, String(id)).toBe(hasButton);
  }
});

it('押したときに見たことになるのは、満足度アンケートだけ（仕様4）', () => {
  expect(POPUPS.filter(({ id }) => isReportedOnPress(id)).map(({ id }) => id)).toEqual([2]);
});
