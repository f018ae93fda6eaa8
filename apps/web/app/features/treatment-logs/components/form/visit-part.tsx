import { LOG_FIELDS, LOG_PART_TITLES } from '@hidamari/domain/treatment-logs';
import { HospitalField } from '../../../../parts/look-ups/hospital-field.tsx';
import { FormSection } from './form-section.tsx';
import { useLogPart } from './log-form-context.tsx';
import { PartFields } from './part-fields.tsx';

/** A visit or a stay in hospital (G58). */
export function VisitPart() {
  const visit = useLogPart('visit');
  const hospital = (
    <HospitalField
      label={LOG_FIELDS.visit.hospital_name.label}
      need="optional"
      field={visit.text('hospital_name')}
      // Another name is another hospital.
      onWrite={(hospital_name) => visit.change({ hospital_name, hospital_id: '' })}
      onChoose={({ id, name }) => visit.change({ hospital_name: name, hospital_id: id })}
    />
  );
  const ofStay = visit.values.kind === 'inpatient' ? {} : { admitted_on: null, discharged_on: null };
  return (
    <FormSection title={LOG_PART_TITLES.visit} hint="おぼえていることだけで大丈夫です。">
      <PartFields
        fields={LOG_FIELDS.visit}
        binding={visit}
        first={['kind', 'admitted_on', 'discharged_on']}
        own={{ hospital_name: hospital, ...ofStay }}
      />
    </FormSection>
  );
}
