import type { MonitorRegistration } from '@hidamari/contract/monitor';
import { MONITOR_CONSENT } from '@hidamari/domain/monitor';

/** What stands in the fields. */
export interface RegistrationValues {
  methods: readonly string[];
  contacts: readonly string[];
  times: readonly string[];
  themes: readonly string[];
  wishes: string;
  agreed_panel: boolean;
}

/** The lists of the form, whose choices are any number. */
export type RegistrationList = 'methods' | 'contacts' | 'times' | 'themes';

/** The fields in the order in which they stand. */
export const REGISTRATION_ORDER = ['methods', 'contacts', 'times', 'themes', 'wishes', 'agreed_panel'];

/** The form as it opens: what was written before, and never an agreement in advance. */
export function registrationValuesOf(stored: MonitorRegistration | null): RegistrationValues {
  const form = stored?.form;
  return {
    methods: form?.methods ?? [],
    contacts: form?.contacts ?? [],
    times: form?.times ?? [],
    themes: form?.themes ?? [],
    wishes: form?.wishes ?? '',
    agreed_panel: false,
  };
}

/** The values as the call wants them, over the version they were written from. */
export function registrationInputOf(values: RegistrationValues, version: number): unknown {
  return { ...values, consent_version: MONITOR_CONSENT.version, version };
}

/** A consent is given anew each time: it is not kept with the words. */
export const draftPartOf = ({ agreed_panel: _, ...words }: RegistrationValues): Partial<RegistrationValues> =>
  words;

/** A choice pressed: added where it was not chosen, taken out where it was. */
export function toggled(chosen: readonly string[], { value, checked }: { value: string; checked: boolean }) {
  const others = chosen.filter((one) => one !== value);
  return checked ? [...others, value] : others;
}
