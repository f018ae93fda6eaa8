import { fieldText, LOG_FIELDS, LOG_PART_TITLES } from '@hidamari/domain/treatment-logs';
import { Card } from '@hidamari/ui/card';
import { SectionHeading } from '@hidamari/ui/section-heading';
import type { ReactNode } from 'react';
import type { LogContents } from '../../log-form/log-form-values.ts';
import { timesPerDay } from '../../log-words/log-heading.ts';
import { LogThumbnails } from './log-thumbnails.tsx';
import { MeasurementDetails, SymptomDetails } from './symptom-details.tsx';
import { TestResultDetails } from './test-result-details.tsx';
import { WrittenFields } from './written-fields.tsx';

/** What the lines of a medicine say. */
const SAID = ['name', 'dose', 'times_per_day', 'taken', 'note'] as const;

/** Medicines as the member wrote them (G59). */
function MedicineDetails({ log: { medicines } }: { log: LogContents }) {
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

type Part = {
  title: string;
  isIn: (log: LogContents) => boolean;
  Details: (props: DetailsProps) => ReactNode;
};

type DetailsProps = { log: LogContents };

const VisitDetails = ({ log: { visit = {} } }: DetailsProps) => (
  <WrittenFields fields={LOG_FIELDS.visit} values={visit} first={['kind']} />
);

const LifeDetails = ({ log: { life = {} } }: DetailsProps) => (
  <WrittenFields fields={LOG_FIELDS.life} values={life} first={['mood']} />
);

const OtherDetails = ({ log: { other = {} } }: DetailsProps) => (
  <>
    <p className="whitespace-pre-line">{other.text}</p>
    <WrittenFields fields={LOG_FIELDS.other} values={other} without={['text']} />
  </>
);

const TreatmentDetails = ({ log: { treatments } }: DetailsProps) => (
  <div className="grid gap-6">
    {treatments.map((treatment, index) => (
      <WrittenFields
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a stored log have no other name and do not move.
        key={index}
        fields={LOG_FIELDS.treatments}
        values={treatment}
        first={['type', 'name', 'status']}
      />
    ))}
  </div>
);

/** The parts of a log in the order of the screen; a part that nobody wrote in is not drawn. */
const PARTS: readonly Part[] = [
  {
    title: LOG_PART_TITLES.visit,
    isIn: ({ visit }) => Object.keys(visit ?? {}).length > 0,
    Details: VisitDetails,
  },
  {
    title: LOG_PART_TITLES.medicines,
    isIn: ({ medicines }) => medicines.length > 0,
    Details: MedicineDetails,
  },
  { title: LOG_PART_TITLES.symptoms, isIn: ({ symptoms }) => symptoms.length > 0, Details: SymptomDetails },
  {
    title: LOG_PART_TITLES.measurements,
    isIn: ({ measurements }) => measurements.length > 0,
    Details: MeasurementDetails,
  },
  {
    title: LOG_PART_TITLES.life,
    isIn: ({ life }) => Object.keys(life ?? {}).length > 0,
    Details: LifeDetails,
  },
  { title: LOG_PART_TITLES.other, isIn: ({ other }) => Boolean(other?.text), Details: OtherDetails },
  {
    title: LOG_PART_TITLES.test_results,
    isIn: ({ test_results }) => test_results.length > 0,
    Details: TestResultDetails,
  },
  {
    title: LOG_PART_TITLES.treatments,
    isIn: ({ treatments }) => treatments.length > 0,
    Details: TreatmentDetails,
  },
  {
    title: LOG_PART_TITLES.images,
    isIn: ({ images }) => images.length > 0,
    Details: ({ log: { images, files } }) => <LogThumbnails keys={images} files={files} />,
  },
];

/** Everything a log says, part by part. `level` is that of the parts' headings. */
export function LogDetails({ log, level = 2 }: { log: LogContents; level?: 2 | 3 }) {
  return (
    <div className="grid gap-10">
      {PARTS.filter(({ isIn }) => isIn(log)).map(({ title, Details }) => (
        <section key={title} className="grid gap-4">
          <SectionHeading size="normal" level={level}>
            {title}
          </SectionHeading>
          <Details log={log} />
        </section>
      ))}
    </div>
  );
}
