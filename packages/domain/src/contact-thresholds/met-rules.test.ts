import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEASUREMENTS, type MeasurementKind, SYMPTOM_KEYS } from '../treatment-logs/index.ts';
import { feverSentenceLeads, metRules, type ThresholdEntry, type ThresholdRule } from './index.ts';

const FEVER: ThresholdRule = { kind: 'temperature', at_least: 38 };
const NAUSEA: ThresholdRule = { kind: 'symptom', key: 'nausea', at_least: 3 };
const OXYGEN: ThresholdRule = {
  kind: 'measurement',
  measurement: 'spo2',
  direction: 'at_most',
  value: 93,
};
const UPPER: ThresholdRule = {
  kind: 'measurement',
  measurement: 'blood_pressure_systolic',
  direction: 'at_least',
  value: 180,
};

const measured = (kind: MeasurementKind, ...values: number[]): ThresholdEntry => ({
  measurements: values.map((value) => ({ kind, value })),
});
const felt = (answers: { today?: number; strength?: number }, key = 'nausea'): ThresholdEntry => ({
  symptoms: [{ key, ...answers }],
});

describe('病院から言われた目安に、記録があてはまるか（G75）', () => {
  it.each<[string, ThresholdRule, ThresholdEntry, number | null]>([
    ['体温がちょうどの場合、あてはまる', FEVER, measured('body_temperature', 38), 38],
    ['体温が高い場合、あてはまる', FEVER, measured('body_temperature', 39.4), 39.4],
    ['体温が0.1低い場合、あてはまらない', FEVER, measured('body_temperature', 37.9), null],
    ['体温が二つある場合、高いほうを言う', FEVER, measured('body_temperature', 38.1, 38.6, 37), 38.6],
    ['体温計にない値の場合、あてはまらない', FEVER, measured('body_temperature', 380), null],
    ['体温を書いていない場合、あてはまらない', FEVER, {}, null],
    [
      '病院が37.5℃と言った場合、37.5℃であてはまる',
      { kind: 'temperature', at_least: 37.5 },
      measured('body_temperature', 37.5),
      37.5,
    ],
    ['ほかの値が大きい場合、体温とはしない', FEVER, measured('weight', 60), null],
    ['今日の強さがちょうどの場合、あてはまる', NAUSEA, felt({ today: 3 }), 3],
    ['7日間の強さだけの場合も、あてはまる', NAUSEA, felt({ today: 0, strength: 4 }), 4],
    ['どちらも弱い場合、あてはまらない', NAUSEA, felt({ today: 2, strength: 2 }), null],
    ['強さを答えていない場合、あてはまらない', NAUSEA, felt({}), null],
    ['ほかの症状が強い場合、あてはまらない', NAUSEA, felt({ today: 4 }, 'pain'), null],
    ['「以下」の目安にちょうどの場合、あてはまる', OXYGEN, measured('spo2', 93), 93],
    ['「以下」の目安より低い場合、いちばん低い値を言う', OXYGEN, measured('spo2', 92, 90, 97), 90],
    ['「以下」の目安より高い場合、あてはまらない', OXYGEN, measured('spo2', 94), null],
    ['書きかけで範囲の外の値の場合、あてはまらない', OXYGEN, measured('spo2', 9), null],
    ['「以上」の目安にちょうどの場合、あてはまる', UPPER, measured('blood_pressure_systolic', 180), 180],
    ['血圧の下の値は、上の目安にあてはめない', UPPER, measured('blood_pressure_diastolic', 180), null],
    ['数でない値の場合、あてはまらない', FEVER, measured('body_temperature', Number.NaN), null],
  ])('%s', (_, rule, entry, found) => {
    expect(metRules([rule], entry)).toEqual(found === null ? [] : [{ rule, found }]);
  });

  it('いくつもあてはまる場合、カードの順にすべて返す', () => {
    const entry = { ...measured('body_temperature', 38.5), ...felt({ today: 4 }) };
    expect(metRules([NAUSEA, OXYGEN, FEVER], entry).map(({ rule }) => rule)).toEqual([NAUSEA, FEVER]);
  });

  const rule = fc.oneof(
    fc.record({
      kind: fc.constant('temperature' as const),
      at_least: fc.integer({ min: 340, max: 429 }).map((tenths) => tenths / 10),
    }),
    fc.record({
      kind: fc.constant('symptom' as const),
      key: fc.constantFrom(...SYMPTOM_KEYS),
      at_least: fc.integer({ min: 1, max: 4 }),
    }),
    fc
      .constantFrom(...MEASUREMENTS.filter(({ kind }) => kind !== 'body_temperature'))
      .chain(({ kind, min, max }) =>
        fc.record({
          kind: fc.constant('measurement' as const),
          measurement: fc.constant(kind as Exclude<MeasurementKind, 'body_temperature'>),
          direction: fc.constantFrom('at_least' as const, 'at_most' as const),
          value: fc.integer({ min, max }),
        }),
      ),
  );
  const entry = fc.record({
    measurements: fc.array(
      fc.constantFrom(...MEASUREMENTS).chain(({ kind, min, max }) =>
        fc.record({
          kind: fc.constant(kind),
          value: fc.integer({ min: min * 10, max: max * 10 }).map((n) => n / 10),
        }),
      ),
      { maxLength: 8 },
    ),
    symptoms: fc.array(
      fc.record({
        key: fc.constantFrom(...SYMPTOM_KEYS),
        today: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
        strength: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
      }),
      { maxLength: 6 },
    ),
  });

  // @proves state contact threshold: met
  it('どんなカードと記録でも、目安にとどかない値であてはまることはなく、とどく値をのがさない', () => {
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 20 }), entry, (rules, written) => {
        const met = metRules(rules, written).map(({ rule: one }) => one);
        for (const one of rules) expect(met.includes(one)).toBe(reaches(one, written));
      }),
    );
  });

  /** Told a second way: by going through every written value. */
  function reaches(one: ThresholdRule, { measurements = [], symptoms = [] }: ThresholdEntry): boolean {
    switch (one.kind) {
      case 'temperature':
        return measurements.some(({ kind, value }) => kind === 'body_temperature' && !(value < one.at_least));
      case 'symptom':
        return symptoms.some(
          ({ key, today = -1, strength = -1 }) =>
            key === one.key && !(Math.max(today, strength) < one.at_least),
        );
      case 'measurement':
        return measurements.some(
          ({ kind, value }) =>
            kind === one.measurement &&
            (one.direction === 'at_least' ? !(value < one.value) : !(value > one.value)),
        );
    }
  }
});

// @proves state fever sentence
describe('目安がない場合の、発熱の文（G75）', () => {
  const at = (value: number) => measured('body_temperature', value);

  it.each<[string, { rules: readonly ThresholdRule[] } | null, number, boolean]>([
    ['カードがなく、38.0℃の場合、先頭に出す', null, 38, true],
    ['カードがなく、37.9℃の場合、出さない', null, 37.9, false],
    ['体温の目安がない場合、カードがあっても出す', { rules: [NAUSEA] }, 38, true],
    [
      '体温の目安がある場合、病院の言葉にまかせる',
      { rules: [{ kind: 'temperature', at_least: 38.5 }] },
      38.2,
      false,
    ],
  ])('%s', (_, card, value, leads) => {
    expect(feverSentenceLeads(card, at(value))).toBe(leads);
  });
});
