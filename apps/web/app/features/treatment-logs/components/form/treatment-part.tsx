import { dayParts } from '@hidamari/domain/japanese-dates';
import { fieldLabel } from '@hidamari/domain/members';
import { TREATMENT_TYPES } from '@hidamari/domain/option-sets';
import { TREATMENT_STATUSES } from '@hidamari/domain/treatment-logs';
import { DateFields } from '@hidamari/ui/date-fields';
import { FieldRow } from '@hidamari/ui/field';
import { SelectField } from '@hidamari/ui/select-field';
import { TextField } from '@hidamari/ui/text-field';
import { CrisisNote } from '../../../../shell/crisis/crisis-note.tsx';
import { EMPTY_TREATMENT, type TreatmentValues } from '../../log-form/log-form-values.ts';
import { tidyNumber } from '../../log-form/typed-values.ts';
import { useLogForm } from './log-form-context.tsx';
import { OptionalChoice } from './optional-choice.tsx';
import type { PartBinding } from './part-binding.ts';
import { RowList } from './row-list.tsx';

/** Treatments (G64). */
export function TreatmentPart() {
  return (
    <RowList
      list="treatments"
      empty={EMPTY_TREATMENT}
      firstField="type"
      nameOf={({ name }, number) => name || `治療 ${number}`}
      addLabel="治療を足す"
    >
      {(treatment) => <TreatmentFields treatment={treatment} />}
    </RowList>
  );
}

function TreatmentFields({ treatment }: { treatment: PartBinding<TreatmentValues> }) {
  const { today } = useLogForm();
  const { year } = dayParts(today);
  const years = { from: year - 30, to: year + 2 };
  return (
    <>
      <SelectField
        label={fieldLabel('treatments.type')}
        need="required"
        options={TREATMENT_TYPES}
        width="medium"
        {...treatment.text('type')}
      />
      <TextField label={fieldLabel('treatments.name')} need="optional" {...treatment.text('name')} />
      <CrisisNote text={treatment.values.name} />
      <OptionalChoice
        label={fieldLabel('treatments.status')}
        options={TREATMENT_STATUSES}
        value={treatment.values.status}
        onChange={(status) => treatment.change({ status })}
      />
      <FieldRow>
        <Count label={fieldLabel('course_number')} suffix="コース目" {...treatment.text('course_number')} />
        <Count label={fieldLabel('day_number')} suffix="日目" {...treatment.text('day_number')} />
      </FieldRow>
      <DateFields
        label={fieldLabel('started_on')}
        need="optional"
        years={years}
        newestFirst
        {...treatment.date('started_on')}
      />
      <DateFields
        label={fieldLabel('ended_on')}
        need="optional"
        years={years}
        newestFirst
        {...treatment.date('ended_on')}
      />
    </>
  );
}

type CountProps = { label: string; suffix: string } & ReturnType<PartBinding<TreatmentValues>['text']>;

function Count(props: CountProps) {
  return <TextField need="optional" width="short" inputMode="numeric" tidy={tidyNumber} {...props} />;
}
