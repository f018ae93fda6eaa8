import {
  MONITOR_CONTACTS,
  MONITOR_LIMITS,
  MONITOR_METHODS,
  MONITOR_STATES,
  MONITOR_THEMES,
  MONITOR_TIMES,
} from '@hidamari/domain/monitor';
import { optionalText, whenSound, wireTimestamp } from '../fields/index.ts';
import * as z from '../zod/index.ts';

const chosen = { error: 'choose_one' };

/** Any number of a list, each once. */
const someOf = <const V extends string>(choices: readonly { value: V }[]) =>
  z
    .array(z.enum(choices.map(({ value }) => value) as [V, ...V[]], chosen), chosen)
    .max(choices.length, { error: 'invalid' })
    .refine((values) => new Set(values).size === values.length, { error: 'invalid' });

/** What a member writes for the panel (G87). */
export const monitorForm = z.object({
  methods: someOf(MONITOR_METHODS).min(1, chosen),
  contacts: someOf(MONITOR_CONTACTS).min(1, chosen),
  /** Empty: any time is fine. */
  times: someOf(MONITOR_TIMES).default([]),
  /** Empty: to be said when somebody is asked. */
  themes: someOf(MONITOR_THEMES).default([]),
  wishes: optionalText(MONITOR_LIMITS.wishes),
});
export type MonitorForm = z.output<typeof monitorForm>;

/** A registration as its member reads it. */
export const monitorRegistration = z.object({
  state: z.enum(MONITOR_STATES),
  /** Since when. */
  state_at: wireTimestamp,
  /** Null once it has ended, and while the consent to keep what concerns an illness is taken back. */
  form: monitorForm.nullable(),
  consent_version: z.string(),
  consented_at: wireTimestamp,
  /** What the desk said, where the desk ended it. */
  ending_words: z.string().nullable(),
  version: z.int().min(1),
});
export type MonitorRegistration = z.output<typeof monitorRegistration>;

const version = z.int({ error: 'required' }).min(0, { error: 'invalid' });

/** Body of a request or a correction: the version it started from, 0 where there is none. */
export const monitorRegistrationBody = monitorForm.extend({
  /** Ticked now; needed where `needsMonitorConsent` says so. */
  agreed_panel: z.boolean({ error: 'invalid' }).default(false),
  /** Of the words that stood on the page. */
  consent_version: z.string({ error: 'required' }).max(20, { error: 'invalid' }),
  version,
});
export type MonitorRegistrationInput = z.output<typeof monitorRegistrationBody>;
/** What a form holds: defaults not yet filled in. */
export type MonitorRegistrationForm = z.input<typeof monitorRegistrationBody>;

/** The whole rule of a save, once it is known whether the words have to be agreed to. */
export function monitorRegistrationInput({ needsConsent }: { needsConsent: boolean }) {
  return monitorRegistrationBody.refine(({ agreed_panel }) => agreed_panel || !needsConsent, {
    path: ['agreed_panel'],
    error: 'consent',
    when: whenSound('agreed_panel'),
  });
}
