import { isBlank } from '@hidamari/domain/japanese-text';
import { numberOf, textOf } from '../log-form/typed-values.ts';
import type { RuleValues, ThresholdValues } from './threshold-values.ts';

/** Of each kind of rule: the fields somebody writes, what is sent, and where a field of the wire stands in the form. */
const KINDS: Readonly<
  Record<
    RuleValues['kind'],
    {
      written: readonly ('value' | 'key' | 'step' | 'measurement')[];
      sent: (rule: RuleValues) => object;
      fieldOf: Readonly<Record<string, string>>;
    }
  >
> = {
  temperature: {
    written: ['value'],
    sent: ({ value }) => ({ at_least: numberOf(value) }),
    fieldOf: { at_least: 'value' },
  },
  symptom: {
    written: ['key', 'step'],
    sent: ({ key, step }) => ({ key, at_least: numberOf(step) }),
    fieldOf: { at_least: 'step' },
  },
  measurement: {
    written: ['measurement', 'value'],
    sent: ({ measurement, direction, value }) => ({ measurement, direction, value: numberOf(value) }),
    fieldOf: {},
  },
};

/** A row in which nothing was written is no rule, and is not sent. */
const isWritten = (rule: RuleValues) => KINDS[rule.kind].written.some((name) => !isBlank(rule[name]));

/** The card as the contract's schema takes it; what is no number goes as NaN or absent, and is asked about. */
export function thresholdInputOf(values: ThresholdValues): object {
  const { weekdays, rules, on_holidays, version, ...texts } = values;
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, textOf(text)])),
    weekdays: weekdays.map(Number).toSorted(),
    on_holidays,
    version,
    rules: rules.filter(isWritten).map((rule) => ({ kind: rule.kind, ...KINDS[rule.kind].sent(rule) })),
  };
}

/** The form's name of a field that an answer names: rows that were not sent are counted in, and steps have their own. */
export function thresholdFieldName(wireName: string, { rules }: ThresholdValues): string {
  const [list, index, field = ''] = wireName.split('.');
  if (list === 'weekdays') return 'weekdays';
  if (list !== 'rules' || index === undefined) return wireName;
  const places = rules.flatMap((rule, place) => (isWritten(rule) ? [place] : []));
  const place = places[Number(index)] ?? Number(index);
  const kind = rules[place]?.kind ?? 'temperature';
  return `rules.${place}.${KINDS[kind].fieldOf[field] ?? field}`;
}
