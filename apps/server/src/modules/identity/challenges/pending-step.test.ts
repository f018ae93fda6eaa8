import { expect, it } from 'vitest';
import { pendingStep } from './pending-step.ts';

const EXPIRES = new Date('2026-11-16T02:10:00Z');
const ID = '3f0b7b0e-6f43-4a58-9a55-0d7c3f1f2a11';
const login = (challenge: string) => ({ username: 'hd-0001', challenge, session: 's' });
const reset = (isProven: boolean, to = '+819012345678') => ({ to, username: null, isProven });
const mail = { baseAccountId: ID, username: 'hd-0001', email: 'hanako@example.jp' };

it.each([
  ['temporary-login', login('sms'), ['U-L01'], { type: 'sms' }],
  ['temporary-login', login('new_password'), ['U-L01'], { type: 'new_password' }],
  ['mail-verification', mail, ['U-L01'], { type: 'email', masked_to: 'h***@example.jp' }],
  ['password-reset', reset(false), ['U-L10', 'U-L11'], { type: 'sms', masked_to: '090****5678' }],
  ['password-reset', reset(true), ['U-L10', 'U-L11'], { type: 'new_password' }],
  ['temporary-password-reset', reset(false, 'hanako@example.jp'), ['U-L03', 'U-L04'], { type: 'email' }],
] as const)(
  '%s の中身が %j の場合、読み込み直した画面 %j に続きを示す',
  (purpose, subject, screens, step) => {
    expect(pendingStep(purpose, subject, EXPIRES)).toEqual({
      screens,
      challenge: { ...step, expires_at: EXPIRES.toISOString() },
    });
  },
);

it.each([
  ['sign-up', { eligibility: null, account: null, agreed: [] }],
  ['migration', { baseAccountId: ID }],
  ['temporary-login', login('SELECT_MFA_TYPE')],
  ['password-reset', 'broken'],
] as const)('%s の中身が %j の場合、続きは示さない', (purpose, subject) => {
  expect(pendingStep(purpose, subject, EXPIRES)).toBeUndefined();
});
