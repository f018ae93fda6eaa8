import { describe, expect, it } from 'vitest';
import { japanInstant } from '../japanese-dates/index.ts';
import {
  afterQuietHours,
  type ChannelFacts,
  isCheckInDue,
  isVisitReminderDue,
  NOTICES,
  type NoticeKind,
  type NoticeWishes,
  noticeChannel,
  PLAIN_NOTICE_SCREENS,
  perNoticeSetting,
  quietHoursBegin,
  remindedDay,
  wantsNotice,
} from './index.ts';
import { NOTICE_KINDS } from './notice-kinds.ts';

const EVERYTHING: NoticeWishes = {
  ...perNoticeSetting(() => true),
  accepts_info_delivery: true,
  arePromptsHeld: false,
  isBereaved: false,
  isTest: false,
};
const KINDS: readonly NoticeKind[] = ['reply', 'next-visit', 'check-in', 'news', 'survey'];
const wanted = (wishes: Partial<NoticeWishes>) =>
  KINDS.filter((kind) => wantsNotice(kind, { ...EVERYTHING, ...wishes }));

describe('どのお知らせを送るか（G20、G49、G101、G135、G149）', () => {
  it.each<[string, Partial<NoticeWishes>, NoticeKind[]]>([
    ['すべてを選んだ場合、すべて', {}, ['reply', 'next-visit', 'check-in', 'news', 'survey']],
    [
      'お返事を選ばない場合、お返事は送らない',
      { is_told_of_replies: false },
      ['next-visit', 'check-in', 'news', 'survey'],
    ],
    ['診察の前の日を選ばない場合', { is_told_of_next_visit: false }, ['reply', 'check-in', 'news', 'survey']],
    ['ふり返りを選ばない場合', { is_told_of_check_in: false }, ['reply', 'next-visit', 'news', 'survey']],
    [
      '新しいお知らせに同意しない場合',
      { accepts_info_delivery: false },
      ['reply', 'next-visit', 'check-in', 'survey'],
    ],
    ['お知らせを控える場合、たのんだお返事だけ', { arePromptsHeld: true }, ['reply']],
    ['亡くなられた方の場合、たのんだお返事だけ', { isBereaved: true }, ['reply']],
    ['試しの会員の場合、お返事だけ', { isTest: true }, ['reply']],
    [
      '控えていて、お返事も選ばない場合、何も送らない',
      { arePromptsHeld: true, is_told_of_replies: false },
      [],
    ],
    [
      '何も選ばない場合、相談のあとのアンケートだけ（選ぶものではない）',
      {
        ...perNoticeSetting(() => false),
        accepts_info_delivery: false,
      },
      ['survey'],
    ],
  ])('%s', (_, wishes, kinds) => {
    expect(wanted(wishes)).toEqual(kinds);
  });
});

it('電話番号をひらいたことは、何を控えていても知らせる（G119）', () => {
  const silent = { arePromptsHeld: true, isBereaved: true, isTest: true, is_told_of_replies: false };
  expect(wantsNotice('access', { ...EVERYTHING, ...silent })).toBe(true);
});

it('どの種類にも送る文がある。新しいお知らせのほかは（G49）', () => {
  const said = Object.values(NOTICES).map(({ kind }) => kind);
  expect(Object.keys(NOTICE_KINDS).filter((kind) => !said.some((other) => other === kind))).toEqual(['news']);
});

it('同じことについての知らせは、一つだけ', () => {
  const subjects = Object.values(NOTICE_KINDS).flatMap(({ messages }) => Object.keys(messages));
  expect(subjects.toSorted()).toEqual(Object.keys(NOTICES).toSorted());
});

it('そのまま送る知らせのひらく画面は、アドレスから病気のことがわからない（G54）', () => {
  for (const screen of Object.values(PLAIN_NOTICE_SCREENS))
    expect(screen).toMatch(/^\/(account\/[\w-]+|account|questions)?$/);
});

