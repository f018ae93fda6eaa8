import { countCharacters, isBlank } from '@hidamari/domain/japanese-text';
import {
  emailFault,
  type FieldErrorCode,
  isEligibilityCode,
  isKatakanaName,
  isMobilePhone,
  isOneTimeCode,
  isPhone,
  isPolicyNumber,
  isPostalCode,
  MEMBER_LIMITS,
  nameFault,
  normalizeEligibilityCode,
  normalizeEmail,
  normalizeKana,
  normalizeName,
  normalizeOneTimeCode,
  normalizePhone,
  normalizePolicyNumber,
  normalizePostalCode,
  normalPassword,
  passwordFault,
} from '@hidamari/domain/members';
import { PREFECTURES } from '@hidamari/domain/prefectures';
import * as z from '../zod/index.ts';
import { calendarDay } from './identifiers.ts';
import { isStorable } from './text.ts';

/** How a typed field is read: normalised first, then checked (G33); one fault, one code. */
interface Reading {
  normalize: (text: string) => string;
  /** What is wrong with the normalised text, which is not empty. */
  fault: (text: string) => FieldErrorCode | null;
  /** Longest value in characters, where its excess has words of its own. */
  limit?: number;
}

// Bounds what is folded at all; nobody types this much into one line.
const LONGEST_TYPED = 1_000;

/** The first fault of a normalised text, or null. */
function faultIn(text: string, { fault, limit = LONGEST_TYPED }: Reading): FieldErrorCode | null {
  if (isBlank(text)) return 'required';
  return countCharacters(text) > limit ? 'too_long' : fault(text);
}

/** One code for whatever does not fulfil a rule. */
const unless = (isValid: (text: string) => boolean, code: FieldErrorCode) => (text: string) =>
  isValid(text) ? null : code;

/**
 * A typed field. Its fault ends this field alone: a check that aborts would keep the rules that span fields from
 * running, and a person would meet those only at the next try.
 */
function typed(reading: Reading) {
  return z
    .string({ error: 'required' })
    .max(LONGEST_TYPED, { error: 'too_long' })
    .transform((typedText, context) => {
      const text = reading.normalize(typedText);
      const fault = isStorable(typedText) ? faultIn(text, reading) : 'invalid';
      if (fault) context.issues.push({ code: 'custom', message: fault, input: typedText });
      return text;
    });
}

/** 姓・名 in any script: members come from many countries. */
export const personName = typed({
  normalize: normalizeName,
  fault: nameFault,
  limit: MEMBER_LIMITS.name,
});

export const kanaName = typed({
  normalize: normalizeKana,
  fault: unless(isKatakanaName, 'katakana'),
  limit: MEMBER_LIMITS.name,
});

/** 姓: null says that the person has one name alone, which is their given name. Told and kept as an empty text. */
export const familyName = personName.nullable();

/** セイ, as `familyName`. */
export const familyKana = kanaName.nullable();

/** A real day from 1900 on; that it does not lie ahead is checked where today is known. */
export const birthDate = calendarDay.refine((day) => day >= MEMBER_LIMITS.earliestBirthDay, {
  error: 'date',
});

export const phoneNumber = typed({ normalize: normalizePhone, fault: unless(isPhone, 'phone') });

/** A number that can receive an SMS. */
export const mobilePhoneNumber = phoneNumber.refine(isMobilePhone, { error: 'mobile_phone' });

export const emailAddress = typed({ normalize: normalizeEmail, fault: emailFault });

/**
 * A new password in its normal form: 8 to 64 characters of any kind. That it is not the person's e-mail or number
 * is checked where those are known, the list of common ones on the server (G33).
 */
export const password = z
  .string({ error: 'required' })
  .max(LONGEST_TYPED, { error: 'password_long' })
  .overwrite(normalPassword)
  .superRefine((text, context) => {
    const fault = passwordFault(text);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });

export const oneTimeCode = typed({
  normalize: normalizeOneTimeCode,
  fault: unless(isOneTimeCode, 'code_digits'),
});

/** 「お話し番号」 as a supporter types what was read out (G92): the same six digits as a one-time code. */
export const talkNumber = typed({
  normalize: normalizeOneTimeCode,
  fault: unless(isOneTimeCode, 'talk_number_digits'),
});

export const insuranceNumber = typed({
  normalize: normalizePolicyNumber,
  fault: unless(isPolicyNumber, 'insurance_number'),
});

export const companyCode = typed({
  normalize: normalizeEligibilityCode,
  fault: unless(isEligibilityCode, 'company_code'),
});

export const postalCode = typed({
  normalize: normalizePostalCode,
  fault: unless(isPostalCode, 'postal_code'),
});

const PREFECTURE_KEYS = PREFECTURES.map(({ key }) => key);

/** Romanised key of one of the 47 (G132). */
export const prefecture = z.enum(PREFECTURE_KEYS, { error: 'prefecture' });
