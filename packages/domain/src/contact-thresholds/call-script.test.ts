import { describe, expect, it } from 'vitest';
import {
  callHospitalText,
  callScript,
  metRules,
  RULE_VERSION,
  RULE_VERSIONS,
  ruleWords,
  type ScriptFacts,
  THRESHOLD_MET_TEXT,
  type ThresholdRule,
} from './index.ts';

const RULES: ThresholdRule[] = [
  { kind: 'temperature', at_least: 38 },
  { kind: 'symptom', key: 'nausea', at_least: 3 },
  { kind: 'measurement', measurement: 'spo2', direction: 'at_most', value: 93 },
];
const ENTRY = {
  log_date: '2026-11-20',
  log_time: '14:00',
  measurements: [
    { kind: 'body_temperature', value: 38.2 },
    { kind: 'spo2', value: 92 },
  ],
  symptoms: [{ key: 'nausea', today: 4 }],
};
const FACTS: ScriptFacts = {
  card: { card_number: '1234', treatment_name: 'TC療法', last_dose_on: '2026-11-10' },
  patient: { name: '山田花子', birthday: '1974-05-03' },
  met: metRules(RULES, ENTRY),
  entry: ENTRY,
  today: '2026-11-20',
};
const say = (change: Partial<ScriptFacts> = {}) =>
  callScript({ ...FACTS, ...change }).map(({ text }) => text);

// @proves state telephone script
describe('電話で伝えること（G75）', () => {
  it('すべて分かる場合、決めた順に読み上げられる', () => {
    expect(say()).toEqual([
      '山田花子です。',
      '1974年5月3日生まれです。',
      '診察券の番号は、1234です。',
      '受けている治療は、TC療法です。',
      '最後に治療を受けた日は、11月10日（火）です。',
      '体温は、38.2℃です。',
      '吐き気が「とても強い」です。',
      '酸素飽和度（SpO2）は、92％です。',
      '今日の14:00の記録です。（　　）ごろから続いています。',
    ]);
  });

  it('分からないことがある場合、推しはからず、空けておく', () => {
    const entry = { log_date: '2026-11-19' };
    expect(say({ card: {}, patient: null, met: [], entry })).toEqual([
      '患者の名前は、（　　）です。',
      '（　　）年（　　）月（　　）日生まれです。',
      '診察券の番号は、（　　）です。',
      '受けている治療は、（　　）です。',
      '最後に治療を受けた日は、（　　）です。',
      '体温は、（　　）℃です。',
      'きのうの記録です。（　　）ごろから続いています。',
    ]);
    expect(say({ entry: { log_date: '2026-11-01' } }).at(-1)).toBe(
      '11月1日（日）の記録です。（　　）ごろから続いています。',
    );
  });

  it('目安と案内の言葉が、決めたとおり', () => {
    expect(RULES.map(ruleWords)).toEqual([
      '体温 38.0℃以上',
      '吐き気が「強い」以上',
      '酸素飽和度（SpO2） 93％以下',
    ]);
    expect(`${THRESHOLD_MET_TEXT}。${callHospitalText('ひなた総合病院')}`).toBe(
      '病院から言われた目安にあてはまります。ひなた総合病院に電話してください',
    );
  });

  it('目安の手前の値は、丸めずに、書いたとおりに言う', () => {
    const entry = { log_date: '2026-11-20', measurements: [{ kind: 'body_temperature', value: 37.96 }] };
    const met = metRules(RULES, entry);
    expect(met).toEqual([]);
    expect(say({ met, entry })).toContain('体温は、37.96℃です。');
    expect(ruleWords({ kind: 'temperature', at_least: 37.95 })).toBe('体温 37.95℃以上');
  });

  it('版は一つずつ上がり、いまの版は最後のもの', () => {
    expect(RULE_VERSIONS.map(({ version }) => version)).toEqual(RULE_VERSIONS.map((_, index) => index + 1));
    expect(RULE_VERSION).toBe(RULE_VERSIONS.length);
  });
});
