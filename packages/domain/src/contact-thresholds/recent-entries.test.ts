import { describe, expect, it } from 'vitest';
import { callingEntry, type DatedEntry, isOfTodayOrLastNight, type ThresholdRule } from './index.ts';

const TODAY = '2026-11-20';
const YESTERDAY = '2026-11-19';
const RULES: ThresholdRule[] = [
  { kind: 'temperature', at_least: 38 },
  { kind: 'symptom', key: 'pain', at_least: 3 },
];
const CARD = { rules: RULES };
const fever = (value: number, log_date = TODAY, log_time?: string): DatedEntry => ({
  log_date,
  log_time,
  measurements: [{ kind: 'body_temperature', value }],
});

// @proves state contact threshold: met
describe('一覧とホームが知らせる記録（G75）', () => {
  it.each([
    ['今日の記録は、時刻によらず数える', TODAY, '00:10', true],
    ['今日の記録は、時刻がなくても数える', TODAY, undefined, true],
    ['きのうの18時の記録は、夜の記録である', YESTERDAY, '18:00', true],
    ['きのうの17時59分の記録は、数えない', YESTERDAY, '17:59', false],
    ['きのうの、時刻のない記録は、夜かもしれないので数える', YESTERDAY, undefined, true],
    ['おとといの夜の記録は、数えない', '2026-11-18', '23:59', false],
    ['あしたの日付の記録は、数えない', '2026-11-21', '09:00', false],
  ])('%s', (_, log_date, log_time, counts) => {
    expect(isOfTodayOrLastNight({ log_date, log_time }, TODAY)).toBe(counts);
    expect(callingEntry(CARD, [fever(38.4, log_date, log_time)], TODAY) !== null).toBe(counts);
  });

  it('会員が写した値にとどかない記録だけの場合、何もない', () => {
    expect(callingEntry(CARD, [fever(37.9)], TODAY)).toBeNull();
    expect(callingEntry({ rules: [{ kind: 'temperature', at_least: 39 }] }, [fever(38.4)], TODAY)).toBeNull();
  });

  it('体温の目安を写していない場合、38.0℃から発熱の文の記録になる', () => {
    expect(callingEntry(null, [fever(37.9)], TODAY)).toBeNull();
    expect(callingEntry(null, [fever(38)], TODAY)).toMatchObject(fever(38));
  });

  it('あとから低い体温を書いても、とどいた記録は消えない', () => {
    expect(callingEntry(CARD, [fever(36.5, TODAY, '15:00'), fever(38.4, TODAY, '09:00')], TODAY)).toEqual({
      ...fever(38.4, TODAY, '09:00'),
      symptoms: [],
    });
  });

  it('いくつかの記録がとどく場合、どれも言い、日は早いほうで、時刻は言わない', () => {
    const pain = { log_date: TODAY, log_time: '20:00', symptoms: [{ key: 'pain', today: 4 }] };
    expect(callingEntry(CARD, [pain, fever(38.4, YESTERDAY, '22:00')], TODAY)).toEqual({
      log_date: YESTERDAY,
      measurements: [{ kind: 'body_temperature', value: 38.4 }],
      symptoms: [{ key: 'pain', today: 4 }],
    });
  });
});
