import type { LogCategory } from '@hidamari/domain/option-sets';
import {
  LOG_FIELDS,
  LOG_PART_TITLES,
  MOODS,
  TREATMENT_LOG_CATEGORIES,
} from '@hidamari/domain/treatment-logs';
import { CategoryTiles } from '@hidamari/ui/category-tiles';
import { FieldGroup } from '@hidamari/ui/field';
import { Fold } from '@hidamari/ui/fold';
import { iconNamed } from '@hidamari/ui/icon';
import type { ComponentType } from 'react';
import { BreakableWord, MoodFace } from '../../../../parts/check-in/mood-face.tsx';
import { HospitalField } from '../../../../parts/look-ups/look-up-fields.tsx';
import { EMPTY_TREATMENT } from '../../log-form/log-form-values.ts';
import { ClearAnswer, FormSection } from './form-section.tsx';
import { useLogForm, useLogPart } from './log-form-context.tsx';
import { MedicineSection } from './medicine-section.tsx';
import { PartFields } from './part-fields.tsx';
import { RowList } from './row-list.tsx';
import { SymptomSection } from './symptom-section.tsx';
import { TestResultSection } from './test-result-section.tsx';

const PART_OF: Readonly<Record<LogCategory, ComponentType>> = {
  is_visiting_hospital_log: VisitSection,
  is_medicine_log: MedicineSection,
  is_condition_log: SymptomSection,
  is_life_log: LifeSection,
  is_other_log: OtherSection,
};

const TILES = TREATMENT_LOG_CATEGORIES.map(({ flag, label, hint, icon }) => ({
  value: flag,
  label,
  note: hint,
  icon: iconNamed(icon) ?? 'file',
}));

/** What the log is about: any number of tiles (G56). */
export function CategoryChoice() {
  const { form } = useLogForm();
  const { categories } = form.values;
  const toggle = (flag: string) => {
    const next = TREATMENT_LOG_CATEGORIES.map((row) => row.flag).filter(
      (other) => categories.includes(other) !== (other === flag),
    );
    form.change({ categories: next }, ['categories', 'details']);
  };
  return (
    <CategoryTiles
      name="categories"
      label="残したいこと"
      need="required"
      hint="いくつでも選べます。選んだものだけ、下に欄が出ます。"
      tiles={TILES}
      values={categories}
      onChange={(event) => toggle(event.target.value)}
      error={form.errorOf('categories')}
    />
  );
}

/** The parts of the chosen categories, in the order of the tiles. What is written stays when a tile is let go. */
export function ChosenParts() {
  const { form } = useLogForm();
  return TREATMENT_LOG_CATEGORIES.filter(({ flag }) => form.values.categories.includes(flag)).map(
    ({ flag }) => {
      const Part = PART_OF[flag];
      return <Part key={flag} />;
    },
  );
}

/** Tests and treatments belong to any day; folded away until somebody wants them. */
export function FoldedParts() {
  const { form } = useLogForm();
  const { test_results, treatments } = form.values;
  return (
    <FormSection title="検査と治療" hint="書きたいときだけ、開いてください。">
      <div>
        <Fold summary="検査の結果" openAtFirst={test_results.length > 0}>
          <TestResultSection />
        </Fold>
        <Fold summary="受けている治療" openAtFirst={treatments.length > 0}>
          <TreatmentSection />
        </Fold>
      </div>
    </FormSection>
  );
}

/** Treatments (G64). */
function TreatmentSection() {
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

/** Daily life (G62). */
function LifeSection() {
  const life = useLogPart('life');
  const mood = <MoodScale value={life.values.mood} onChange={(chosen) => life.change({ mood: chosen })} />;
  return (
    <FormSection title={LOG_PART_TITLES.life} hint="書けるところだけで大丈夫です。">
      <PartFields fields={LOG_FIELDS.life} binding={life} first={['mood']} own={{ mood }} />
    </FormSection>
  );
}

/** Anything else, in the member's own words. */
function OtherSection() {
  const other = useLogPart('other');
  return (
    <FormSection title={LOG_PART_TITLES.other}>
      <PartFields fields={LOG_FIELDS.other} binding={other} />
    </FormSection>
  );
}

/** A visit or a stay in hospital (G58). */
function VisitSection() {
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

/** Five faces, each with its word: nobody has to read a face (G62). */
function MoodScale({ value, onChange }: { value: number | null; onChange: (mood: number | null) => void }) {
  return (
    <div className="relative">
      <FieldGroup name="life.mood" label={LOG_FIELDS.life.mood.label} need="optional">
        {({ id, name }) => (
          <div className="ui-scale-box">
            <div className="ui-scale">
              {MOODS.map(({ value: mood, label }) => (
                <label key={mood}>
                  <MoodFace mood={mood} />
                  <BreakableWord>{label}</BreakableWord>
                  <input
                    type="radio"
                    id={mood === 0 ? id : `${id}-${mood}`}
                    name={name}
                    value={mood}
                    checked={value === mood}
                    onChange={() => onChange(mood)}
                  />
                </label>
              ))}
            </div>
          </div>
        )}
      </FieldGroup>
      {value === null ? null : (
        <ClearAnswer what={LOG_FIELDS.life.mood.label} onTakeBack={() => onChange(null)} />
      )}
    </div>
  );
}
