import { checkCompanyCodeEndpoint, companyCodeCheckBody } from '@hidamari/contract/eligibility';
import { normalizeEligibilityCode } from '@hidamari/domain/members';
import { TextField } from '@hidamari/ui/text-field';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import type { StepProps } from '../sign-up-steps.ts';
import { EligibilityForm } from './eligibility-form.tsx';

/** General: the eligibility code (`POST hi/hosted-login/eligibility/check`). */
export function CompanyCodeStep({ onPassed }: StepProps) {
  const form = usePortalForm({
    act: 'check',
    initial: { company_code: '' },
    schema: companyCodeCheckBody,
    order: ['company_code'],
  });
  return (
    <EligibilityForm
      form={form}
      send={(body) => browserApi().call(checkCompanyCodeEndpoint, { body })}
      onPassed={onPassed}
      modal="M-E02"
    >
      <TextField
        name="company_code"
        label="利用コード"
        need="required"
        hint="ご案内の紙や、お勤め先からのお知らせに書かれています。全角で入れても大丈夫です。"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        tidy={normalizeEligibilityCode}
        value={form.values.company_code}
        onChange={(event) => form.change({ company_code: event.target.value })}
        onBlur={() => form.check('company_code')}
        error={form.errorOf('company_code')}
      />
    </EligibilityForm>
  );
}
