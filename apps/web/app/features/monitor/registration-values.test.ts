import { type MonitorRegistration, monitorRegistrationInput } from '@hidamari/contract/monitor';
import { expect, it } from 'vitest';
import { FULL_REGISTRATION } from '../../../../../packages/contract/src/monitor/full-registration.fixture.ts';
import { registrationInputOf, registrationValuesOf } from './registration-values.ts';

it('すべての項目が書いてある登録を開いて、何も変えずに送る場合、ひとつも消えない', () => {
  const { agreed_panel: _, consent_version, version, ...form } = FULL_REGISTRATION;
  const stored: MonitorRegistration = {
    state: 'requested',
    state_at: '2026-11-20 10:00:00',
    form,
    consent_version,
    consented_at: '2026-11-20 10:00:00',
    ending_words: null,
    version,
  };
  const sent = registrationInputOf(registrationValuesOf(stored), stored.version);
  expect(monitorRegistrationInput({ needsConsent: false }).parse(sent)).toEqual(FULL_REGISTRATION);
});
