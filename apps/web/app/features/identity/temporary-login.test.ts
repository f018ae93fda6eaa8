import type { Challenge } from '@hidamari/contract/auth';
import { AUTH_CHALLENGES } from '@hidamari/domain/auth-state';
import { describe, expect, it } from 'vitest';
import { CHALLENGE_STEPS } from './components/challenge-step.tsx';
import { challengeEvent, hrefOfStep } from './temporary-login.ts';

const asked = (type: Challenge['type'], masked_to?: string) =>
  challengeEvent({ type, expires_at: '2026-11-16T02:10:00Z', ...(masked_to && { masked_to }) });

describe('仮ログインの段階（仕様4・G34）', () => {
  it('コードを送った場合、伏せた宛先とともに、その確認を求める', () => {
    expect(asked('sms', '090****1234')).toEqual({
      type: 'challenge',
      challenge: 'sms',
      challengeToken: null,
      sentTo: '090****1234',
    });
  });

  it.each([[asked('sign_up')], [challengeEvent(null)], [challengeEvent(undefined)]])(
    'ログインの段階でない場合、何も求めない',
    (event) => {
      expect(event).toBeNull();
    },
  );

  it.each([
    ['migration', '/login/migration'],
    ['insurance', '/login/insurance-verification'],
    ['terms', '/error?id=U-E09'],
    ['sms', null],
    ['new_password', null],
  ] as const)('%s の場合、進む画面は %s', (type, href) => {
    const event = asked(type);
    expect(event && hrefOfStep(event)).toBe(href);
  });

  it('どの段階にも、この画面かほかの画面の、どちらかに答える所がある', () => {
    for (const challenge of AUTH_CHALLENGES) {
      const elsewhere = hrefOfStep({ type: 'challenge', challenge, challengeToken: null });
      expect([challenge, elsewhere !== null]).toEqual([challenge, !(challenge in CHALLENGE_STEPS)]);
    }
  });
});
