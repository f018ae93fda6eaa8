import { registrationInput } from '@hidamari/contract/members';
import { describe, expect, it } from 'vitest';
import {
  MARKED_ACCOUNT,
  MARKED_USER,
  marked,
  PROFILE_MARKS,
} from '../../../../../packages/contract/src/members/marked-account.fixture.ts';
import { EXAMPLE_USER } from '../../parts/onboarding/example-user.ts';
import { filledForm } from '../../shell/forms/filled-form.fixture.ts';
import { drawOnPage } from '../../shell/page-under-test.fixture.tsx';
import { RegistrationFields } from './components/registration-fields.tsx';
import { RegistrationSummary } from './components/registration-summary.tsx';
import { StaffEntries } from './components/staff-entries.tsx';
import { emptyRegistration, type RegistrationValues, registrationInputOf } from './registration-form.ts';

const TODAY = '2026-11-20';
const AGREED = { agreed_terms: true, agreed_privacy: true, agreed_sensitive_data: true };
const VALUES: RegistrationValues = {
  ...marked('referrals', emptyRegistration(MARKED_USER)),
  ...AGREED,
  referrals: ['from_other'],
};

const form = () =>
  drawOnPage(
    <RegistrationFields
      form={filledForm(VALUES)}
      locked={[]}
      isAgreed={false}
      illnessText={null}
      isPrefectureRequired
      today={TODAY}
    />,
  );
const summary = () => drawOnPage(<RegistrationSummary values={VALUES} today={TODAY} />);
const entries = () =>
  drawOnPage(<StaffEntries user={{ ...EXAMPLE_USER, ...MARKED_USER }} cancerNames={{}} />);

const marksOf = (parts: readonly string[]) =>
  [...PROFILE_MARKS].filter(([path]) => parts.includes(path.split('.')[0] ?? ''));
/** The agent is named, without the reading. */
const READING = ['agent.last_name_kana', 'agent.first_name_kana'];

describe('登録で自分の言葉で書いたものは、どれも', () => {
  const asked = ['person', 'whose', 'agent', 'referrals'];
  it.each<[string, () => string, readonly string[], readonly string[]]>([
    ['登録の画面に', form, asked, []],
    ['確認の画面に', summary, asked, READING],
    // Only nicknames of supporters are words of the member's own.
    ['相談員が書いた内容の確認に', entries, ['person', 'whose', 'agent', 'illness', 'supporters'], READING],
  ])('%s出る', (_, shown, parts, elsewhere) => {
    const text = shown();
    const own = marksOf(parts);
    const missing = own.filter(([path, mark]) => !text.includes(mark) && !elsewhere.includes(path));
    expect(missing).toEqual([]);
    expect(own.length).toBeGreaterThan(8);
  });
});

it('登録の画面を通っても、何も失われない', () => {
  const rule = registrationInput({ today: TODAY, memberType: 'general' });
  const { diagnosed_cancers: _, patient_consent: __, supporters: ___, ...form } = MARKED_ACCOUNT;
  const { other_diseases: ____, accepts_info_delivery: _____, ...asked } = form;
  expect(rule.parse(registrationInputOf(VALUES))).toMatchObject({
    ...asked,
    ...AGREED,
    ...marked('referrals', { from_other: true }),
  });
});
