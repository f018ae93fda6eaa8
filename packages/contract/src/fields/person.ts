import { foldCode, foldWidth, toFullKatakana } from '@hidamari/domain/japanese-text';
import { PREFECTURES } from '@hidamari/domain/prefectures';
import * as z from 'zod';
import { calendarDay } from './dates.ts';
import { requiredText } from './text.ts';

/** Typed text, folded as its field reads it (G33: normalise first, then check). Bounded before anything runs. */
function folded(fold: (text: string) => string) {
  return z
    .string({ error: 'required' })
    .max(1_000, { error: 'too_long' })
    .transform((text) => fold(text).trim())
    .pipe(z.string().min(1, { error: 'required' }));
}

const withoutHyphens = (text: string) => foldCode(text).replaceAll('-', '');

/** 姓・名: any script, so that nobody is told their name is wrong; no digits, no emoji. */
export const personName = requiredText(30).refine(
  (text) => !/[\p{Nd}\p{Extended_Pictographic}]/u.test(text),
  {
    error: 'name',
  },
);

export const kanaName = folded(toFullKatakana).pipe(
  z
    .string()
    .max(30, { error: 'too_long' })
    .regex(/^[ァ-ヺー・ ]+$/, { error: 'kana' }),
);

/** A real day from 1900 on; that it does not lie ahead is checked where today is known. */
export const birthDate = calendarDay.refine((day) => day >= '1900-01-01', { error: 'date' });

export const phoneNumber = folded(withoutHyphens).pipe(z.string().regex(/^0\d{9,10}$/, { error: 'phone' }));

/** A number that can receive an SMS. */
export const mobilePhoneNumber = phoneNumber.pipe(
  z.string().regex(/^0[789]0\d{8}$/, { error: 'mobile_phone' }),
);

export const emailAddress = folded(foldWidth).pipe(
  z
    .string()
    .max(254, { error: 'too_long' })
    .regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, { error: 'email' }),
);

/** 8-64 characters of any kind, exactly as typed. The list of common ones is the server's (G33). */
export const password = z
  .string({ error: 'required' })
  .min(8, { error: 'password_short' })
  .max(64, { error: 'too_long' });

export const oneTimeCode = folded(withoutHyphens).pipe(z.string().regex(/^\d{6}$/, { error: 'code_format' }));

export const insuranceNumber = folded((text) => withoutHyphens(text).toUpperCase()).pipe(
  z.string().regex(/^[A-Z0-9]{6,12}$/, { error: 'insurance_number' }),
);

export const companyCode = folded(foldCode).pipe(
  z.string().regex(/^[A-Za-z0-9]{4,20}$/, { error: 'company_code' }),
);

export const postalCode = folded((text) => withoutHyphens(text).replace(/^〒/, '')).pipe(
  z.string().regex(/^\d{7}$/, { error: 'postal_code' }),
);

const PREFECTURE_KEYS = PREFECTURES.map(({ key }) => key);

/** Romanised key of one of the 47 (G132). */
export const prefecture = z.enum(PREFECTURE_KEYS, { error: 'prefecture' });
export const city = requiredText(50);
export const streetAddress = requiredText(100);
