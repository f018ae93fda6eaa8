import { LOG_FIELDS, LOG_PART_TITLES } from '@hidamari/domain/treatment-logs';
import { SelectField } from '@hidamari/ui/select-field';
import { MedicineField } from '../../../../parts/look-ups/look-up-fields.tsx';
import { EMPTY_MEDICINE, type MedicineValues } from '../../log-form/log-form-values.ts';
import type { PartBinding } from '../../part-binding.ts';
import { FormSection } from './form-section.tsx';
import { PartFields } from './part-fields.tsx';
import { RowList } from './row-list.tsx';

const { name: NAME, times_per_day: TIMES_PER_DAY } = LOG_FIELDS.medicines;

const TIMES = [
  ...Array.from({ length: TIMES_PER_DAY.max - TIMES_PER_DAY.min + 1 }, (_, index) => {
    const times = TIMES_PER_DAY.min + index;
    return { value: String(times), label: `${times}${TIMES_PER_DAY.unit}` };
  }),
  TIMES_PER_DAY.orElse,
];

/** Medicines (G59): as many rows as there are. Nothing about them is judged. */
export function MedicineSection() {
  return (
    <FormSection title={LOG_PART_TITLES.medicines} hint="お薬手帳を見ながらでも、おぼえている名前でも。">
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
  const name = (
    <MedicineField
      label={NAME.label}
      need="required"
      field={medicine.text('name')}
      // Another name is another medicine.
      onWrite={(written) => medicine.change({ name: written, medicine_id: '' })}
      onChoose={(found) => medicine.change({ name: found.name, medicine_id: found.id })}
    />
  );
  const times = (
    <SelectField
      label={TIMES_PER_DAY.label}
      need="optional"
      hint={TIMES_PER_DAY.hint}
      emptyLabel="選ばない"
      options={TIMES}
      {...medicine.text('times_per_day')}
    />
  );
  return <PartFields fields={LOG_FIELDS.medicines} binding={medicine} own={{ name, times_per_day: times }} />;
}
