import { kanaForMatching } from './kana-match.ts';
import { normalizeEmail } from './normalize.ts';

/** What two accounts are compared by before one takes over what the other holds (G40). */
export interface PersonFacts {
  readonly lastNameKana: string;
  readonly firstNameKana: string;
  /** YYYY-MM-DD; null: never told. */
  readonly birthday: string | null;
  readonly email: string | null;
  /** E.164. */
  readonly phoneNumber: string | null;
}

function areBothKnownAndEqual(one: string | null, other: string | null): boolean {
  return one !== null && one !== '' && one === other;
}

/** True when two accounts share a way to be reached: the telephone number, or the e-mail address (G40). */
export function isReachedAlike(
  one: Pick<PersonFacts, 'email' | 'phoneNumber'>,
  other: Pick<PersonFacts, 'email' | 'phoneNumber'>,
): boolean {
  return (
    areBothKnownAndEqual(one.phoneNumber, other.phoneNumber) ||
    areBothKnownAndEqual(one.email && normalizeEmail(one.email), other.email && normalizeEmail(other.email))
  );
}

/**
 * True when two accounts are one person's: kana name and birth date, and e-mail address or telephone number (G40).
 * What is not known never matches: two people must not be taken for one because both left a field empty.
 */
export function isSamePerson(one: PersonFacts, other: PersonFacts): boolean {
  return (
    kanaForMatching(one) === kanaForMatching(other) &&
    areBothKnownAndEqual(one.birthday, other.birthday) &&
    isReachedAlike(one, other)
  );
}
