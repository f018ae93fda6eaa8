import { describe, expect, it } from 'vitest';
import { DELETE_CONFIRM_TEXT, restorableUntil, TRASH_DAYS, trashDaysLeft, trashLimit } from './index.ts';

const DELETED = new Date('2026-11-20T14:59:30Z'); // 23:59:30 in Japan
const UNTIL = new Date('2026-12-20T14:59:30Z');
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

it('確認の文が約束する日数だけ、元に戻せる（G68）', () => {
  expect(TRASH_DAYS).toBe(30);
  expect(DELETE_CONFIRM_TEXT).toContain(`元に戻せるのは${TRASH_DAYS}日間です`);
});

// @proves state log deleted: taken back
describe('削除した記録を元に戻せるとき', () => {
  it.each([
    ['削除した直後の場合、戻せる', 0, true],
    ['日本の日付で30日目に変わった場合も、まだ戻せる', 29 * DAY + 30 * SECOND, true],
    ['24時間の30倍にあと1ミリ秒の場合、戻せる', 30 * DAY - 1, true],
    ['ちょうど24時間の30倍の場合、戻せない', 30 * DAY, false],
    ['それより後の場合、戻せない', 31 * DAY, false],
  ])('%s', (_, passed, isRestorable) => {
    const now = new Date(DELETED.getTime() + passed);
    expect(restorableUntil(DELETED)).toEqual(UNTIL);
    expect(now < restorableUntil(DELETED)).toBe(isRestorable);
    expect(DELETED > trashLimit(now)).toBe(isRestorable);
  });
});

describe('消えるまでの日数', () => {
  it.each([
    ['端末の時計が遅れている場合も、30日をこえない', 30 * DAY + 5 * SECOND, 30],
    ['削除した直後の場合、30日', 30 * DAY, 30],
    ['はじめの1日のうちの場合、30日', 29 * DAY + 1, 30],
    ['1日たった場合、29日', 29 * DAY, 29],
    ['あと1日と1秒の場合、2日', DAY + SECOND, 2],
    ['あと24時間の場合、1日', DAY, 1],
    ['あと1ミリ秒の場合、1日', 1, 1],
    ['もう消えた場合、0日', 0, 0],
    ['消えてからたった場合も、0日', -3 * DAY, 0],
  ])('%s', (_, left, days) => {
    expect(trashDaysLeft({ until: UNTIL, now: new Date(UNTIL.getTime() - left) })).toBe(days);
  });
});
