import { describe, expect, it } from 'vitest';
import { FULL_LOG } from '../../../../../../packages/contract/src/treatment-logs/full-log.fixture.ts';
import { freeTextsOf } from '../log-words/free-texts.ts';
import { blankLogForm, type LogFormValues } from './log-form-values.ts';
import { writtenEntryOf } from './written-entry.ts';

const BLANK = blankLogForm('2026-11-20');

function written(change: Partial<LogFormValues>, temperature = ''): LogFormValues {
  return {
    ...BLANK,
    categories: ['is_condition_log'],
    ...change,
    measurements: { ...BLANK.measurements, body_temperature: { value: temperature, measured_at: '' } },
  };
}
const nausea = { key: 'nausea', today: null, frequency: null, strength: null, interference: null } as const;

describe('書いているとちゅうの記録を、目安とくらべる形（G75）', () => {
  it('全角で書いた体温も読み取り、数でないものは、どの目安にもあてはまらない値とする', () => {
    expect(writtenEntryOf(written({}, '３８．２')).measurements).toEqual([
      { kind: 'body_temperature', value: 38.2 },
    ]);
    expect(writtenEntryOf(written({}, '熱っぽい')).measurements?.[0]?.value).toBeNaN();
    expect(writtenEntryOf(written({})).measurements).toEqual([]);
  });

  it('症状の分類を外している場合、書いてあっても、くらべない', () => {
    const entry = writtenEntryOf({
      ...written({ symptoms: [{ ...nausea, today: 4 }] }, '39'),
      categories: [],
    });
    expect([entry.measurements, entry.symptoms]).toEqual([[], []]);
  });

  it('「なかった」と答えた場合、前に選んだ7日間の強さは数えない', () => {
    const symptoms = [{ ...nausea, frequency: 0, strength: 4 }];
    expect(writtenEntryOf(written({ symptoms })).symptoms).toEqual([
      { key: 'nausea', today: undefined, strength: undefined },
    ]);
    expect(writtenEntryOf(written({ symptoms: [{ ...nausea, strength: 4 }] })).symptoms?.[0]?.strength).toBe(
      4,
    );
  });

  it('書きかけの時刻は、時刻として読み上げない', () => {
    expect(writtenEntryOf(written({ log_time: '9' })).log_time).toBeUndefined();
    expect(writtenEntryOf(written({ log_time: '09:30' })).log_time).toBe('09:30');
  });
});

it('自分の言葉で書ける欄は、どれも、つらい言葉のカードの対象になる（G119）', () => {
  const words = [
    ...['題', '病院', '科', '先生', '説明', '食事', '外出', '自由', '薬', '量', '薬のメモ'],
    ...['検査の病院', '項目', '値', '単位', '下', '上', '検査のメモ', '治療'],
  ];
  const [title, hospital_name, department, doctor_role, explanation, meals, outing, text] = words;
  const [name = '', dose, note, place, item = '', value = '', unit, low, high, memo, treatment] =
    words.slice(8);
  const log = {
    ...FULL_LOG,
    title,
    visit: { hospital_name, department, doctor_role, explanation },
    life: { meals, outing },
    other: { text },
    medicines: [{ name, dose, note }],
    test_results: [
      {
        ...{ type: 1 as const, hospital_name: place, images: [], memo },
        rows: [{ item, value, unit, reference_low: low, reference_high: high }],
      },
    ],
    treatments: [{ type: 'other' as const, name: treatment }],
  };
  expect(freeTextsOf(log)).toEqual(words);
});
