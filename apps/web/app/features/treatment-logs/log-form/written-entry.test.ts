import { describe, expect, it } from 'vitest';
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
