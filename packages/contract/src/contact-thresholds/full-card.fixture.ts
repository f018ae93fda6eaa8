import type { Full } from '../known-fields/full.fixture.ts';
import type * as z from '../zod/index.ts';
import type { ContactThresholdInput, thresholdRule } from './contact-threshold.ts';

type Rule = z.output<typeof thresholdRule>;

/** A rule of each kind: a new kind, and a new field of one, is asked for here by the compiler. */
const RULES: { [Kind in Rule['kind']]: Full<Extract<Rule, { kind: Kind }>> } = {
  temperature: { kind: 'temperature', at_least: 37.95 },
  symptom: { kind: 'symptom', key: 'nausea', at_least: 3 },
  measurement: { kind: 'measurement', measurement: 'spo2', direction: 'at_most', value: 93 },
};

/** A card on which every field of the contract is written, with nothing that a form would fill in by itself. */
export const FULL_CARD: Full<Omit<ContactThresholdInput, 'rules'>> & { rules: Rule[] } = {
  hospital_name: 'ひなた総合病院',
  card_number: '1234-5',
  day_phone: '0300000001',
  night_phone: '0300000002',
  day_from: '08:15',
  day_to: '17:45',
  weekdays: [1, 3],
  on_holidays: true,
  treatment_name: 'AC療法',
  last_dose_on: '2026-11-10',
  rules: Object.values(RULES),
  told_on: '2026-11-11',
  note: '迷ったら電話を',
  version: 4,
};
