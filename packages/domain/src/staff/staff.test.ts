import { describe, expect, it } from 'vitest';
import { memberOnlyScreen } from '../access/index.ts';
import {
  ACTING_REASONS,
  ALERT_WORDS,
  actingMinutesLeft,
  actingReasonLabel,
  maskPerson,
  mayNotifyOnCall,
  permissionsOf,
  STAFF_ROLES,
  type StaffPermission,
  type StaffRole,
  staffMay,
  titleWith,
  whatIsNew,
} from './index.ts';

describe('担当者の役割（G42）', () => {
  // Written out: a permission that somebody gains or loses must be seen here.
  const TABLE: Readonly<Record<StaffPermission, readonly StaffRole[]>> = {
    'open-desk': ['concierge', 'supporter', 'lead', 'editor', 'administrator'],
    'find-members': ['concierge', 'supporter', 'lead'],
    'act-for-members': ['concierge', 'supporter', 'lead'],
    'read-cases': ['supporter', 'lead'],
    'answer-cases': ['supporter', 'lead'],
    'direct-cases': ['lead'],
    'open-phones-in-danger': ['lead'],
    'read-member-cards': ['supporter', 'lead'],
    'comment-on-logs': ['supporter', 'lead'],
    'call-members-back': ['concierge', 'supporter', 'lead'],
    'answer-inquiries': ['concierge', 'supporter', 'lead'],
    'keep-monitors': ['concierge', 'supporter', 'lead'],
    'write-canned-answers': ['lead', 'editor'],
    'read-survey-reports': ['lead', 'administrator'],
    'answer-survey-contacts': ['lead'],
    'keep-closures': ['lead', 'administrator'],
  };

  it.each(STAFF_ROLES)('%s に許されることは、表のとおり', (role) => {
    const named = (Object.keys(TABLE) as StaffPermission[]).filter((key) => TABLE[key].includes(role));
    expect(permissionsOf(role)).toEqual(named);
  });

  it('表にないことは、だれにも許されない', () => {
    for (const role of STAFF_ROLES) expect(staffMay(role, 'read-everything' as StaffPermission)).toBe(false);
  });

  it('理由には、病気のことをたずねる言葉がない', () => {
    for (const { value, label } of ACTING_REASONS) {
      expect(actingReasonLabel(value)).toBe(label);
      expect(label).not.toMatch(/病|症|がん|治療/);
    }
  });
});

describe('代行の残り', () => {
  const end = new Date('2026-11-22T10:30:00Z');
  it.each([
    ['2026-11-22T10:00:00Z', 30],
    ['2026-11-22T10:00:01Z', 30],
    ['2026-11-22T10:29:59Z', 1],
    ['2026-11-22T10:30:00Z', 0],
    ['2026-11-22T11:00:00Z', 0],
  ])('%s には、あと%d分', (now, minutes) => {
    expect(actingMinutesLeft(end, new Date(now))).toBe(minutes);
  });
});

describe('見つけた会員の見せかた（G38）', () => {
  it('姓のカナの一文字と、生まれ年だけにする', () => {
    expect(maskPerson({ lastNameKana: 'ヒナタ', firstNameKana: 'ハルコ', birthday: '1968-04-12' })).toEqual({
      kanaInitial: 'ヒ',
      birthYear: '1968',
    });
    expect(maskPerson({ lastNameKana: '', firstNameKana: 'スカルノ', birthday: null })).toEqual({
      kanaInitial: 'ス',
      birthYear: null,
    });
    expect(maskPerson({ lastNameKana: '', firstNameKana: '', birthday: null })).toEqual({
      kanaInitial: '',
      birthYear: null,
    });
  });
});

