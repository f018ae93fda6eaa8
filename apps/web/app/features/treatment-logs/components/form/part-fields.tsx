import { dayParts } from '@hidamari/domain/japanese-dates';
import { fieldsOf, type LogField, type LogPart } from '@hidamari/domain/treatment-logs';
import { DateFields } from '@hidamari/ui/date-fields';
import { FieldRow, NeedBadge } from '@hidamari/ui/field';
import { SegmentedSwitch, type SwitchOption } from '@hidamari/ui/segmented-switch';
import { SelectField } from '@hidamari/ui/select-field';
import { TextArea } from '@hidamari/ui/text-area';
import { TextField } from '@hidamari/ui/text-field';
import { Fragment, type ReactNode } from 'react';
import { CrisisNote } from '../../../../parts/crisis/crisis-note.tsx';
import type { TypedPart } from '../../log-form/log-form-values.ts';
import { tidyNumber } from '../../log-form/typed-values.ts';
import type { PartBinding } from '../../part-binding.ts';
import { ClearAnswer } from './form-section.tsx';
import { useLogForm } from './log-form-context.tsx';

/** What wires a field of the part: of a row of a list too, whose binding knows further names. */
type WiredPart<P> = Pick<PartBinding<TypedPart<P>>, 'values'> & {
  text(name: never): ReturnType<PartBinding<object>['text']>;
  date(name: never): ReturnType<PartBinding<object>['date']>;
};

type Props<P extends LogPart> = {
  fields: P;
  binding: WiredPart<P>;
  /** Names that stand in front; the others follow in the order of the table. */
  first?: readonly (keyof P & string)[];
  /** What is drawn otherwise than its row of the table says: in its place, or not at all (null). */
  own?: Partial<Record<keyof P, ReactNode>>;
};

/** Years back that a day of a log is looked for in. */
const YEARS_BACK = 30;

/** The fields of a part (`LOG_FIELDS`), each by its kind of input. A crisis note stands under the member's own words (G119). */
export function PartFields<P extends LogPart>({ fields, binding, first, own = {} }: Props<P>) {
  const drawn = fieldsOf(fields, first).filter(
    ({ name, field }) => name in own || field.input !== 'reference',
  );
  return inRows(drawn).map((row) => {
    const inRow = row.map(({ name, field }) => (
      <Fragment key={name}>
        {name in own ? own[name] : <OneField field={field} name={name} binding={binding} />}
      </Fragment>
    ));
    const words = row.filter(({ name, field }) => field.input === 'text' && !(name in own));
    return (
      <Fragment key={row[0]?.name}>
        {row.length > 1 ? <FieldRow>{inRow}</FieldRow> : inRow}
        {words.length > 0 ? (
          <CrisisNote text={words.map(({ name }) => String(binding.values[name]))} />
        ) : null}
      </Fragment>
    );
  });
}

/** Neighbours that take half of the width stand in one row. */
function inRows<T extends { field: LogField }>(drawn: readonly T[]): T[][] {
  const rows: T[][] = [];
  for (const one of drawn) {
    const last = rows.at(-1);
    if (one.field.isHalf && last?.length === 1 && last[0]?.field.isHalf) last.push(one);
    else rows.push([one]);
  }
  return rows;
}

type FieldProps<P extends LogPart> = {
  field: LogField;
  name: keyof P & string;
  binding: WiredPart<P>;
};

function OneField<P extends LogPart>({ field, name, binding }: FieldProps<P>) {
  const { today } = useLogForm();
  const { label, hint } = field;
  const need = field.isRequired ? 'required' : 'optional';
  // Every input but a scale holds a text, and a scale is its part's own to draw.
  const wiring = binding.text(name as never);
  switch (field.input) {
    case 'text':
      return field.isLong ? (
        <TextArea label={label} need={need} hint={hint} limit={field.limit} {...wiring} />
      ) : (
        <TextField label={label} need={need} hint={hint} {...wiring} />
      );
    case 'number':
      return (
        <TextField
          label={label}
          need={need}
          hint={hint}
          suffix={field.unit}
          width="short"
          inputMode={field.hasDecimals ? 'decimal' : 'numeric'}
          tidy={tidyNumber}
          {...wiring}
        />
      );
    case 'day': {
      const { year } = dayParts(today);
      const years = { from: year - YEARS_BACK, to: year + field.yearsAhead };
      return (
        <DateFields label={label} need={need} years={years} newestFirst {...binding.date(name as never)} />
      );
    }
    case 'choice': {
      const options = field.options.map((option) => ({ value: String(option.value), label: option.label }));
      return field.isRequired ? (
        <SelectField label={label} need="required" hint={hint} options={options} width="medium" {...wiring} />
      ) : (
        <OptionalChoice
          label={label}
          options={options}
          value={wiring.value}
          onChange={(value) => wiring.onChange({ target: { value } })}
        />
      );
    }
    case 'scale':
    case 'reference':
      return null;
  }
}

type OptionalChoiceProps = {
  label: string;
  options: readonly SwitchOption<string>[];
  value: string;
  onChange: (value: string) => void;
};

/** One of a few answers, or none. */
function OptionalChoice({ label, options, value, onChange }: OptionalChoiceProps) {
  return (
    <div className="relative grid gap-2">
      <div className="ui-field-head" aria-hidden="true">
        {label}
        <NeedBadge need="optional" />
      </div>
      <SegmentedSwitch label={label} labelHidden options={options} value={value} onChange={onChange} />
      {value === '' ? null : <ClearAnswer what={label} onTakeBack={() => onChange('')} />}
    </div>
  );
}
