import { describe, expect, it } from 'vitest';
import { japanInstant } from '../japanese-dates/index.ts';
import { afterTry, callBackDueDay, callBackLimit, numbersNamedIn } from './index.ts';

// @proves state hours: call-back
describe('折り返しの約束（G8、G127）', () => {
  it.each([
    ['市の窓口で土曜の夜に受けた場合、次の火曜', 'chofu', '2026-11-21', [], '2026-11-24'],
    ['年末の場合、年が明けてはじめて開く日', 'chofu', '2026-12-29', [], '2027-01-05'],
    ['次の日が臨時の休みの場合、その次に開く日', 'hatch', '2026-11-20', ['2026-11-21'], '2026-11-24'],
  ] as const)('%s', (_, variant, day, closures, due) => {
    expect(callBackDueDay({ at: japanInstant(day, '21:00'), variant, closures })).toBe(due);
  });

  it('一年のあいだ開かない場合も、今日の約束として残る', () => {
    const closures = Array.from({ length: 500 }, (_, index) =>
      new Date(Date.UTC(2026, 10, 1) + index * 86_400_000).toISOString().slice(0, 10),
    );
    expect(callBackDueDay({ at: japanInstant('2026-11-20', '10:00'), variant: 'hatch', closures })).toBe(
      '2026-11-20',
    );
  });

  it('出られなかった場合は残り、ほかは終わる', () => {
    expect((['done', 'not_reached', 'dropped'] as const).map(afterTry)).toEqual(['done', 'open', 'dropped']);
  });

  it('名前と番号は、終わって90日までおく', () => {
    expect(callBackLimit(new Date('2026-11-22T00:00:00Z')).toISOString()).toBe('2026-08-24T00:00:00.000Z');
  });
});

it.each([
  ['H-1003 の方。午後に', ['H-1003']],
  ['Ｈ－１００３とh1003、m-7k4m-qx2h', ['H-1003', 'M-7K4M-QX2H']],
  ['090-1234-5678 へ。HbA1c のこと', []],
])('聞き取ったこと「%s」から、相談番号と受付番号だけを読む（G119）', (noted, numbers) => {
  expect(numbersNamedIn(noted)).toEqual(numbers);
});
