import { dayParts, formatEraYear } from '@hidamari/domain/japanese-dates';
import { PROFILE_FIELDS, PROFILE_PARTS } from '@hidamari/domain/members';
import { Button } from '@hidamari/ui/button';
import { FieldRow } from '@hidamari/ui/field';
import { SelectField } from '@hidamari/ui/select-field';
import { useRef } from 'react';
import type { IllnessChoices } from '../../../parts/person-form/illness-choices.ts';
import type { FormFields } from '../../../shell/forms/portal-form.ts';
import { RowFrame } from '../../../shell/forms/row-frame.tsx';
import { useFocusNewRow } from '../../../shell/forms/use-focus-new-row.ts';
import { type AccountValues, type CancerValues, emptyCancer, nextRow } from '../account-form.ts';

interface Props {
  form: FormFields<AccountValues>;
  choices: IllnessChoices;
  today: string;
}

const LIST = 'diagnosed_cancers';
const FIELDS = PROFILE_FIELDS[LIST];
/** Nobody looks further back than this for a diagnosis that still matters. */
const YEARS_BACK = 60;

const yearsBefore = (year: number) =>
  Array.from({ length: YEARS_BACK + 1 }, (_, back) => ({
    value: String(year - back),
    label: formatEraYear(year - back),
  }));

const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: `${index + 1}月`,
}));

/** The diagnoses, at most five; the first one is the one that is looked at first (G141). Nothing in it must be answered. */
export function CancerRows({ form, choices, today }: Props) {
  const { values, change, errorOf } = form;
  const { cancers } = values;
  const addButton = useRef<HTMLButtonElement>(null);
  const focusNext = useFocusNewRow(LIST, cancers.length, 'cancer_type_id');
  const set = (index: number, part: Partial<CancerValues>) =>
    change(
      { cancers: cancers.map((cancer, at) => (at === index ? { ...cancer, ...part } : cancer)) },
      Object.keys(part).map((name) => `${LIST}.${index}.${fieldOf(name)}`),
    );
  const remove = (index: number) => {
    addButton.current?.focus({ preventScroll: true });
    change({ cancers: cancers.filter((_, at) => at !== index) }, [LIST]);
  };
  const add = () => {
    focusNext();
    change({ cancers: [...cancers, emptyCancer(nextRow(cancers))] }, []);
  };
  return (
    <>
      <ul className="grid gap-4 empty:hidden">
        {cancers.map((cancer, index) => (
          <RowFrame key={cancer.row} name={nameOf(cancer, choices, index)} onRemove={() => remove(index)}>
            <CancerFields
              name={`${LIST}.${index}`}
              cancer={cancer}
              choices={choices}
              today={today}
              onChange={(part) => set(index, part)}
              errorOf={errorOf}
            />
          </RowFrame>
        ))}
      </ul>
      {cancers.length < PROFILE_PARTS.diagnosed_cancers.limit ? (
        <div>
          <Button ref={addButton} kind="plain" icon="plus" onClick={add}>
            {cancers.length === 0 ? 'がんの種類を書く' : 'もう1つ書く'}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Year and month of the form are one field of the rule. */
const fieldOf = (name: string) => (name === 'year' || name === 'month' ? 'diagnosed_on' : name);

function nameOf(cancer: CancerValues, { cancers }: IllnessChoices, index: number): string {
  const chosen = cancers
    .flatMap(({ options }) => options)
    .find(({ value }) => value === cancer.cancer_type_id);
  return chosen?.label ?? `がんの種類 ${index + 1}`;
}

interface FieldsProps {
  /** Path of the row: `diagnosed_cancers.0`. */
  name: string;
  cancer: CancerValues;
  choices: IllnessChoices;
  today: string;
  onChange: (part: Partial<CancerValues>) => void;
  errorOf: (name: string) => string | undefined;
}

function CancerFields({ name, cancer, choices, today, onChange, errorOf }: FieldsProps) {
  const { year } = dayParts(today);
  return (
    <>
      <SelectField
        name={`${name}.cancer_type_id`}
        label={FIELDS.cancer_type_id.label}
        need="required"
        options={choices.cancers}
        value={cancer.cancer_type_id}
        onChange={(event) => onChange({ cancer_type_id: event.target.value })}
        error={errorOf(`${name}.cancer_type_id`)}
      />
      <SelectField
        name={`${name}.treatment_status_id`}
        label={FIELDS.treatment_status_id.label}
        need="optional"
        options={choices.statuses}
        emptyLabel="答えたくない"
        value={cancer.treatment_status_id}
        onChange={(event) => onChange({ treatment_status_id: event.target.value })}
      />
      <SelectField
        name={`${name}.stage`}
        label={FIELDS.stage.label}
        need="optional"
        options={FIELDS.stage.options}
        emptyLabel={null}
        value={cancer.stage}
        onChange={(event) => onChange({ stage: event.target.value })}
      />
      <SelectField
        name={`${name}.diagnosed_time_id`}
        label={FIELDS.diagnosed_time_id.label}
        need="optional"
        options={choices.times}
        emptyLabel="答えたくない"
        value={cancer.diagnosed_time_id}
        onChange={(event) => onChange({ diagnosed_time_id: event.target.value })}
      />
      <FieldRow>
        <SelectField
          name={`${name}.diagnosed_on`}
          label="診断された年"
          need="optional"
          options={yearsBefore(year)}
          emptyLabel="答えたくない"
          value={cancer.year}
          onChange={(event) => onChange({ year: event.target.value })}
          error={errorOf(`${name}.diagnosed_on`)}
        />
        <SelectField
          name={`${name}.diagnosed_month`}
          label="診断された月"
          need="optional"
          options={MONTHS}
          emptyLabel="答えたくない"
          value={cancer.month}
          onChange={(event) => onChange({ month: event.target.value })}
        />
      </FieldRow>
    </>
  );
}
