import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from '../fields/index.ts';
import { type ContactThresholdForm, contactThresholdInput } from './index.ts';

const TODAY = '2026-11-20';
const input = contactThresholdInput(TODAY);
const FEVER = { kind: 'temperature', at_least: 38 } as const;
const CARD = { hospital_name: 'ひなた総合病院', day_phone: '0300000000', version: 0 };

function faults(change: object) {
  const checked = input.safeParse({ ...CARD, ...change });
  return checked.success ? {} : fieldErrorsOf(checked.error);
}

// @proves page form: contact threshold
describe('病院から言われた目安（G75）', () => {
  it('すべて書いた場合、番号のハイフンと全角だけを直して受け取る', () => {
    const whole: ContactThresholdForm = {
      hospital_name: ' ひなた総合病院 ',
      card_number: '1234',
      day_phone: '０３－００００－０００１',
      night_phone: '03-0000-0002',
      day_from: '08:30',
      day_to: '17:15',
      weekdays: [1, 3, 5],
      on_holidays: true,
      treatment_name: 'TC療法',
      last_dose_on: '2026-11-10',
      rules: [
        FEVER,
        { kind: 'symptom', key: 'nausea', at_least: 3 },
        { kind: 'measurement', measurement: 'spo2', direction: 'at_most', value: 93 },
      ],
      told_on: TODAY,
      note: '迷ったら電話を、と言われた',
      version: 3,
    };
    expect(input.parse(whole)).toEqual({
      ...whole,
      hospital_name: 'ひなた総合病院',
      day_phone: '0300000001',
      night_phone: '0300000002',
    });
  });

  it('病院と番号だけの場合も受け取り、平日9時から17時とする', () => {
    expect(input.parse(CARD)).toEqual({
      ...CARD,
      day_from: '09:00',
      day_to: '17:00',
      weekdays: [1, 2, 3, 4, 5],
      on_holidays: false,
      rules: [],
    });
    expect(faults({ day_phone: undefined, night_phone: '0300000000' })).toEqual({});
  });

  const many = Array.from({ length: 21 }, () => FEVER);
  it.each<[string, object, Record<string, string[]>]>([
    ['病院の名前がない', { hospital_name: ' ' }, { hospital_name: ['required'] }],
    ['病院の名前が61文字', { hospital_name: 'あ'.repeat(61) }, { hospital_name: ['too_long'] }],
    ['診察券の番号が31文字', { card_number: '1'.repeat(31) }, { card_number: ['too_long'] }],
    ['番号が一つもない', { day_phone: undefined }, { day_phone: ['phone_required'] }],
    ['番号が9桁', { day_phone: '030000000' }, { day_phone: ['phone'] }],
    ['番号が0で始まらない', { day_phone: '1300000000' }, { day_phone: ['phone'] }],
    ['番号に文字がまざる', { night_phone: '内線の5番' }, { night_phone: ['phone'] }],
    ['終わりが始まりと同じ', { day_from: '09:00', day_to: '09:00' }, { day_to: ['time_order'] }],
    ['ない時刻', { day_from: '25:00' }, { day_from: ['time'] }],
    ['曜日が一つもない', { weekdays: [] }, { weekdays: ['choose_one'] }],
    ['ない曜日', { weekdays: [7] }, { 'weekdays.0': ['choose_one'] }],
    ['同じ曜日が二つ', { weekdays: [1, 1] }, { weekdays: ['invalid'] }],
    ['目安が21', { rules: many }, { rules: ['too_many_items'] }],
    ['体温計にない値', { rules: [{ ...FEVER, at_least: 43 }] }, { 'rules.0.at_least': ['out_of_range'] }],
    ['体温が数でない', { rules: [{ ...FEVER, at_least: Number.NaN }] }, { 'rules.0.at_least': ['number'] }],
    [
      '強さが「なし」',
      { rules: [{ kind: 'symptom', key: 'pain', at_least: 0 }] },
      { 'rules.0.at_least': ['choose_one'] },
    ],
    [
      '知らない症状',
      { rules: [{ kind: 'symptom', key: 'fever', at_least: 3 }] },
      { 'rules.0.key': ['choose_one'] },
    ],
    [
      '体温を、はかったものとして書く',
      { rules: [{ kind: 'measurement', measurement: 'body_temperature', direction: 'at_least', value: 38 }] },
      { 'rules.0.measurement': ['choose_one'] },
    ],
    [
      '範囲の外の値',
      { rules: [{ kind: 'measurement', measurement: 'spo2', direction: 'at_most', value: 101 }] },
      { 'rules.0.value': ['out_of_range'] },
    ],
    ['知らない種類', { rules: [{ kind: 'grade', at_least: 3 }] }, { 'rules.0.kind': ['choose_one'] }],
    ['言われた日が明日', { told_on: '2026-11-21' }, { told_on: ['date_in_future'] }],
    ['治療の日が明日', { last_dose_on: '2026-11-21' }, { last_dose_on: ['date_in_future'] }],
    ['メモが201文字', { note: 'あ'.repeat(201) }, { note: ['too_long'] }],
    ['しまえない文字', { note: 'あ\0' }, { note: ['invalid'] }],
    ['片割れの文字', { hospital_name: '\ud800' }, { hospital_name: ['invalid'] }],
    ['版がない', { version: undefined }, { version: ['required'] }],
  ])('%s場合、どこをどう直すかを知らせる', (_, change, fields) => {
    expect(faults(change)).toEqual(fields);
  });
});
