import { isBlank } from '@hidamari/domain/japanese-text';
import type { DateParts } from '@hidamari/ui/date-fields';

/** A person's name and reading as they are typed. */
export interface NameValues {
  last_name: string;
  first_name: string;
  last_name_kana: string;
  first_name_kana: string;
}

export const NO_NAME: NameValues = {
  last_name: '',
  first_name: '',
  last_name_kana: '',
  first_name_kana: '',
};

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
