import { isBlank } from '@hidamari/domain/japanese-text';
import { fullName } from '@hidamari/domain/members';
import type { DateParts } from '@hidamari/ui/date-fields';

/** A person's name and reading as they are typed. */
export interface NameValues {
  last_name: string;
  first_name: string;
  last_name_kana: string;
  first_name_kana: string;
  /** One name alone: no family name is asked for, and none is sent. */
  has_one_name: boolean;
}

export const NO_NAME: NameValues = {
  last_name: '',
  first_name: '',
  last_name_kana: '',
  first_name_kana: '',
  has_one_name: false,
};

/** The names as the calls want them: null for the family name of who has none. */
export function sentNames({ has_one_name: hasOneName, ...typed }: NameValues) {
  return {
    last_name: hasOneName ? null : typed.last_name,
    first_name: typed.first_name,
    last_name_kana: hasOneName ? null : typed.last_name_kana,
    first_name_kana: typed.first_name_kana,
  };
}

/** The name as it is shown before it is sent. */
export const nameOf = (values: NameValues): string =>
  fullName(values.has_one_name ? '' : values.last_name, values.first_name);

/** The reading as it is shown before it is sent. */
export const kanaOf = (values: NameValues): string =>
  fullName(values.has_one_name ? '' : values.last_name_kana, values.first_name_kana);

/** What registration and account share of a person: everything as typed, nothing left out. */
export interface PersonValues extends NameValues {
  birthday: DateParts;
  sex: string;
  postal_code: string;
  prefecture: string;
  city: string;
  address: string;
  who: '' | 'self' | 'family';
  relationship: string;
  hasAgent: boolean;
  agent: NameValues & { birthday: DateParts };
  agreed_by_guardian: boolean;
}

/** Text that was typed; undefined where there is none. */
export function unlessEmpty(text: string): string | undefined {
  return isBlank(text) ? undefined : text;
}
