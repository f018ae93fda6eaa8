import { fieldLabel } from '@hidamari/domain/members';
import { AS_NEEDED, LOG_LIMITS, TAKEN_STATES } from '@hidamari/domain/treatment-logs';
import { FieldRow } from '@hidamari/ui/field';
import { SelectField } from '@hidamari/ui/select-field';
import { TextField } from '@hidamari/ui/text-field';
import { CrisisNote } from '../../../../shell/crisis/crisis-note.tsx';
import { MedicineField } from '../../../../shell/look-ups/medicine-field.tsx';
import { EMPTY_MEDICINE, type MedicineValues } from '../../log-form/log-form-values.ts';
import { FormSection } from './form-section.tsx';
import { OptionalChoice } from './optional-choice.tsx';
import type { PartBinding } from './part-binding.ts';
import { RowList } from './row-list.tsx';

const { min: FEWEST, max: MOST } = LOG_LIMITS.timesPerDay;

const TIMES = [
  ...Array.from({ length: MOST - FEWEST + 1 }, (_, index) => FEWEST + index).map((times) => ({
    value: String(times),
    label: `${times}回`,
  })),
  AS_NEEDED,
];

/** Medicines (G59): as many rows as there are. Nothing about them is judged. */
export function MedicinePart() {
  return (
    <FormSection title="薬" hint="お薬手帳を見ながらでも、おぼえている名前でも。">
      <RowList
        list="medicines"
        empty={EMPTY_MEDICINE}
        firstField="name"
        nameOf={({ name }, number) => name || `薬 ${number}`}
        addLabel="薬を足す"
      >
        {(medicine) => <MedicineFields medicine={medicine} />}
      </RowList>
    </FormSection>
  );
}

function MedicineFields({ medicine }: { medicine: PartBinding<MedicineValues> }) {
  return (
    <>
      <MedicineField
        label={fieldLabel('medicines.name')}
        need="required"
        field={medicine.text('name')}
        // Another name is another medicine.
        onWrite={(name) => medicine.change({ name, medicine_id: '' })}
        onChoose={({ id, name }) => medicine.change({ name, medicine_id: id })}
      />
      <FieldRow>
        <TextField label={fieldLabel('dose')} need="optional" hint="例：1錠" {...medicine.text('dose')} />
        <SelectField
          label={fieldLabel('times_per_day')}
          need="optional"
          hint="頓服は、つらいときだけ使う薬です。"
          emptyLabel="選ばない"
          options={TIMES}
          {...medicine.text('times_per_day')}
        />
      </FieldRow>
      <CrisisNote text={medicine.values.dose} />
      <OptionalChoice
        label={fieldLabel('taken')}
        options={TAKEN_STATES}
        value={medicine.values.taken}
        onChange={(taken) => medicine.change({ taken })}
      />
      <TextField label={fieldLabel('medicines.note')} need="optional" {...medicine.text('note')} />
      <CrisisNote text={medicine.values.note} />
    </>
  );
}
