import type { LogCategory } from '@hidamari/domain/option-sets';
import { TREATMENT_LOG_CATEGORIES } from '@hidamari/domain/treatment-logs';
import { CategoryTiles } from '@hidamari/ui/category-tiles';
import { Fold } from '@hidamari/ui/fold';
import { iconNamed } from '@hidamari/ui/icon';
import type { ComponentType } from 'react';
import { FormSection } from './form-section.tsx';
import { LifePart, OtherPart } from './life-part.tsx';
import { useLogForm } from './log-form-context.tsx';
import { MedicinePart } from './medicine-part.tsx';
import { SymptomPart } from './symptom-part.tsx';
import { TestResultPart } from './test-result-part.tsx';
import { TreatmentPart } from './treatment-part.tsx';
import { VisitPart } from './visit-part.tsx';

const PART_OF: Readonly<Record<LogCategory, ComponentType>> = {
  is_visiting_hospital_log: VisitPart,
  is_medicine_log: MedicinePart,
  is_condition_log: SymptomPart,
  is_life_log: LifePart,
  is_other_log: OtherPart,
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
          <TestResultPart />
        </Fold>
        <Fold summary="受けている治療" openAtFirst={treatments.length > 0}>
          <TreatmentPart />
        </Fold>
      </div>
    </FormSection>
  );
}
