import { type ContactThreshold, contactThresholdInput } from '@hidamari/contract/contact-thresholds';
import { describe, expect, it } from 'vitest';
import { FULL_CARD } from '../../../../../../packages/contract/src/contact-thresholds/full-card.fixture.ts';
import { thresholdFieldName, thresholdInputOf } from './threshold-input.ts';
import { BLANK_THRESHOLD, blankRule, thresholdValuesOf } from './threshold-values.ts';

const CARD: ContactThreshold = {
  hospital_name: 'ひなた総合病院',
  card_number: '1234',
  day_phone: '0300000001',
  day_from: '08:30',
  day_to: '17:15',
  weekdays: [1, 3],
  on_holidays: true,
  last_dose_on: '2026-11-10',
  rules: [
    { kind: 'temperature', at_least: 38 },
    { kind: 'symptom', key: 'nausea', at_least: 3 },
    { kind: 'measurement', measurement: 'spo2', direction: 'at_most', value: 93 },
  ],
  version: 4,
  updated_at: '2026-11-20 10:00:00',
};
const input = contactThresholdInput('2026-11-20');

// @proves page form: contact threshold
describe('病院から言われた目安の入力欄', () => {
  it('すべての項目が書いてあるカードを開いて、何も変えずに送る場合、ひとつも消えない', () => {
    const opened = thresholdValuesOf({ ...FULL_CARD, updated_at: CARD.updated_at });
    expect(input.parse(thresholdInputOf(opened))).toEqual(FULL_CARD);
  });

  it('書いていないところのあるカードを開いて、そのまま送ると、同じことを言う', () => {
    const { updated_at: _, ...said } = CARD;
    expect(input.parse(thresholdInputOf(thresholdValuesOf(CARD)))).toEqual(said);
  });

  it('体温は小数第1位まで見せ、もっと細かく書いた目安は、開いて送っても丸めない', () => {
    const values = (at_least: number) =>
      thresholdValuesOf({ ...CARD, rules: [{ kind: 'temperature', at_least }] });
    expect(values(38).rules[0]?.value).toBe('38.0');
    expect(thresholdInputOf(values(37.95))).toMatchObject({ rules: [{ at_least: 37.95 }] });
  });

  it('電話番号は、読みやすく区切って見せる', () => {
    expect(thresholdValuesOf(CARD)).toMatchObject({ day_phone: '03-0000-0001', night_phone: '' });
  });

  it('まだないカードは空で始まり、目安の値は、こちらからは入れない', () => {
    expect(thresholdValuesOf(null)).toBe(BLANK_THRESHOLD);
    expect(BLANK_THRESHOLD.rules).toEqual([blankRule('temperature', 1)]);
    expect(thresholdInputOf(BLANK_THRESHOLD)).toMatchObject({ rules: [], version: 0 });
  });

  it('全角の数字で書いた場合も、そのまま読み取る', () => {
    const rules = [{ ...blankRule('temperature', 1), value: '３８．５' }];
    expect(thresholdInputOf({ ...BLANK_THRESHOLD, rules })).toMatchObject({
      rules: [{ kind: 'temperature', at_least: 38.5 }],
    });
  });

  it('空の行は送らず、足りないところは、画面のその欄で知らせる', () => {
    const values = {
      ...BLANK_THRESHOLD,
      hospital_name: 'ひなた総合病院',
      day_phone: '0300000001',
      rules: [
        blankRule('temperature', 1),
        { ...blankRule('symptom', 2), key: 'pain' },
        { ...blankRule('measurement', 3), measurement: 'spo2', value: '百' },
      ],
    };
    const checked = input.safeParse(thresholdInputOf(values));
    const names = checked.error?.issues.map(({ path }) => thresholdFieldName(path.join('.'), values));
    expect(names).toEqual(['rules.1.step', 'rules.2.value']);
    expect(thresholdFieldName('rules.0.key', values)).toBe('rules.1.key');
    expect(thresholdFieldName('weekdays.0', values)).toBe('weekdays');
    expect(thresholdFieldName('note', values)).toBe('note');
  });
});
