import { describe, expect, it } from 'vitest';
import {
  ANONYMOUS,
  AUTH_CHALLENGES,
  type AuthEvent,
  type AuthState,
  authChallengeOf,
  authReducer,
  authView,
} from './index.ts';

const STATES = {
  anonymous: ANONYMOUS,
  challenged: { phase: 'challenged', challenge: 'sms', challengeToken: 'c1' },
  authenticated: { phase: 'authenticated', accessToken: 'a1' },
  expired: { phase: 'expired' },
} as const satisfies Record<AuthState['phase'], AuthState>;

const EVENTS = {
  challenge: { type: 'challenge', challenge: 'email', challengeToken: 'c2' },
  authenticate: { type: 'authenticate', accessToken: 'a2' },
  renew: { type: 'renew', accessToken: 'a3' },
  'drop-challenge': { type: 'drop-challenge' },
  expire: { type: 'expire' },
  'log-out': { type: 'log-out' },
} as const satisfies Record<AuthEvent['type'], AuthEvent>;

const CHALLENGED = { phase: 'challenged', challenge: 'email', challengeToken: 'c2' };
const LOGGED_IN = { phase: 'authenticated', accessToken: 'a2' };
const RENEWED = { phase: 'authenticated', accessToken: 'a3' };
const EXPIRED = { phase: 'expired' };
const SAME = 'same';

// @proves state login state
describe('ログインの状態（G34）', () => {
  it.each([
    // event, from anonymous, from challenged, from authenticated, from expired
    ['challenge', CHALLENGED, CHALLENGED, SAME, CHALLENGED],
    ['authenticate', LOGGED_IN, LOGGED_IN, SAME, LOGGED_IN],
    ['renew', SAME, SAME, RENEWED, SAME],
    ['drop-challenge', SAME, ANONYMOUS, SAME, SAME],
    ['expire', SAME, SAME, EXPIRED, SAME],
    ['log-out', SAME, ANONYMOUS, ANONYMOUS, ANONYMOUS],
  ] as const)('%s', (type, ...results) => {
    const states = [STATES.anonymous, STATES.challenged, STATES.authenticated, STATES.expired];
    for (const [index, state] of states.entries()) {
      const next = authReducer(state, EVENTS[type]);
      if (results[index] === SAME) expect(next).toBe(state);
      else expect(next).toEqual(results[index]);
    }
  });

  // @proves state login state
  it.each(AUTH_CHALLENGES)('%s の確認を求められ、済ませるとログインする', (challenge) => {
    const asked = authReducer(ANONYMOUS, { type: 'challenge', challenge, challengeToken: null });
    expect(asked).toEqual({ phase: 'challenged', challenge, challengeToken: null });
    expect(authReducer(asked, EVENTS.authenticate)).toEqual(LOGGED_IN);
  });

  it('コードを送った場合、宛先は伏せた形で、その確認のあいだだけ持つ', () => {
    const sentTo = '090****1234';
    const asked = authReducer(ANONYMOUS, { ...EVENTS.challenge, challenge: 'sms', sentTo });
    expect(asked).toMatchObject({ challenge: 'sms', sentTo });
    expect(authReducer(asked, { ...EVENTS.challenge, challenge: 'newPassword' })).not.toHaveProperty(
      'sentTo',
    );
    expect(authReducer(asked, EVENTS['drop-challenge'])).toEqual(ANONYMOUS);
  });

  it.each([
    ['sms', 'sms'],
    ['app', 'app'],
    ['new_password', 'newPassword'],
    ['email', 'email'],
    ['insurance', 'insurance'],
    ['terms', 'terms'],
    ['custom', 'custom'],
    ['device', 'device'],
    ['migration', 'migration'],
    ['sign_up', null],
    ['toString', null],
  ])('やりとりの %s は、ログインの確認 %s を指す', (wireType, challenge) => {
    expect(authChallengeOf(wireType)).toBe(challenge);
  });

  // @proves state login state
  it('トークンは、その状態のあいだだけ見える', () => {
    expect(authView(STATES.anonymous)).toEqual({
      accessToken: null,
      challengeToken: null,
      isLoggedIn: false,
    });
    expect(authView(STATES.challenged)).toEqual({
      accessToken: null,
      challengeToken: 'c1',
      isLoggedIn: false,
    });
    expect(authView(STATES.authenticated)).toEqual({
      accessToken: 'a1',
      challengeToken: null,
      isLoggedIn: true,
    });
    expect(authView(STATES.expired)).toEqual({ accessToken: null, challengeToken: null, isLoggedIn: false });
  });
});
