import { describe, expect, it } from 'vitest';
import { CRISIS_LINES, EMERGENCY_LINES } from '../emergency/index.ts';
import { holidaysOf } from '../holidays/index.ts';
import { deskChecks } from './index.ts';

const VERIFIED_ON = [...EMERGENCY_LINES, ...CRISIS_LINES].map(({ verified_on }) => verified_on);
const idsOn = (today: string) => deskChecks(today).map(({ id }) => id);

// @proves state emergency numbers: compared
describe('机の確認のお願い（G7、G119）', () => {
  it.each([
    ['確かめた日', '2026-11-20', []],
    ['ちょうど180日たった日', '2027-05-19', []],
    ['180日をこえた日', '2027-05-20', ['hotlines']],
    ['こよみの最後の年の前の日', '2049-12-31', ['hotlines']],
    ['365日先がこよみの外になる日', '2050-01-01', ['hotlines', 'holidays-run-out']],
    ['こよみの最後の日', '2050-12-31', ['hotlines', 'holidays-run-out']],
    ['こよみが終わった日', '2051-01-01', ['hotlines', 'holidays-over']],
  ])('%s（%s）の場合', (_, today, ids) => {
    expect(new Set(VERIFIED_ON)).toEqual(new Set(['2026-11-20']));
    expect(idsOn(today)).toEqual(ids);
  });

  it('確かめる番号を、名前とともに一つずつ並べる', () => {
    const [hotlines] = deskChecks('2027-05-20');
    expect(hotlines?.items.map(({ text }) => text)).toEqual([
      '119：救急車を呼ぶ',
      '#7119：救急車を呼ぶか迷うとき（大人）',
      '#8000：迷うとき（子ども）',
      '0120-061-338：#いのちSOS',
      '0120-279-338：よりそいホットライン',
      '0120-279-226：よりそいホットライン（岩手県・宮城県・福島県）',
      '0570-064-556：こころの健康相談統一ダイヤル',
    ]);
    expect(hotlines?.text).toContain('180日をこえました');
  });

  it('こよみが終わると言う年の次の年から、春分の日と秋分の日が本当にない', () => {
    const equinoxes = (year: number) =>
      [...holidaysOf(year).values()].filter((name) => /[春秋]分の日/.test(name));
    expect([equinoxes(2050), equinoxes(2051)]).toEqual([['春分の日', '秋分の日'], []]);
  });
});
