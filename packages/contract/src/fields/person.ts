import * as z from 'zod';
import { calendarDay } from './dates.ts';
import { requiredText } from './text.ts';

// PROVISIONAL: rules move to @hidamari/domain/members
const loose = (limit: number) => requiredText(limit);
export const personName = loose(30);
export const kanaName = loose(30);
export const birthDate = calendarDay;
export const phoneNumber = loose(20);
export const mobilePhoneNumber = loose(20);
export const emailAddress = loose(254);
export const password = z
  .string({ error: 'required' })
  .min(8, { error: 'too_short' })
  .max(64, { error: 'too_long' });
export const oneTimeCode = loose(10);
export const insuranceNumber = loose(20);
export const companyCode = loose(30);
export const postalCode = loose(10);
export const prefecture = loose(20);
export const city = loose(50);
export const streetAddress = loose(100);
