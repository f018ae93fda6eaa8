import type { PageMember } from '@hidamari/web/page-context';
import { describe, expect, it } from 'vitest';
import { outsideChatFor } from './outside-chat.ts';

const chatPlus = { siteId: '0a1b2c3d_1', origin: 'https://chat.example' };
const MEMBER: PageMember = {
  memberId: '11111111-1111-4111-8111-111111111111',
  memberType: 'general',
  organization: null,
  displayName: '山田 花子',
  hashUserId: 'h'.repeat(43),
  idleSeconds: 3_600,
  accessToken: 'access',
  accessTokenExpiresAt: '2026-11-20T03:15:00.000Z',
  reading: { text: 'standard', furigana: 'off' },
  isBereaved: false,
  unreadComments: { unread: 0, log_id: null },
  unreadAnswers: 0,
};
const ACTING: PageMember = { ...MEMBER, acting: { staffName: '佐藤', endsAt: '2026-11-20T03:30:00.000Z' } };
const ADDRESS = 'https://chat.example/chat/visitor/0a1b2c3d_1?t=btn';

describe('外のチャットの番地（G19、G42）', () => {
  it.each([
    ['一般の会員', { variant: 'hatch', member: MEMBER }, ADDRESS],
    ['保険の会員', { variant: 'aflac', member: MEMBER }, ADDRESS],
    ['市の会員', { variant: 'chofu', member: MEMBER }, null],
    ['訪問者', { variant: 'hatch', member: null }, null],
    ['会員に代わっている担当者', { variant: 'hatch', member: ACTING }, null],
  ] as const)('%sの場合', (_, person, expected) => {
    expect(outsideChatFor({ chatPlus }, person)).toBe(expected);
  });

  it('設定がない場合、だれにもない', () => {
    expect(outsideChatFor({ chatPlus: null }, { variant: 'hatch', member: MEMBER })).toBeNull();
  });
});
