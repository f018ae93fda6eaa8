import { fieldMessage } from '@hidamari/domain/members';
import {
  isWithinRange,
  MEASUREMENTS,
  type MeasurementKind,
  measurementOf,
  softWarnings,
} from '@hidamari/domain/treatment-logs';
import { FieldRow } from '@hidamari/ui/field';
import { Icon } from '@hidamari/ui/icon';
import { SelectField } from '@hidamari/ui/select-field';
import { TextField } from '@hidamari/ui/text-field';
import { useState } from 'react';
import { numberOf, tidyNumber } from '../../log-form/typed-values.ts';
import { useLogForm } from './log-form-context.tsx';
import { FeverSentence, MetByMeasurement } from './written-thresholds.tsx';

/** The fields in their rows. A value in few whole steps is chosen, any other is typed. */
const ROWS: readonly (readonly MeasurementKind[])[] = [
  ['weight'],
  ['blood_pressure_systolic', 'blood_pressure_diastolic'],
  ['pulse', 'spo2'],
  ['pain', 'meal_amount'],
];

const CHOSEN_UP_TO = 10;

/** Words at the ends of a chosen scale. */
const END_WORDS: Readonly<Record<string, readonly [string, string]>> = {
  pain: ['痛みなし', 'いちばん痛い'],
  meal_amount: ['食べられない', 'いつもどおり'],
};

/** Everything that can be measured (G61). The sentence on fever always stands beside the temperature (G75). */
export function MeasurementFields() {
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2 md:gap-6">
        <MeasurementField kind="body_temperature" />
        <FeverSentence />
      </div>
      {ROWS.map((kinds) => (
        <FieldRow key={kinds.join()}>
          {kinds.map((kind) => (
            <MeasurementField key={kind} kind={kind} />
          ))}
        </FieldRow>
      ))}
    </>
  );
}

function useMeasurement(kind: MeasurementKind) {
  const { form } = useLogForm();
  const { measurements } = form.values;
  const name = `measurements.${kind}`;
  return {
    name,
    value: measurements[kind].value,
    error: form.errorOf(name),
    onChange: ({ target }: { target: { value: string } }) =>
      form.change(
        { measurements: { ...measurements, [kind]: { ...measurements[kind], value: target.value } } },
        [name, 'details'],
      ),
    onBlur: () => form.check(name),
  };
}

function MeasurementField({ kind }: { kind: MeasurementKind }) {
  const field = useMeasurement(kind);
  const [isLeft, setLeft] = useState(field.value !== '');
  const row = measurementOf(kind) ?? MEASUREMENTS[0];
  if (row.step === 1 && row.max <= CHOSEN_UP_TO) {
    return (
      <div className="grid content-start gap-3">
        <SelectField
          label={row.label}
          need="optional"
          emptyLabel="選ばない"
          options={stepsOf(kind)}
          {...field}
        />
        <MetByMeasurement kind={kind} />
      </div>
    );
  }
  return (
    <TextField
      label={row.label}
      need="optional"
      suffix={row.unit}
      width="short"
      inputMode="decimal"
      tidy={tidyNumber}
      {...field}
      onBlur={() => {
        setLeft(true);
        field.onBlur();
      }}
      after={
        <>
          {isLeft && !field.error && isUnusual(kind, field.value) ? <Unusual /> : null}
          <MetByMeasurement kind={kind} />
        </>
      }
    />
  );
}

function isUnusual(kind: MeasurementKind, typed: string): boolean {
  const value = numberOf(typed);
  if (value === undefined || !isWithinRange(kind, value)) return false;
  return softWarnings({ measurements: [{ kind, value }] }).length > 0;
}

/** Asked about, never judged: the value may stay. */
function Unusual() {
  return (
    <p role="status" className="flex items-center gap-2 font-bold text-caution">
      <Icon name="alert" size={22} />
      {fieldMessage('value_unusual')}
    </p>
  );
}

function stepsOf(kind: MeasurementKind) {
  const { min, max, unit } = measurementOf(kind) ?? MEASUREMENTS[0];
  const [low, high] = END_WORDS[kind] ?? ['', ''];
  return Array.from({ length: max - min + 1 }, (_, index) => min + index).map((value) => {
    const word = value === min ? low : value === max ? high : '';
    return { value: String(value), label: `${value}${unit}${word ? `（${word}）` : ''}` };
  });
}
