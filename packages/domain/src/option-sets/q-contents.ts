import type { Option } from './option.ts';

/** Age of the person a question is about, in bands: an exact age could point at somebody. */
export const AGE_BANDS = [
  { value: 'under-40', label: '40歳未満' },
  { value: '40s', label: '40代' },
  { value: '50s', label: '50代' },
  { value: '60s', label: '60代' },
  { value: '70s', label: '70代' },
  { value: '80-over', label: '80歳以上' },
  { value: 'no-response', label: '回答しない' },
] as const satisfies readonly Option[];

/** Who brought a question to the consultation (`consultation_user`, specification section 3). */
export const ASKERS = [
  { value: 'patient', label: 'ご本人' },
  { value: 'family', label: 'ご家族' },
  { value: 'other', label: 'まわりの方' },
] as const satisfies readonly Option[];

export type AgeBand = (typeof AGE_BANDS)[number]['value'];
