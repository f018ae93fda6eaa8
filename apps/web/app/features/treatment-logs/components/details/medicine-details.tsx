import { fieldText, LOG_FIELDS } from '@hidamari/domain/treatment-logs';
import { Card } from '@hidamari/ui/card';
import type { LogContents } from '../../log-form/log-form-of.ts';
import { timesPerDay } from '../../log-words/medicine-line.ts';
import { WrittenFields } from './written-fields.tsx';

/** What the lines of a medicine say. */
const SAID = ['name', 'dose', 'times_per_day', 'taken', 'note'] as const;

/** Medicines as the member wrote them (G59). */
export function MedicineDetails({ log: { medicines } }: { log: LogContents }) {
  return (
    <ul className="grid gap-3">
      {medicines.map((medicine, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a stored log have no other name and do not move.
        <Card as="li" key={index} className="grid gap-1">
          <b className="text-lg">{medicine.name}</b>
          <Line
            words={[
              medicine.dose,
              timesPerDay(medicine),
              fieldText(LOG_FIELDS.medicines.taken, medicine.taken),
            ]}
          />
          {medicine.note ? <p className="whitespace-pre-line">{medicine.note}</p> : null}
          <WrittenFields fields={LOG_FIELDS.medicines} values={medicine} without={SAID} />
        </Card>
      ))}
    </ul>
  );
}

function Line({ words }: { words: readonly (string | null | undefined)[] }) {
  const said = words.filter(Boolean).join('・');
  return said === '' ? null : <p className="ui-num text-ink-soft">{said}</p>;
}
