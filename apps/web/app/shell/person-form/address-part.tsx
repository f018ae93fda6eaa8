import { normalizePostalCode } from '@hidamari/domain/members';
import { PREFECTURES } from '@hidamari/domain/prefectures';
import { SelectField } from '@hidamari/ui/select-field';
import { TextField } from '@hidamari/ui/text-field';
import type { FormFields } from '../forms/portal-form.ts';
import { FormPart } from './form-part.tsx';
import type { PersonValues } from './person-values.ts';

interface Props {
  form: FormFields<PersonValues>;
  isPrefectureRequired: boolean;
}

/** ご住所: postal code, prefecture, city, the rest. */
export function AddressPart({ form, isPrefectureRequired }: Props) {
  const { values, change, check, errorOf } = form;
  const text = (
    name: 'postal_code' | 'city' | 'address',
    label: string,
    autoComplete: string,
    extra: object = {},
  ) => (
    <TextField
      name={name}
      label={label}
      need="optional"
      autoComplete={autoComplete}
      value={values[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      onBlur={() => check(name)}
      error={errorOf(name)}
      {...extra}
    />
  );
  return (
    <FormPart id="part-address" title="ご住所">
      <p className="ui-meta">お住まいの市区町村の制度を案内するときに使います。</p>
      {text('postal_code', '郵便番号', 'postal-code', {
        prefix: '〒',
        hint: '例：182-0026',
        width: 'short',
        inputMode: 'numeric',
        tidy: normalizePostalCode,
      })}
      <SelectField
        name="prefecture"
        label="都道府県"
        need={isPrefectureRequired ? 'required' : 'optional'}
        autoComplete="address-level1"
        options={PREFECTURES.map(({ key, label }) => ({ value: key, label }))}
        value={values.prefecture}
        onChange={(event) => change({ prefecture: event.target.value })}
        onBlur={() => check('prefecture')}
        error={errorOf('prefecture')}
      />
      {text('city', '市区町村', 'address-level2')}
      {text('address', '町名・番地・建物名', 'address-line1')}
    </FormPart>
  );
}
