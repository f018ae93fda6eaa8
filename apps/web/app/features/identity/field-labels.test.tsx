import { fieldLabel, fieldWords } from '@hidamari/domain/members';
import { describe, expect, it } from 'vitest';
import { useExampleForm } from '../../shell/forms/example-form.ts';
import { labelsIn } from '../../shell/forms/labels-in.fixture.ts';
import { drawOnPage } from '../../shell/page-under-test.fixture.tsx';
import { AccountStep } from './components/account-step.tsx';
import { CompanyCodeStep } from './components/company-code-step.tsx';
import { InsuranceStep } from './components/insurance-step.tsx';
import { RegistrationFields } from './components/registration-fields.tsx';
import { emptyRegistration, type RegistrationValues } from './registration-form.ts';

const NOTHING = () => undefined;

/** The registration with every part open: of somebody in the family, with an agent. */
const EVERYTHING: RegistrationValues = {
  ...emptyRegistration({ member_type: 'general', unupdatable_keys: [] } as never),
  ...{ who: 'family', hasAgent: true, referrals: ['from_other'] },
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
});
