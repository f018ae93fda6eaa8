import { expect, it } from 'vitest';
import { SCREENS } from '../screens/index.ts';
import { needsCurrentConsent } from './current-consent.ts';

const isAsked = (path: string) => {
  const screen = SCREENS.find((row) => row.path === path);
  if (!screen) throw new RangeError(path);
  return needsCurrentConsent(screen);
};

it.each(['/treatment-logs', '/treatment-logs/new', '/account', '/account/edit', '/favorite', '/questions'])(
  '会員の画面 %s の場合、新しい規約への同意を先に求める',
  (path) => expect(isAsked(path)).toBe(true),
);

it.each([
  '/',
  '/articles',
  '/contact',
  '/faq',
  '/terms/hatch',
  '/error',
  '/login/session',
  '/treatment/hidamari',
])('だれでも読める画面 %s の場合、求めない', (path) => expect(isAsked(path)).toBe(false));

it.each(['/unsubscribe', '/account/my-data', '/account/privacy'])(
  '退会と自分の情報の画面 %s の場合、同意しなくても開ける',
  (path) => expect(isAsked(path)).toBe(false),
);
