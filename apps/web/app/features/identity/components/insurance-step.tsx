import { checkInsuranceEndpoint, insuranceCheckBody } from '@hidamari/contract/eligibility';
import { normalizePolicyNumber } from '@hidamari/domain/members';
import { TickField } from '@hidamari/ui/check-picks';
import { DateFields, EMPTY_DATE, joinDay } from '@hidamari/ui/date-fields';
import { FieldRow } from '@hidamari/ui/field';
import { KanaField } from '@hidamari/ui/kana-field';
import { TextField } from '@hidamari/ui/text-field';
import { ONE_NAME_LABEL } from '../../../parts/person-form/name-fields.tsx';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import type { StepProps } from '../sign-up-steps.ts';
import { EligibilityForm } from './eligibility-form.tsx';

const INITIAL = {
  insurance_number: '',
  last_name_kana: '',
  first_name_kana: '',
  has_one_name: false,
  birthday: EMPTY_DATE,
};
const ORDER = ['insurance_number', 'last_name_kana', 'first_name_kana', 'birthday'];

interface InsuranceStepProps extends StepProps {
  /** Screen that says more when the check keeps failing; the login screen by default. */
  givesUpTo?: { href: string; label: string };
}

/** Insurance: policy number, kana name and birth date (`POST insurance-eligibility/check`). */
export function InsuranceStep({ thisYear, onPassed, givesUpTo }: InsuranceStepProps) {
  const form = usePortalForm({
    act: 'check',
    initial: INITIAL,
    schema: insuranceCheckBody,
    order: ORDER,
    toInput: ({ has_one_name: hasOneName, last_name_kana: kana, ...typed }) => ({
      ...typed,
      last_name_kana: hasOneName ? null : kana,
      birthday: joinDay(typed.birthday),
    }),
  });
  const { values, change, check, errorOf } = form;
  return (
    <EligibilityForm
      form={form}
      send={(body) => browserApi().call(checkInsuranceEndpoint, { body })}
      onPassed={onPassed}
      modal="M-E01"
      {...(givesUpTo && { givesUpTo })}
    >
      <TextField
        name="insurance_number"
        label="証券番号"
        need="required"
        hint="ハイフンは不要です。全角で入れても大丈夫です。証券が手元にないときは、お電話でご案内します。"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        tidy={normalizePolicyNumber}
        value={values.insurance_number}
        onChange={(event) => change({ insurance_number: event.target.value })}
        onBlur={() => check('insurance_number')}
        error={errorOf('insurance_number')}
      />
      <FieldRow>
        {values.has_one_name ? null : (
          <KanaField
            name="last_name_kana"
            label="セイ"
            need="required"
            hint="ひらがなで入れても変わります"
            value={values.last_name_kana}
            onChange={(event) => change({ last_name_kana: event.target.value })}
            onBlur={() => check('last_name_kana')}
            error={errorOf('last_name_kana')}
          />
        )}
        <KanaField
          name="first_name_kana"
          label="メイ"
          need="required"
          hint="証券の「被保険者」の方のお名前です"
          value={values.first_name_kana}
          onChange={(event) => change({ first_name_kana: event.target.value })}
          onBlur={() => check('first_name_kana')}
          error={errorOf('first_name_kana')}
        />
      </FieldRow>
      <TickField
        name="has_one_name"
        label={ONE_NAME_LABEL}
        checked={values.has_one_name}
        onChange={(event) => change({ has_one_name: event.target.checked })}
      />
      <DateFields
        name="birthday"
        label="生年月日"
        need="required"
        years={{ from: 1900, to: thisYear }}
        newestFirst
        birthday
        value={values.birthday}
        onChange={(birthday) => change({ birthday })}
        onBlur={() => check('birthday')}
        error={errorOf('birthday')}
      />
    </EligibilityForm>
  );
}
