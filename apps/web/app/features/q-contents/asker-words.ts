import type { QContentSummary } from '@hidamari/contract/content';
import { AGE_BANDS, ASKERS, GENDERS, optionLabel } from '@hidamari/domain/option-sets';

/** What may be said of a person in passing; nothing else is, and never what was not said. */
const SPOKEN_GENDERS = GENDERS.filter(({ value }) => value === 'female' || value === 'male');
const SPOKEN_AGES = AGE_BANDS.filter(({ value }) => value !== 'no-response');

/**
 * Who asked, in general words: 「60代の男性の方のご家族からのご質問」. Age and gender are those of the person it is
 * about.
 */
export function askerWords({
  age,
  gender,
  consultation_user,
}: Pick<QContentSummary, 'age' | 'gender' | 'consultation_user'>): string {
  const known = [optionLabel(SPOKEN_AGES, age), optionLabel(SPOKEN_GENDERS, gender)].filter(
    (word) => word !== null,
  );
  const person = known.length === 0 ? null : `${known.join('の')}の方`;
  const asker = optionLabel(ASKERS, consultation_user);
  if (person === null) return `${asker}からのご質問`;
  return consultation_user === 'patient' ? `${person}からのご質問` : `${person}の${asker}からのご質問`;
}
