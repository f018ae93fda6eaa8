import { declareResidenceEndpoint, residenceBody } from '@hidamari/contract/eligibility';
import { PREFECTURES } from '@hidamari/domain/prefectures';
import { RadioPicks } from '@hidamari/ui/radio-picks';
import { SelectField } from '@hidamari/ui/select-field';
import { TextField } from '@hidamari/ui/text-field';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import type { StepProps } from '../sign-up-steps.ts';
import { EligibilityForm } from './eligibility-form.tsx';

const INITIAL = { relation_to_city: undefined as string | undefined, prefecture: 'tokyo', city: '調布市' };
const RELATIONS = [
  { value: 'resident', label: '市内に住んでいます' },
  { value: 'visits_hospital', label: '市内の病院に通っています' },
];
const PREFECTURE_OPTIONS = PREFECTURES.map(({ key, label }) => ({ value: key, label }));

/** Municipality: residence or treatment in the city, by the person's own word (G33). */
export function ResidenceStep({ onPassed }: StepProps) {
  const form = usePortalForm({
    act: 'check',
    initial: INITIAL,
    schema: residenceBody,
    order: ['relation_to_city', 'prefecture', 'city'],
  });
  const { values, change, check, errorOf } = form;
  return (
    <EligibilityForm
      form={form}
      send={(body) => browserApi().call(declareResidenceEndpoint, { body })}
      onPassed={onPassed}
    >
      <RadioPicks
        name="relation_to_city"
        label="お住まい・通院"
        need="required"
        options={RELATIONS}
        value={values.relation_to_city ?? ''}
        onChange={(event) => change({ relation_to_city: event.target.value })}
        error={errorOf('relation_to_city')}
      />
      <SelectField
        name="prefecture"
        label="お住まいの都道府県"
        need="required"
        options={PREFECTURE_OPTIONS}
        autoComplete="address-level1"
        value={values.prefecture}
        onChange={(event) => change({ prefecture: event.target.value })}
        onBlur={() => check('prefecture')}
        error={errorOf('prefecture')}
      />
      <TextField
        name="city"
        label="お住まいの市区町村"
        need="required"
        autoComplete="address-level2"
        value={values.city}
        onChange={(event) => change({ city: event.target.value })}
        onBlur={() => check('city')}
        error={errorOf('city')}
      />
    </EligibilityForm>
  );
}
