import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { fieldLabel } from '@hidamari/domain/members';
import { optionLabel, TREATMENT_TYPES } from '@hidamari/domain/option-sets';
import { treatmentStatusWords } from '@hidamari/domain/treatment-logs';
import type { LogContents } from '../../log-form/log-form-of.ts';
import { WrittenDefinitions } from './written-definitions.tsx';

type Treatment = LogContents['treatments'][number];

/** Treatments (G64). */
export function TreatmentDetails({ log: { treatments } }: { log: LogContents }) {
  return (
    <div className="grid gap-6">
      {treatments.map((treatment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a stored log have no other name and do not move.
        <OneTreatment key={index} treatment={treatment} />
      ))}
    </div>
  );
}

function OneTreatment({ treatment }: { treatment: Treatment }) {
  const { started_on, ended_on, course_number, day_number } = treatment;
  return (
    <WrittenDefinitions
      items={[
        [fieldLabel('treatments.type'), optionLabel(TREATMENT_TYPES, treatment.type)],
        [fieldLabel('treatments.name'), treatment.name],
        [fieldLabel('treatments.status'), treatmentStatusWords(treatment.status)],
        [fieldLabel('started_on'), started_on ? formatJapaneseDate(started_on) : ''],
        [fieldLabel('ended_on'), ended_on ? formatJapaneseDate(ended_on) : ''],
        [fieldLabel('course_number'), course_number === undefined ? '' : `${course_number}コース目`],
        [fieldLabel('day_number'), day_number === undefined ? '' : `${day_number}日目`],
      ]}
    />
  );
}
