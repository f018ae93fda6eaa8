import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { japanInstant } from '../japanese-dates/index.ts';
import {
  afterCaseEvent,
  type CaseEvent,
  type CaseState,
  caseNumberText,
  consultationRecordLimit,
  NEW_CASE,
  readCaseNumber,
  replyDueDay,
  takesMemberWords,
  unnamedCaseTitle,
  waitingText,
  writtenChannel,
} from './index.ts';

const T0 = new Date('2026-11-20T02:00:00Z');
const later = (minutes: number) => new Date(T0.getTime() + minutes * 60_000);

describe('相談の状態（G90）', () => {
  const received: CaseState = { status: 'received', isTaken: false, waitingSince: T0 };
  const working: CaseState = { status: 'working', isTaken: true, waitingSince: T0 };
  const answered: CaseState = { status: 'answered', isTaken: true, waitingSince: null };
  const closed: CaseState = { status: 'closed', isTaken: true, waitingSince: null };
  const left: CaseState = { status: 'closed', isTaken: false, waitingSince: null };

  it.each<[string, CaseState, CaseEvent, CaseState]>([
    ['受付のまま書き足しても、待ちはじめの時刻は変わらない', received, 'member-wrote', received],
    ['担当が決まった場合、対応中になる', received, 'taken', working],
    ['担当がついた相談に書き足した場合、対応中のまま', working, 'member-wrote', working],
    ['お返事した場合、待ちが終わる', working, 'staff-replied', answered],
    [
      'お返事のあとに書いた場合、そこから待つ',
      answered,
      'member-wrote',
      { status: 'working', isTaken: true, waitingSince: later(5) },
    ],
    ['待っている人の担当を外した場合、受付に戻る', working, 'put-back', received],
    [
      '待っていない人の担当を外した場合、お返事ありのまま',
      answered,
      'put-back',
      { status: 'answered', isTaken: false, waitingSince: null },
    ],
    [
      'お返事ありの相談を引き継いだ場合、お返事ありのまま',
      { status: 'answered', isTaken: false, waitingSince: null },
      'taken',
      answered,
    ],
    ['終えた場合、待ちも終わる', working, 'closed', closed],
    [
      '終えた相談に書いた場合、担当のもとで再び開く',
      closed,
      'member-wrote',
      { status: 'working', isTaken: true, waitingSince: later(5) },
    ],
    [
      '担当がいないまま終えた相談に書いた場合、受付に戻る',
      left,
      'member-wrote',
      { status: 'received', isTaken: false, waitingSince: later(5) },
    ],
  ])('%s', (_, stand, event, expected) => {
    expect(afterCaseEvent(stand, event, later(5))).toEqual(expected);
  });

  it('会員が書くと受付に、電話を書きとめると対応中に始まる', () => {
    expect(NEW_CASE.byMember(T0)).toEqual(received);
    expect(NEW_CASE.byCall()).toEqual({ status: 'working', isTaken: true, waitingSince: null });
  });

  it('どの順で何が起きても、待っている人がお返事ありや終了にならない', () => {
    const events = fc.array(
      fc.constantFrom<CaseEvent>('member-wrote', 'taken', 'put-back', 'staff-replied', 'closed'),
    );
    fc.assert(
      fc.property(events, (happened) => {
        let stand = NEW_CASE.byMember(T0);
        for (const [index, event] of happened.entries()) {
          stand = afterCaseEvent(stand, event, later(index));
          expect(stand.waitingSince !== null).toBe(stand.status === 'received' || stand.status === 'working');
          if (stand.waitingSince) expect(stand.isTaken).toBe(stand.status === 'working');
        }
      }),
    );
  });

  it('終えて30日までは同じ相談の続きになり、そのあとは新しい相談になる', () => {
    const found = { status: 'closed', closedAt: T0 } as const;
    expect(takesMemberWords(found, new Date(T0.getTime() + 30 * 86_400_000 - 1))).toBe(true);
    expect(takesMemberWords(found, new Date(T0.getTime() + 30 * 86_400_000))).toBe(false);
    expect(takesMemberWords({ status: 'answered', closedAt: T0 }, later(90 * 1_440))).toBe(true);
  });
});

it('相談の番号は、電話で言える形にする', () => {
  expect(caseNumberText(2041)).toBe('H-2041');
});

it.each([
  ['H-2041', 2041],
  ['h2041', 2041],
  ['2041', 2041],
  [' ｈ－２０４１ ', 2041],
  ['Ｈー２０４１', 2041],
  ['H 2041', 2041],
  ['H-002041', 2041],
  ['', null],
  ['H-', null],
  ['0', null],
  ['090-1234-5678', null],
  ['1234567890', null],
  ['B-2041', null],
  ['2041番', null],
  ['20.41', null],
])('聞いたとおりに打った番号「%s」は、%sと読む', (typed, number) => {
  expect(readCaseNumber(typed)).toBe(number);
});

describe('相談の呼び名', () => {
  it('名前がつくまでは、選ばれた分類で呼ぶ', () => {
    expect(unnamedCaseTitle(['mind', 'money'])).toBe('お金・こころのご相談');
    expect(unnamedCaseTitle(['other'])).toBe('ご相談');
    expect(unnamedCaseTitle([])).toBe('ご相談');
  });
});

it.each([
  ['aflac', 'chat'],
  ['hatch', 'chat'],
  ['chofu', 'mail'],
] as const)('%s の方が文字で相談する方法は %s（仕様6）', (variant, channel) => {
  expect(writtenChannel(variant)).toBe(channel);
});

describe('相談員の待ちの列', () => {
  it.each([
    [0, 'たったいま'],
    [59_999, 'たったいま'],
    [60_000, '1分'],
    [59 * 60_000, '59分'],
    [60 * 60_000, '1時間'],
    [96 * 60_000, '1時間36分'],
    [24 * 3_600_000, '1日'],
    [-5_000, 'たったいま'],
  ])('%dミリ秒待った方は「%s」', (waited, words) => {
    expect(waitingText(T0, new Date(T0.getTime() + waited))).toBe(words);
  });
});

describe('お返事の約束（G9、G122）', () => {
  it.each([
    ['金曜に届いた場合、土・火・木', 'hatch', '2026-11-20', [], '2026-11-26'],
    ['日曜に届いた場合、祝日をとばす', 'hatch', '2026-11-22', [], '2026-11-27'],
    ['市の窓口は、火曜と土曜だけを数える', 'chofu', '2026-11-20', [], '2026-11-28'],
    ['年末に届いた場合、年明けを数える', 'aflac', '2026-12-29', [], '2027-01-07'],
    ['臨時の休みは数えない', 'hatch', '2026-11-20', ['2026-11-21'], '2026-11-27'],
  ] as const)('%s', (_, variant, day, closures, due) => {
    for (const time of ['00:00', '12:00', '23:59'])
      expect(replyDueDay({ at: japanInstant(day, time), variant, closures })).toBe(due);
  });

  it('一年のあいだ開かない場合、日は約束しない', () => {
    const closures = Array.from({ length: 500 }, (_, index) =>
      new Date(Date.UTC(2026, 10, 1) + index * 86_400_000).toISOString().slice(0, 10),
    );
    expect(replyDueDay({ at: T0, variant: 'hatch', closures })).toBeNull();
  });
});

it('記録は、終わってから五年のあいだ残す（G53）', () => {
  expect(consultationRecordLimit(new Date('2026-11-22T00:00:00Z')).toISOString()).toBe(
    '2021-11-22T00:00:00.000Z',
  );
});
