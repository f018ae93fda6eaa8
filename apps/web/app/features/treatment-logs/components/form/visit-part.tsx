import { dayParts } from '@hidamari/domain/japanese-dates';
import { fieldLabel } from '@hidamari/domain/members';
import { LOG_LIMITS, VISIT_KINDS } from '@hidamari/domain/treatment-logs';
import { DateFields } from '@hidamari/ui/date-fields';
import { FieldRow } from '@hidamari/ui/field';
import { TextArea } from '@hidamari/ui/text-area';
import { TextField } from '@hidamari/ui/text-field';
import { CrisisNote } from '../../../../shell/crisis/crisis-note.tsx';
import { HospitalField } from '../../../../shell/look-ups/hospital-field.tsx';
import { tidyNumber } from '../../log-form/typed-values.ts';
import { FormSection } from './form-section.tsx';
import { useLogForm, useLogPart } from './log-form-context.tsx';
import { OptionalChoice } from './optional-choice.tsx';

/** A visit or a stay in hospital (G58). */
export function VisitPart() {
  const visit = useLogPart('visit');
  return (
    <FormSection title="受診・入院" hint="おぼえていることだけで大丈夫です。">
      <OptionalChoice
        label={fieldLabel('visit.kind')}
        options={VISIT_KINDS}
        value={visit.values.kind}
        onChange={(kind) => visit.change({ kind })}
      />
      {visit.values.kind === 'inpatient' ? <Admission /> : null}
      <HospitalField
        label={fieldLabel('hospital_name')}
        need="optional"
        field={visit.text('hospital_name')}
        // Another name is another hospital.
        onWrite={(hospital_name) => visit.change({ hospital_name, hospital_id: '' })}
        onChoose={({ id, name }) => visit.change({ hospital_name: name, hospital_id: id })}
      />
      <FieldRow>
        <TextField
          label={fieldLabel('department')}
          need="optional"
          hint="例：乳腺外科"
          {...visit.text('department')}
        />
        <TextField
          label={fieldLabel('doctor_role')}
          need="optional"
          hint="お名前は書かなくて大丈夫です。例：主治医、看護師"
          {...visit.text('doctor_role')}
        />
      </FieldRow>
      <CrisisNote text={[visit.values.department, visit.values.doctor_role]} />
      <TextArea
        label={fieldLabel('explanation')}
        need="optional"
        limit={LOG_LIMITS.explanation}
        {...visit.text('explanation')}
      />
      <CrisisNote text={visit.values.explanation} />
      <TextField
        label={fieldLabel('cost_yen')}
        need="optional"
        suffix="円"
        width="short"
        inputMode="numeric"
        tidy={tidyNumber}
        {...visit.text('cost_yen')}
      />
    </FormSection>
  );
}

function Admission() {
  const { today } = useLogForm();
  const visit = useLogPart('visit');
  const { year } = dayParts(today);
  const years = { from: year - 30, to: year + 1 };
  return (
    <>
      <DateFields
        label={fieldLabel('admitted_on')}
        need="optional"
        years={years}
        newestFirst
        {...visit.date('admitted_on')}
      />
      <DateFields
        label={fieldLabel('discharged_on')}
        need="optional"
        years={years}
        newestFirst
        {...visit.date('discharged_on')}
      />
    </>
  );
}
