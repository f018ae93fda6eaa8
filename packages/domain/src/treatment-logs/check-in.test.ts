import { describe, expect, it } from 'vitest';
import { type CheckInLog, checkInKey, checkInSymptoms, isCheckInDay, withCheckIn } from './index.ts';

const EMPTY: CheckInLog = { is_condition_log: false, is_life_log: false, symptoms: [] };

describe('一押しの答えを記録に入れる（G60・G62）', () => {
  it('気分だけの場合、症状とくらしの記録になる', () => {
    expect(withCheckIn(EMPTY, { mood: 0 })).toEqual({
      is_condition_log: true,
      is_life_log: true,
      symptoms: [],
      life: { mood: 0 },
    });
  });

  it('症状だけの場合、症状の記録になる', () => {
    expect(withCheckIn(EMPTY, { symptoms: [{ key: 'fatigue', today: 0 }] })).toEqual({
      is_condition_log: true,
      is_life_log: false,
      symptoms: [{ key: 'fatigue', today: 0 }],
      life: undefined,
    });
  });

  it('くわしく書いた記録の場合、答えたところだけを変え、ほかは残す', () => {
    const written = {
      ...EMPTY,
      is_life_log: true,
      title: '散歩の日',
      symptoms: [
        { key: 'fatigue' as const, strength: 3, today: 3 },
        { key: 'pain' as const, frequency: 1 },
      ],
      life: { mood: 3, meals: 'おかゆ' },
    };
    const next = withCheckIn(written, { mood: 1, symptoms: [{ key: 'fatigue', today: 1 }] });
    expect(next).toEqual({
      ...written,
      is_condition_log: true,
      symptoms: [
        { key: 'fatigue', strength: 3, today: 1 },
        { key: 'pain', frequency: 1 },
      ],
      life: { mood: 1, meals: 'おかゆ' },
    });
  });

  it('取り消した場合、その答えだけがなくなり、空になった症状とくらしは残らない', () => {
    const both = withCheckIn(EMPTY, { mood: 2, symptoms: [{ key: 'pain', today: 2 }] });
    expect(withCheckIn(both, { mood: null })).toEqual({
      is_condition_log: true,
      is_life_log: false,
      symptoms: [{ key: 'pain', today: 2 }],
      life: undefined,
    });
    expect(withCheckIn(both, { symptoms: [{ key: 'pain', today: null }] }).symptoms).toEqual([]);
    const asked = { ...EMPTY, symptoms: [{ key: 'pain' as const, frequency: 2, today: 2 }] };
    expect(withCheckIn(asked, { symptoms: [{ key: 'pain', today: null }] }).symptoms).toEqual([
      { key: 'pain', frequency: 2 },
    ]);
    expect(withCheckIn(EMPTY, { symptoms: [{ key: 'pain', today: null }] }).symptoms).toEqual([]);
  });

  it('同じ答えを二度入れても、変わらない', () => {
    const answers = { mood: 4, symptoms: [{ key: 'cough' as const, today: 4 }] };
    const once = withCheckIn(EMPTY, answers);
    expect(withCheckIn(once, answers)).toEqual(once);
  });
});

describe('たずねる症状', () => {
  it('最近書いた三つを、いつも同じ順でたずねる', () => {
    const written = ['worry', 'numbness', 'worry', 'fatigue', 'pain'] as const;
    expect(checkInSymptoms({ answered: [], written })).toEqual(['fatigue', 'numbness', 'worry']);
    expect(checkInSymptoms({ answered: [], written: ['numbness', 'fatigue', 'worry'] })).toEqual([
      'fatigue',
      'numbness',
      'worry',
    ]);
  });

  it('まだ少ない場合、症状の表のはじめから足す', () => {
    expect(checkInSymptoms({ answered: [], written: [] })).toEqual(['pain', 'fatigue', 'nausea']);
    expect(checkInSymptoms({ answered: [], written: ['cough'] })).toEqual(['pain', 'fatigue', 'cough']);
  });

  it('その日に答えたものは、三つより多くても、すべて残し、足りないぶんだけを最近のものから足す', () => {
    const written = ['worry', 'numbness', 'cough'] as const;
    expect(checkInSymptoms({ answered: ['pain'], written })).toEqual(['pain', 'numbness', 'worry']);
    expect(checkInSymptoms({ answered: ['swelling', 'pain', 'nausea', 'fatigue'], written })).toEqual([
      'pain',
      'fatigue',
      'nausea',
      'swelling',
    ]);
  });
});

it.each([
  ['2026-11-22', true],
  ['2026-11-21', true],
  ['2026-11-20', false],
  ['2026-11-23', false],
])('今日が11月22日の場合、%s の一押しを受け取るかは %s', (day, isTaken) => {
  expect(isCheckInDay(day, '2026-11-22')).toBe(isTaken);
  expect(checkInKey(day)).toBe(`check-in:${day}`);
});
