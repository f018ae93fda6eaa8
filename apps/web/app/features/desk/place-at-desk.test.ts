import { deskLoginHref } from '@hidamari/domain/access';
import { expect, it } from 'vitest';
import { placeAtDesk } from './place-at-desk.ts';

it.each([
  ['/desk/cases/c-1?channel=chat', '/desk/cases/c-1?channel=chat'],
  ['/desk/login', '/desk'],
  ['/treatment-logs', '/desk'],
])('%s で机のログインが終わった人は、ログインすると %s へ戻る', (left, place) => {
  expect(placeAtDesk(new URL(deskLoginHref(left), 'https://portal.invalid').search)).toBe(place);
});

it('ほかのサイトへは、行かない', () => {
  expect(placeAtDesk('?return_to=https%3A%2F%2Fevil.example%2Fdesk')).toBe('/desk');
});
