import { describe, expect, it } from 'vitest';
import { japanInstant } from '../japanese-dates/index.ts';
import { describeOpenState, hoursText, openState, weeklyHoursText } from './index.ts';

const words = (day: string, time: string, variant: 'hatch' | 'chofu' = 'hatch', closures: string[] = []) =>
  describeOpenState(openState({ at: japanInstant(day, time), variant, closures }));

describe('受付の言葉（ui 14）', () => {
  it.each([
    ['受付中の場合', '2026-11-20', '10:00', 'hatch', 'ただいま受付中（本日20:00まで）', '受付中'],
    ['市の窓口が受付中の場合', '2026-11-21', '10:00', 'chofu', 'ただいま受付中（本日18:00まで）', '受付中'],
    ['終了10分前の場合', '2026-11-20', '19:50', 'hatch', 'まもなく受付を終了します（20:00まで）', '受付中'],
    [
      '開始前の場合',
      '2026-11-20',
      '08:00',
      'hatch',
      'ただいま受付時間外です。次の受付：本日9:00から',
      '時間外',
    ],
    [
      '終了後の場合、日曜と祝日をとばして案内する',
      '2026-11-21',
      '20:00',
      'hatch',
      '本日の受付は終了しました。次の受付：11月24日（火）9:00から',
      '時間外',
    ],
    [
      '祝日の場合',
      '2026-11-23',
      '10:00',
      'hatch',
      '祝日のためお休みです（勤労感謝の日）。次の受付：11月24日（火）9:00から',
      '時間外',
    ],
    [
      '年末年始の場合',
      '2026-12-31',
      '10:00',
      'hatch',
      '年末年始（12/30〜1/3）はお休みです。次の受付：1月4日（月）9:00から',
      '時間外',
    ],
    [
      '定休日の場合',
      '2026-11-20',
      '10:00',
      'chofu',
      '本日はお休みです。次の受付：11月21日（土）9:00から',
      '時間外',
    ],
  ] as const)('%s', (_, day, time, variant, text, short) => {
    expect(words(day, time, variant)).toMatchObject({ text, short, isOpen: short === '受付中' });
  });

  it('臨時の休みの場合、次の受付を案内する', () => {
    expect(words('2026-11-20', '10:00', 'hatch', ['2026-11-20'])).toEqual({
      headline: '本日は臨時のお休みです',
      next: '次の受付：11月21日（土）9:00から',
      opening: '11月21日（土）9:00から',
      text: '本日は臨時のお休みです。次の受付：11月21日（土）9:00から',
      short: '時間外',
      isOpen: false,
    });
  });

  it('次の受付が決まっていない場合も、言葉で知らせる', () => {
    expect(describeOpenState({ kind: 'closure', next: null }).next).toBe(
      '次の受付日は決まりしだいお知らせします',
    );
  });

  // @proves state hours: in words
  it('受付時間を言葉にする', () => {
    expect(weeklyHoursText('aflac')).toBe('月・火・木・金・土 9:00〜20:00');
    expect(weeklyHoursText('hatch')).toBe('月・火・木・金・土 9:00〜20:00');
    expect(weeklyHoursText('chofu')).toBe('火・土 9:00〜18:00');
    expect(hoursText('chofu')).toBe('火・土 9:00〜18:00（祝日と年末年始（12/30〜1/3）はお休みです）');
  });
});