describe('本人だけの画面（G42）', () => {
  it.each([
    '/login/logged-in-password-reset',
    '/account/security',
    '/account/privacy',
    '/account/my-data',
    '/account/access-diary',
    '/unsubscribe',
    '/unsubscribe/confirm',
    '/line/confirmation',
    '/survey/call',
    '/survey/service',
    '/treatment-logs/new',
    '/treatment-logs/print',
    '/treatment-logs/1b9d/edit',
  ])('%s は、代行では開けない', (path) => {
    const words = memberOnlyScreen(path);
    expect(words?.own).toContain('ご本人がログイン');
    expect(memberOnlyScreen(`${path}/`)).toEqual(words);
  });

  it.each(['/', '/account', '/account/edit', '/treatment-logs', '/treatment-logs/1b9d', '/articles'])(
    '%s は、代行でも開ける',
    (path) => {
      expect(memberOnlyScreen(path)).toBeNull();
    },
  );
});

describe('机が、ほかのタブで呼ぶ（G119）', () => {
  it.each([
    ['だれも待っていない場合、題は変わらない', { waiting: 0, danger: 0, calls: 0 }, '相談員の机'],
    ['三人が待っている場合、数が出る', { waiting: 3, danger: 0, calls: 0 }, '（3）相談員の机'],
    [
      'つらい気持ちの言葉がある場合、別のしるしが先に出る',
      { waiting: 3, danger: 1, calls: 0 },
      '【至急 1】（3）相談員の机',
    ],
    ['同僚が呼んでいる場合も、同じしるし', { waiting: 0, danger: 0, calls: 1 }, '【至急 1】相談員の机'],
  ])('%s', (_, waiting, title) => {
    expect(titleWith('相談員の机', waiting)).toBe(title);
    // Put on again, or after the numbers changed, the marks stand once.
    expect(titleWith(titleWith('相談員の机', { waiting: 9, danger: 9, calls: 9 }), waiting)).toBe(title);
  });

  const NOTHING = { waiting: null, danger: null, calls: null };
  const EARLIER = '2026-11-28 10:00:00';
  const LATER = '2026-11-28 10:00:01';
  it.each([
    [
      '何も増えていない場合、鳴らさない',
      { ...NOTHING, waiting: EARLIER },
      { ...NOTHING, waiting: EARLIER },
      null,
    ],
    ['待つ方が増えた場合', NOTHING, { ...NOTHING, waiting: EARLIER }, 'waiting'],
    [
      '待つ方が減った場合、鳴らさない',
      { ...NOTHING, waiting: LATER },
      { ...NOTHING, waiting: EARLIER },
      null,
    ],
    [
      'つらい気持ちの言葉が、待つ方といっしょに来た場合、つらい気持ちの言葉が先',
      { ...NOTHING, waiting: EARLIER },
      { ...NOTHING, waiting: LATER, danger: LATER },
      'danger',
    ],
    ['同僚も呼んでいる場合、それが先', NOTHING, { waiting: LATER, danger: LATER, calls: EARLIER }, 'calls'],
  ])('%s', (_, before, now, kind) => {
    expect(whatIsNew(before, now)).toBe(kind);
  });

  it('題にも通知にも、だれのことも、病気のことも出ない（G54）', () => {
    expect(JSON.stringify(ALERT_WORDS)).not.toMatch(/がん|病|治療|死|消え|H-|さん/);
  });
});

it('当番の方へは、一つの相談について、言葉からは一時間に一度、人が呼んだときは十分に一度まで', () => {
  const told = new Date('2026-11-28T01:00:00Z');
  const after = (minutes: number) => new Date(told.getTime() + minutes * 60_000);
  const dangerAt = after(-5);
  for (const isCalled of [true, false])
    expect(mayNotifyOnCall({ toldAt: null, dangerAt, isCalled }, told)).toBe(true);
  const byWords = (now: Date) => mayNotifyOnCall({ toldAt: told, dangerAt, isCalled: false }, now);
  expect([after(0), after(59), after(60)].map(byWords)).toEqual([false, false, true]);
  // Told by the words alone, or before they came: whoever calls since then is sent on at once, each time until somebody is told.
  for (const came of [told, after(2)])
    expect(mayNotifyOnCall({ toldAt: told, dangerAt: came, isCalled: true }, after(3))).toBe(true);
  const again = (now: Date) => mayNotifyOnCall({ toldAt: told, dangerAt, isCalled: true }, now);
  expect([after(0), after(9), after(10)].map(again)).toEqual([false, false, true]);
});
