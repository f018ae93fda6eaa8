import { splitDay } from '@hidamari/ui/date-fields';
import { describe, expect, it } from 'vitest';
import { ownDaysOf, ownPeriod } from './own-days.ts';

const TODAY = '2026-11-20';
const fields = (from: string, to: string) => ({ from: splitDay(from), to: splitDay(to) });

describe('自分で決める期間', () => {
  it('使える日の組は、選んだその日の期間になる', () => {
    expect(ownPeriod(fields('2026-11-06', TODAY), TODAY)).toEqual({
      period: { from: '2026-11-06', to: TODAY },
      fault: null,
    });
  });

  it.each([
    ['逆の日', fields('2026-11-10', '2026-11-09'), '終わりの日は、始まりの日より後にしてください'],
    ['先の日', fields('2026-11-10', '2026-11-21'), '終わりの日は、今日までの日にしてください'],
    [
      '選びかけ',
      { from: { year: '2026', month: '', day: '1' }, to: splitDay(TODAY) },
      '年・月・日を、すべて選んでください',
    ],
    [
      'ない日',
      { from: { year: '2026', month: '2', day: '31' }, to: splitDay(TODAY) },
      '暦にない日です。日を選び直してください',
    ],
    ['12か月より長い', fields('2025-11-19', TODAY), '一度に印刷できるのは、12か月までです'],
  ])('%sの場合、期間にせず、わけを言う', (_, days, fault) => {
    expect(ownPeriod(days, TODAY)).toEqual({ period: null, fault });
  });

  it('住所にある日は、欄に入る。名前のある期間では、欄はない', () => {
    expect(ownDaysOf({ period: 'own', from: '2026-11-01', to: TODAY })).toEqual(fields('2026-11-01', TODAY));
    expect(ownDaysOf({ period: '3m', from: '', to: '' })).toBeNull();
  });
});
