import { LOG_FIELDS } from '@hidamari/domain/treatment-logs';
import { EMPTY_TREATMENT } from '../../log-form/log-form-values.ts';
import { PartFields } from './part-fields.tsx';
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
      {(treatment) => (
        <PartFields
          fields={LOG_FIELDS.treatments}
          binding={treatment}
          first={['type', 'name', 'status', 'course_number', 'day_number']}
        />
      )}
    </RowList>
  );
}
