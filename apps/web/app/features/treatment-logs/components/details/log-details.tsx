import { fieldLabel } from '@hidamari/domain/members';
import { SectionHeading } from '@hidamari/ui/section-heading';
import type { ReactNode } from 'react';
import type { LogContents } from '../../log-form/log-form-of.ts';
import { LifeDetails, OtherDetails } from './life-details.tsx';
import { LogThumbnails } from './log-thumbnails.tsx';
import { MedicineDetails } from './medicine-details.tsx';
import { MeasurementDetails, SymptomDetails } from './symptom-details.tsx';
import { TestResultDetails } from './test-result-details.tsx';
import { TreatmentDetails } from './treatment-details.tsx';
import { VisitDetails } from './visit-details.tsx';

type Part = {
  title: string;
  isIn: (log: LogContents) => boolean;
  Details: (props: { log: LogContents }) => ReactNode;
};

/** The parts of a log in the order of the screen; a part that nobody wrote in is not drawn. */
const PARTS: readonly Part[] = [
  { title: '受診・入院', isIn: ({ visit }) => Object.keys(visit ?? {}).length > 0, Details: VisitDetails },
  { title: '薬', isIn: ({ medicines }) => medicines.length > 0, Details: MedicineDetails },
  { title: fieldLabel('symptoms.key'), isIn: ({ symptoms }) => symptoms.length > 0, Details: SymptomDetails },
  {
    title: fieldLabel('measurements.kind'),
    isIn: ({ measurements }) => measurements.length > 0,
    Details: MeasurementDetails,
  },
  { title: 'くらし', isIn: ({ life }) => Object.keys(life ?? {}).length > 0, Details: LifeDetails },
  { title: 'その他', isIn: ({ other }) => Boolean(other?.text), Details: OtherDetails },
  { title: '検査', isIn: ({ test_results }) => test_results.length > 0, Details: TestResultDetails },
  { title: '治療', isIn: ({ treatments }) => treatments.length > 0, Details: TreatmentDetails },
  {
    title: fieldLabel('images'),
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
