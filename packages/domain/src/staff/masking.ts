import { firstCharacter } from '../japanese-text/index.ts';

/** A member before a concierge has said why they open the record (G38, G42). */
export interface MaskedPerson {
  /** First sign of the family name in kana, or of the only name. */
  kanaInitial: string;
  /** Year of birth; null where it is not known. */
  birthYear: string | null;
}

/** As much as tells two people on the telephone apart, and nothing that could be used without opening the record. */
export function maskPerson(person: {
  lastNameKana: string;
  firstNameKana: string;
  birthday: string | null;
}): MaskedPerson {
  return {
    kanaInitial: firstCharacter(person.lastNameKana || person.firstNameKana),
    birthYear: person.birthday?.slice(0, 4) ?? null,
  };
}
