import { ageOn, isRealDay } from '../japanese-dates/index.ts';
import { MEMBER_LIMITS } from './member-limits.ts';

/** A real day from 1900-01-01 to today. `today` is the day in Japan, YYYY-MM-DD (G33). */
export function isValidBirthDate(day: string, today: string): boolean {
  return isRealDay(day) && day >= MEMBER_LIMITS.earliestBirthDay && day <= today;
}

/** Under 18: an agent applies together with the member (G33). */
export function needsAgent(birthday: string, today: string): boolean {
  return ageOn(birthday, today) < MEMBER_LIMITS.adultAge;
}

/** Under 15: a parent or guardian has to agree as well (G33). */
export function needsGuardianConsent(birthday: string, today: string): boolean {
  return ageOn(birthday, today) < MEMBER_LIMITS.guardianConsentAge;
}

/** An agent is 18 or older (G33). */
export function canBeAgent(birthday: string, today: string): boolean {
  return isValidBirthDate(birthday, today) && !needsAgent(birthday, today);
}

/** A month YYYY-MM that exists and is not in the future: time of a diagnosis (G33). */
export function isDiagnosisMonth(month: string, today: string): boolean {
  return isRealDay(`${month}-01`) && month >= '1900-01' && month <= today.slice(0, 7);
}
