import { THRESHOLD_LIMITS, type ThresholdRule } from '@hidamari/domain/contact-thresholds';
import { fieldLabel } from '@hidamari/domain/members';
import { MEASUREMENTS, measurementOf, SYMPTOMS, TODAY_STEPS } from '@hidamari/domain/treatment-logs';
import { Button } from '@hidamari/ui/button';
import { FieldError, FieldRow } from '@hidamari/ui/field';
import { SelectField } from '@hidamari/ui/select-field';
import { TextField } from '@hidamari/ui/text-field';
import { type ReactNode, useRef } from 'react';
import { RowFrame } from '../../../../shell/forms/row-frame.tsx';
import { useFocusNewRow } from '../../../../shell/forms/use-focus-new-row.ts';
import { tidyNumber } from '../../log-form/typed-values.ts';
import { bindPart, type PartBinding } from '../../part-binding.ts';
import { blankRule, type RuleValues } from '../../threshold-form/threshold-values.ts';
import type { ThresholdPortalForm } from './use-threshold-form.ts';

type Kind = ThresholdRule['kind'];
type Rule = PartBinding<RuleValues>;

const { min } = THRESHOLD_LIMITS.symptomStep;
const STEPS = TODAY_STEPS.filter(({ value }) => value >= min).map(({ value, label }) => ({
  value: String(value),
  label: `「${label}」以上`,
}));
const SYMPTOM_OPTIONS = SYMPTOMS.map(({ key, label }) => ({ value: key, label }));
const KIND_OPTIONS = MEASUREMENTS.filter(({ kind }) => kind !== 'body_temperature').map(
  ({ kind, label }) => ({ value: kind, label }),
);
const DIRECTIONS = [
  { value: 'at_least', label: '以上' },
  { value: 'at_most', label: '以下' },
];

/** Each kind of rule: the way to add one, and its fields. */
const KINDS: readonly {
  kind: Kind;
  addLabel: string;
  Fields: (props: { rule: Rule }) => ReactNode;
}[] = [
  { kind: 'temperature', addLabel: '体温を足す', Fields: TemperatureFields },
  { kind: 'symptom', addLabel: '症状を足す', Fields: SymptomFields },
  { kind: 'measurement', addLabel: 'ほかのものを足す', Fields: MeasurementFields },
];

/** What the hospital said, one rule a row; any number of each kind. A row that stays empty is no rule. */
export function RuleRows({ form }: { form: ThresholdPortalForm }) {
  const { rules } = form.values;
  const element = useRef<HTMLDivElement>(null);
  const focus = {
    temperature: useFocusNewRow('rules', rules.length, 'value'),
    symptom: useFocusNewRow('rules', rules.length, 'key'),
    measurement: useFocusNewRow('rules', rules.length, 'measurement'),
  };
  const write = (next: RuleValues[], touched: readonly string[]) => form.change({ rules: next }, touched);
  const add = (kind: Kind) => {
    focus[kind]();
    write([...rules, blankRule(kind, Math.max(0, ...rules.map(({ row }) => row)) + 1)], []);
  };
  const takeOut = (index: number) => {
    // The button that was pressed goes with its row: the keyboard goes on from the ways to add one.
    element.current?.querySelector('button')?.focus({ preventScroll: true });
    write(rules.toSpliced(index, 1), ['rules']);
  };
  const error = form.errorOf('rules');
  return (
    <div className="grid gap-4" id="rules" tabIndex={-1}>
      {error ? <FieldError id="rules-error">{error}</FieldError> : null}
      <ul className="grid gap-4 empty:hidden">
        {rules.map((values, index) => {
          const row = KINDS.find(({ kind }) => kind === values.kind) ?? KINDS[0];
          if (!row) return null;
          const path = `rules.${index}`;
          const change = (part: RuleValues, touched: readonly string[]) =>
            write(rules.with(index, part), touched);
          return (
            <RowFrame key={values.row} name={`目安 ${index + 1}`} onRemove={() => takeOut(index)}>
              <row.Fields rule={bindPart({ path, values, form, change })} />
            </RowFrame>
          );
        })}
      </ul>
      <div ref={element} className="flex flex-wrap gap-3">
        {KINDS.map(({ kind, addLabel }) => (
          <Button key={kind} kind="plain" size="small" icon="plus" onClick={() => add(kind)}>
            {addLabel}
          </Button>
        ))}
      </div>
    </div>
  );
}

function TemperatureFields({ rule }: { rule: Rule }) {
  return (
    <TextField
      label="体温"
      hint="病院から言われた温度を書いてください。"
      suffix="℃ 以上"
      width="short"
      inputMode="decimal"
      tidy={tidyNumber}
      {...rule.text('value')}
    />
  );
}

function SymptomFields({ rule }: { rule: Rule }) {
  return (
    <FieldRow>
      <SelectField label={fieldLabel('rules.key')} options={SYMPTOM_OPTIONS} {...rule.text('key')} />
      <SelectField label={fieldLabel('rules.step')} options={STEPS} {...rule.text('step')} />
    </FieldRow>
  );
}

function MeasurementFields({ rule }: { rule: Rule }) {
  return (
    <>
      <SelectField
        label={fieldLabel('rules.measurement')}
        options={KIND_OPTIONS}
        {...rule.text('measurement')}
      />
      <FieldRow>
        <TextField
          label={fieldLabel('rules.value')}
          suffix={measurementOf(rule.values.measurement)?.unit}
          width="short"
          inputMode="decimal"
          tidy={tidyNumber}
          {...rule.text('value')}
        />
        <SelectField label="以上・以下" emptyLabel={null} options={DIRECTIONS} {...rule.text('direction')} />
      </FieldRow>
    </>
  );
}
