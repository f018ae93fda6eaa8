import type { Page } from '@playwright/test';
import { callFrom } from './new-member.ts';

/** What a member copied of their own hospital. Every day of the week, so that a test says the same on a Sunday. */
const CARD = {
  hospital_name: '見本総合病院',
  card_number: '4711',
  day_phone: '0300000001',
  night_phone: '0300000002',
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  on_holidays: true,
  rules: [
    { kind: 'temperature', at_least: 38 },
    { kind: 'symptom', key: 'nausea', at_least: 3 },
  ],
  version: 0,
};

/** Saves the card of a member by a call of their own. */
export const keepCard = (page: Page, bearer: string, change: object = {}) =>
  callFrom(page, { method: 'PUT', path: '/contact-threshold', body: { ...CARD, ...change }, bearer });

export const MET = '病院から言われた目安にあてはまります。';
/** The notice that says whom to call. */
export const metBox = (page: Page) => page.getByRole('region', { name: MET });
