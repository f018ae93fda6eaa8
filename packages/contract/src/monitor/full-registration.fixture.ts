import { MONITOR_CONSENT } from '@hidamari/domain/monitor';
import type { Full } from '../known-fields/full.fixture.ts';
import type { MonitorRegistrationInput } from './monitor-registration.ts';

/** A registration in which every field of the contract is written. An agreement is never filled in from what is stored. */
export const FULL_REGISTRATION: Full<MonitorRegistrationInput> = {
  methods: ['phone', 'web'],
  contacts: ['mail', 'phone'],
  times: ['morning'],
  themes: ['meals', 'work'],
  wishes: 'ゆっくり話します。',
  agreed_panel: false,
  consent_version: MONITOR_CONSENT.version,
  version: 3,
};
