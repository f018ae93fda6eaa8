import { describe, expect, it } from 'vitest';
import { VARIANT_KEYS, type VariantKey } from '../site-variants/index.ts';
import {
  CLOSURE_FAULTS,
  type ClosedDaysByVariant,
  closedDaysByVariant,
  closedDaysOf,
  closureDaysText,
  closureFault,
  closureVariantsText,
  daysOfClosure,
  isSameClosedDays,
  joinClosedDays,
  previewClosure,
} from './index.ts';

/** A Friday. */
const TODAY = '2026-11-20';
const NONE: ClosedDaysByVariant = { aflac: [], hatch: [], chofu: [] };

describe('臨時の休みとして入れられる日（G7）', () => {
  it.each([
    ['今日だけの場合、入れられる', '2026-11-20', '2026-11-20', null],
    ['きのうからの場合、はじめの日を直してもらう', '2026-11-19', '2026-11-21', 'first_day closure_past'],
    ['おわりが先の場合、おわりの日を直してもらう', '2026-11-22', '2026-11-21', 'last_day closure_order'],
    ['60日の場合、入れられる', '2026-12-01', '2027-01-29', null],
    ['61日の場合、短くしてもらう', '2026-12-01', '2027-01-30', 'last_day closure_too_long'],
    ['365日先の場合、入れられる', '2027-11-20', '2027-11-20', null],
    ['366日先の場合、近い日にしてもらう', '2027-11-20', '2027-11-21', 'last_day closure_too_far'],
  ])('%s', (_, first_day, last_day, expected) => {
    const fault = closureFault({ first_day, last_day }, TODAY);
    expect(fault && `${CLOSURE_FAULTS[fault]} ${fault}`).toBe(expected);
  });

  it('年をまたぐ場合も、一日ずつ数える', () => {
    expect(daysOfClosure({ first_day: '2026-12-30', last_day: '2027-01-02' })).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ]);
  });
});

describe('二つのところから来た休みを合わせる', () => {
  const of = (day: string, ...variants: VariantKey[]) => ({ day, variants });
  const BOTH = [
    of('2026-12-05', 'aflac', 'hatch', 'chofu'),
    of('2026-11-27', 'aflac'),
    of('2026-11-27', 'aflac', 'hatch'),
    of('2026-11-19', 'aflac'),
  ];

  it('日の順に、重なりなく、今日からあとだけを答える', () => {
    expect(closedDaysOf(BOTH, { variant: 'aflac', today: TODAY })).toEqual(['2026-11-27', '2026-12-05']);
    expect(closedDaysOf(BOTH, { variant: 'chofu', today: TODAY })).toEqual(['2026-12-05']);
    expect(closedDaysByVariant(BOTH, TODAY)).toEqual({
      aflac: ['2026-11-27', '2026-12-05'],
      hatch: ['2026-11-27', '2026-12-05'],
      chofu: ['2026-12-05'],
    });
  });
});

describe('入れる前に見せる言葉', () => {
  const preview = (first_day: string, last_day: string, variants: readonly VariantKey[], closures = NONE) =>
    previewClosure({ first_day, last_day, variants }, { closures, today: TODAY }).map(
      ({ of, text }) => `${of ?? ''}|${text}`,
    );

  it('一日の場合、次の受付を添える', () => {
    expect(preview('2026-11-27', '2026-11-27', ['hatch'])).toEqual([
      '|11月27日（金）は臨時のお休みです。次の受付：11月28日（土）9:00から',
    ]);
  });

  it('窓口で違う場合、分けて言う。もともと休みの窓口は、そう言う', () => {
    expect(preview('2026-11-27', '2026-11-27', VARIANT_KEYS)).toEqual([
      '保険・一般|11月27日（金）は臨時のお休みです。次の受付：11月28日（土）9:00から',
      '調布市|11月27日（金）は、もともとお休みです。',
    ]);
  });

  it('続く日の場合、受付のあったはずの日だけを言う', () => {
    expect(preview('2026-11-27', '2026-11-30', VARIANT_KEYS)).toEqual([
      '保険・一般|11月27日（金）〜11月30日（月）は臨時のお休みです。次の受付：12月1日（火）9:00から',
      '調布市|11月28日（土）は臨時のお休みです。次の受付：12月1日（火）9:00から',
    ]);
  });

  it('あとの日がすでに休みの場合、その次を案内する', () => {
    const closures = { ...NONE, hatch: ['2026-11-28'] };
    expect(preview('2026-11-27', '2026-11-27', ['hatch'], closures)).toEqual([
      '|11月27日（金）は臨時のお休みです。次の受付：11月30日（月）9:00から',
    ]);
  });

  it('ことしでない日には、年を言う', () => {
    expect(closureDaysText({ first_day: '2026-12-28', last_day: '2027-01-05' }, TODAY)).toBe(
      '12月28日（月）〜2027年1月5日（火）',
    );
  });

  it('窓口の名を言う', () => {
    expect([VARIANT_KEYS, ['aflac', 'hatch'] as const, ['chofu'] as const].map(closureVariantsText)).toEqual([
      'すべての窓口',
      '保険・一般',
      '調布市',
    ]);
  });
});

describe('画面が知っている休みと、あとから聞いた休み（G7）', () => {
  const known = { aflac: [], hatch: ['2026-11-20', '2026-12-01'], chofu: [] };

  it('片方しか読めない場合に合わせても、日の順に、一度ずつ並ぶ', () => {
    const heard = { aflac: ['2026-11-21'], hatch: ['2026-11-21', '2026-12-01'], chofu: [] };
    expect(joinClosedDays(known, heard)).toEqual({
      aflac: ['2026-11-21'],
      hatch: ['2026-11-20', '2026-11-21', '2026-12-01'],
      chofu: [],
    });
  });

  it('一つの窓口の一日でも違えば、同じではない', () => {
    expect(isSameClosedDays(known, { ...known, hatch: [...known.hatch] })).toBe(true);
    expect(isSameClosedDays(known, { ...known, chofu: ['2026-12-01'] })).toBe(false);
    expect(isSameClosedDays(known, { ...known, hatch: ['2026-11-20'] })).toBe(false);
  });
});
