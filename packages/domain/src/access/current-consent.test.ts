import { expect, it } from 'vitest';
import { SCREENS } from '../screens/index.ts';
import { needsCurrentConsent } from './current-consent.ts';

const isAsked = (path: string) => {
  const screen = SCREENS.find((row) => row.path === path);
  if (!screen) throw new RangeError(path);
  return needsCurrentConsent(screen);
};

it.each([
  '/treatment-logs',
  '/treatment-logs/new',
  '/account',
  '/account/edit',
  '/favorite',
  '/treatment-logs/next-visit',
])('会員の画面 %s の場合、新しい規約への同意を先に求める', (path) => expect(isAsked(path)).toBe(true));

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

it.each([
  '/unsubscribe',
  '/account/my-data',
  '/account/privacy',
  '/account/access-diary',
  '/account/notices',
  '/account/security',
  '/questions',
])(
  '退会、自分の情報、知らせを止めること、アカウントの守り、相談の画面 %s の場合、同意しなくても開ける',
  (path) => expect(isAsked(path)).toBe(false),
);
