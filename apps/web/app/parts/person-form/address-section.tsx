import { AddressFields } from '../../shell/forms/address-fields.tsx';
import type { FormFields } from '../../shell/forms/portal-form.ts';
import { PersonFormSection } from './person-form-section.tsx';
import type { PersonValues } from './person-values.ts';

interface Props {
  form: FormFields<PersonValues>;
  isPrefectureRequired: boolean;
}

/** ご住所: the fields that fill themselves in from the postal code, and why they are asked. */
export function AddressSection(props: Props) {
  return (
    <PersonFormSection id="part-address" title="ご住所">
      <p className="ui-meta">お住まいの市区町村の制度を案内するときに使います。</p>
      <AddressFields {...props} />
    </PersonFormSection>
  );
}
