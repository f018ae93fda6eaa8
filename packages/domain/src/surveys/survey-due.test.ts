import { describe, expect, it } from 'vitest';
import { isInvited, isSurveyDue } from './index.ts';

const NOW = new Date('2026-11-26T03:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const QUIET = { isTest: false, isBereaved: false, arePromptsHeld: false, mayUseIllness: true };
const CASE = { ...QUIET, channel: 'chat', closedAt: daysAgo(2), lastInvitedAt: null } as const;

describe('相談のあとに、たずねるか（G101）', () => {
  it.each([
    ['終わって一日たたない', { closedAt: daysAgo(0.99) }, false],
    ['終わって一日', { closedAt: daysAgo(1) }, true],
    ['終わって二週間', { closedAt: daysAgo(14) }, false],
    ['電話の相談', { channel: 'phone' }, true],
    ['メールの相談', { channel: 'mail' }, false],
    ['30日のうちにたずねた', { lastInvitedAt: daysAgo(29) }, false],
    ['30日前にたずねた', { lastInvitedAt: daysAgo(30) }, true],
    ['試験用の会員', { isTest: true }, false],
    ['ご家族を亡くされた方', { isBereaved: true }, false],
    ['お知らせを控える方', { arePromptsHeld: true }, false],
    ['病気のデータへの同意を取り消した方', { mayUseIllness: false }, false],
  ] as const)('%s', (_, change, asked) => {
    expect(isInvited({ ...CASE, ...change }, NOW)).toBe(asked);
  });
});

const STATE = {
  ...QUIET,
  survey: 'life',
  memberType: 'general',
  registeredAt: daysAgo(400),
  answeredAt: null,
  restrainedUntil: null,
} as const;

describe('ポップアップからたずねてよいか（G76・G77）', () => {
  it.each([
    ['登録から30日たたない', { registeredAt: daysAgo(29) }, false],
    ['登録から30日', { registeredAt: daysAgo(30) }, true],
    ['くらし：答えて89日', { answeredAt: daysAgo(89) }, false],
    ['くらし：答えて90日', { answeredAt: daysAgo(90) }, true],
    ['サービス：答えて364日', { survey: 'service', answeredAt: daysAgo(364) }, false],
    ['サービス：答えて365日', { survey: 'service', answeredAt: daysAgo(365) }, true],
    ['「今回は答えない」のあいだ', { restrainedUntil: new Date(NOW.getTime() + 1) }, false],
    ['「今回は答えない」が過ぎた', { restrainedUntil: NOW }, true],
    ['二度つづけて断った', { restrainedUntil: 'for-good' }, false],
    ['調布市の会員', { memberType: 'chofu' }, false],
    ['試験用の会員', { isTest: true }, false],
    ['ご家族を亡くされた方', { isBereaved: true }, false],
    ['お知らせを控える方', { arePromptsHeld: true }, false],
    ['病気のデータへの同意を取り消した方', { mayUseIllness: false }, false],
  ] as const)('%s', (_, change, due) => {
    expect(isSurveyDue({ ...STATE, ...change }, NOW)).toBe(due);
  });
});