describe('どこへ送るか（G22、G54）', () => {
  const facts = { chosen: 'line', hasEmail: true, isLineLinked: true, isLineFriend: true } as const;
  it.each<[string, Partial<ChannelFacts>, 'mail' | 'line' | null]>([
    ['メールを選んだ場合、メール', { chosen: 'mail' }, 'mail'],
    ['メールを選び、アドレスがない場合、LINEへは送らない', { chosen: 'mail', hasEmail: false }, null],
    ['LINEを選んだ場合、LINE', {}, 'line'],
    ['友だちかどうかがわからない場合も、LINE', { isLineFriend: null }, 'line'],
    ['LINEを選び、連携していない場合、なくさずにメール', { isLineLinked: false }, 'mail'],
    ['LINEを選び、友だちでない場合、なくさずにメール', { isLineFriend: false }, 'mail'],
    ['LINEもアドレスもない場合、送れない', { isLineLinked: false, hasEmail: false }, null],
    ['受け取らない場合、連携していても送らない', { chosen: 'none' }, null],
  ])('%s', (_, change, channel) => {
    expect(noticeChannel({ ...facts, ...change })).toBe(channel);
  });
});

// @proves notice next-visit
describe('次の診察の前の日のお知らせ（G135）', () => {
  const visitDay = '2026-12-01';
  const before = japanInstant('2026-11-20', '09:00');
  it.each<[string, string, string, Date, boolean]>([
    ['前の日の18時ちょうどの場合、送る', '2026-11-30', '18:00', before, true],
    ['17時59分の場合、まだ送らない', '2026-11-30', '17:59', before, false],
    ['止まっていて19時59分に動いた場合、送る', '2026-11-30', '19:59', before, true],
    ['夜8時になった場合、送らない', '2026-11-30', '20:00', before, false],
    ['当日の朝の場合、送らない', '2026-12-01', '08:00', before, false],
    ['二日前の18時の場合、送らない', '2026-11-29', '18:00', before, false],
    ['前の日の18時に書いた場合、送らない', '2026-11-30', '18:30', japanInstant('2026-11-30', '18:00'), false],
    ['前の日の17時59分に書いた場合、送る', '2026-11-30', '18:30', japanInstant('2026-11-30', '17:59'), true],
  ])('%s', (_, day, time, enteredAt, isDue) => {
    expect(isVisitReminderDue({ visitDay, enteredAt }, japanInstant(day, time))).toBe(isDue);
  });

  it('月の終わりの場合、次の月の一日を知らせる', () => {
    expect(remindedDay(japanInstant('2026-12-31', '18:00'))).toBe('2027-01-01');
  });
});

// @proves notice check-in
describe('月に一度のふり返り（G78）', () => {
  const today = '2026-11-30';
  it.each<[string, string | null, string | null, boolean]>([
    ['最後の記録から30日の場合、知らせる', '2026-10-31', null, true],
    ['最後の記録から29日の場合、知らせない', '2026-11-01', null, false],
    ['記録がなく、選んでから30日の場合、知らせる', null, '2026-10-31', true],
    ['記録がなく、選んでから29日の場合、知らせない', null, '2026-11-01', false],
    ['記録から長くたっても、知らせてから29日の場合、知らせない', '2026-05-01', '2026-11-01', false],
    ['知らせてから30日の場合、もう一度知らせる', '2026-05-01', '2026-10-31', true],
    ['知らせたあとで書いた場合、その記録から数える', '2026-11-10', '2026-10-01', false],
    ['記録も、選んだ日もわからない場合、知らせない', null, null, false],
  ])('%s', (_, newestLogDay, restFrom, isDue) => {
    expect(isCheckInDue({ newestLogDay, restFrom }, today)).toBe(isDue);
  });
});

it('夜8時に控える時間がはじまる（G135）', () => {
  const begin = quietHoursBegin('2026-11-30');
  expect(afterQuietHours(begin)).toEqual(japanInstant('2026-12-01', '08:00'));
  expect(afterQuietHours(new Date(begin.getTime() - 1))).toEqual(new Date(begin.getTime() - 1));
});

it('お知らせの言葉に、病気も病院も日付も出ない（G54、G135）', () => {
  const words = JSON.stringify(NOTICES);
  expect(words).not.toMatch(/がん|病|治療|診察|通院|症状|体調|薬|検査|手術|\d+月|！/);
});
