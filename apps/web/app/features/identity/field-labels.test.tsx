import { fieldLabel, fieldWords, PROFILE_FIELDS } from '@hidamari/domain/members';
import { EMPTY_DATE } from '@hidamari/ui/date-fields';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_USER } from '../../parts/onboarding/example-user.ts';
import { useExampleForm } from '../../shell/forms/example-form.ts';
import { labelsIn } from '../../shell/forms/labels-in.fixture.ts';
import { drawOnPage } from '../../shell/page-under-test.fixture.tsx';
import { AccountStep } from './components/account-step.tsx';
import { CompanyCodeStep } from './components/company-code-step.tsx';
import { InsuranceStep } from './components/insurance-step.tsx';
import { MobileNumberStep } from './components/mobile-number-step.tsx';
import { RegistrationFields } from './components/registration-fields.tsx';
import { RegistrationSummary } from './components/registration-summary.tsx';
import { StaffEntries } from './components/staff-entries.tsx';
import { emptyRegistration, type RegistrationValues } from './registration-form.ts';

const NOTHING = () => undefined;

const NAMES = {
  last_name: '山田',
  first_name: '花子',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'ハナコ',
  has_one_name: false,
};

/** The registration with every part open: of somebody in the family, with an agent. */
const EVERYTHING: RegistrationValues = {
  ...emptyRegistration({ member_type: 'general', unupdatable_keys: [] } as never),
  ...{ who: 'family', hasAgent: true, referrals: ['from_other'] },
  ...NAMES,
  agent: { ...NAMES, birthday: EMPTY_DATE },
};

function Registration() {
  const form = useExampleForm(EVERYTHING);
  return (
    <RegistrationFields
      form={form as never}
      locked={[]}
      isAgreed={false}
      illnessText={null}
      isPrefectureRequired
      today="2026-11-20"
    />
  );
}

const STAFF_ENTRIES = drawOnPage(
  <StaffEntries
    user={{ ...EXAMPLE_USER, phone_number: '09000000001', supporters: [], diagnosed_cancers: [] }}
    cancerNames={{}}
  />,
);
const termsIn = (html: string) => [...html.matchAll(/<dt>([^<]*)<\/dt>/g)].map(([, term = '']) => term);

/** Fields that a confirmation shows, and several of them in one row. */
const NAMED = new Set(
  [
    ...['birthday', 'sex', 'is_self', 'agent', 'referrals', 'mobile_phone_number', 'email'],
    ...['insurance_number', 'diagnosed_cancers', 'supporters', 'accepts_info_delivery'],
    ...Object.keys(PROFILE_FIELDS.illness),
  ].map(fieldLabel),
);
const WHOLE = ['お名前', 'お名前（カナ）', 'ご住所', '同意'];

describe('登録の欄は、メッセージやアカウントの画面と同じ名で呼ぶ', () => {
  it.each([
    ['ご加入の確認', () => drawOnPage(<InsuranceStep thisYear={2026} onPassed={NOTHING} />), 3],
    ['利用コードの確認', () => drawOnPage(<CompanyCodeStep thisYear={2026} onPassed={NOTHING} />), 1],
    ['共通ID', () => drawOnPage(<AccountStep onOver={NOTHING} />), 4],
    ['登録', () => drawOnPage(<Registration />), 14],
  ] as const)('%s', (_, draw, least) => {
    const named = labelsIn(draw()).filter(([name]) => fieldWords(name));
    expect(named.length).toBeGreaterThanOrEqual(least);
    expect(named.filter(([name, label]) => !label.includes(fieldLabel(name)))).toEqual([]);
  });

  it('ご自分の電話は、どの画面でも「携帯電話番号」と呼ぶ', () => {
    const own = fieldLabel('mobile_phone_number');
    const fields = labelsIn(drawOnPage(<AccountStep onOver={NOTHING} />));
    expect(fields.find(([name]) => name === 'phone_number')?.[1]).toContain(own);
    for (const drawn of [STAFF_ENTRIES, drawOnPage(<MobileNumberStep />)]) expect(drawn).toContain(own);
  });

  it('確認の画面の見出しは、欄の名である', () => {
    const drawn = [drawOnPage(<RegistrationSummary values={EVERYTHING} today="2026-11-20" />), STAFF_ENTRIES];
    for (const terms of drawn.map(termsIn)) {
      expect(terms.length).toBeGreaterThan(5);
      expect(terms.filter((term) => !NAMED.has(term) && !WHOLE.includes(term))).toEqual([]);
    }
  });

  it('問いの欄は、名の「か」を「ですか」と問う', () => {
    const drawn = drawOnPage(<Registration />);
    expect(drawn).toContain(fieldLabel('is_self').replace(/か$/, 'ですか'));
    expect(drawn).toContain(`>${fieldLabel('referrals')}`);
    expect(drawn).not.toContain('このサービスを知ったきっかけ');
  });
});
