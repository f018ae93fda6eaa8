import { describe, expect, it } from 'vitest';
import {
  BELONGING_SUGGESTIONS,
  type DatedVisit,
  daysUntilWords,
  hasVisitCome,
  inMemberOrder,
  moved,
  QUESTION_SUGGESTIONS,
  VISIT_LIMITS,
  VISIT_STATUSES,
  visitDayRange,
  visitsInOrder,
} from './index.ts';

const TODAY = '2026-11-20';

describe('診察までの日数', () => {
  it.each([
    ['2026-11-20', 'きょう'],
    ['2026-11-21', 'あす'],
    ['2026-11-22', 'あと2日'],
    ['2026-11-24', 'あと4日'],
    ['2027-11-20', 'あと365日'],
    ['2026-11-19', null],
  ])('%s の場合、%s', (visitDay, words) => {
    expect(daysUntilWords({ visitDay, today: TODAY })).toBe(words);
  });

  it.each([
    ['2026-11-19', true],
    ['2026-11-20', true],
    ['2026-11-21', false],
  ])('%s の場合、答えを書けるか: %s', (visitDay, hasCome) => {
    expect(hasVisitCome({ visitDay, today: TODAY })).toBe(hasCome);
  });

  it('選べる日は、5年先の同じ日まで', () => {
    expect(visitDayRange(TODAY)).toEqual({ from: '1950-01-01', to: '2031-11-20' });
    expect(visitDayRange('2028-02-29').to).toBe('2033-03-01');
  });
});

// @proves call GET /treatment-logs/next-visit-information
describe('いちばん近い診察（G69）', () => {
  type Named = DatedVisit & { name: string };
  const visit = (name: string, visit_date: string, more: Partial<DatedVisit> = {}): Named => ({
    name,
    visit_date,
    status: 'planned',
    ...more,
  });
  const names = ({ next, later, past }: ReturnType<typeof visitsInOrder<Named>>) => ({
    next: next?.name ?? null,
    later: later.map(({ name }) => name),
    past: past.map(({ name }) => name),
  });

  it('予定がひとつもない場合、近い診察はない', () => {
    expect(visitsInOrder([], TODAY)).toEqual({ next: null, later: [], past: [] });
    const over = [visit('終', '2026-11-25', { status: 'done' })];
    expect(names(visitsInOrder(over, TODAY))).toEqual({ next: null, later: [], past: ['終'] });
  });

  it('今日より後の予定のうち、日、時刻の順に早いものを選ぶ', () => {
    const visits = [
      visit('来月', '2026-12-24'),
      visit('午後', '2026-11-24', { visit_time: '14:00' }),
      visit('午前', '2026-11-24', { visit_time: '09:30' }),
      visit('時刻なし', '2026-11-25'),
    ];
    expect(names(visitsInOrder(visits, TODAY))).toEqual({
      next: '午前',
      later: ['午後', '時刻なし', '来月'],
      past: [],
    });
  });

  it('今日の予定は、日が変わるまで近い診察のまま', () => {
    const visits = [visit('今日', TODAY, { visit_time: '08:00' }), visit('あす', '2026-11-21')];
    expect(names(visitsInOrder(visits, TODAY)).next).toBe('今日');
  });

  it('日を過ぎた予定だけの場合、最後のものが残り、ほかも消えない', () => {
    const visits = [visit('先月', '2026-10-20'), visit('きのう', '2026-11-19')];
    expect(names(visitsInOrder(visits, TODAY))).toEqual({ next: 'きのう', later: ['先月'], past: [] });
  });

  it('日を過ぎた予定とこれからの予定がある場合、これからの予定を選び、過ぎたものも並べる', () => {
    const visits = [visit('きのう', '2026-11-19'), visit('あす', '2026-11-21')];
    expect(names(visitsInOrder(visits, TODAY))).toEqual({ next: 'あす', later: ['きのう'], past: [] });
  });

  it('終わったものを新しい順に並べ、なくなったものはその後に新しい順に並べる', () => {
    const visits = [
      visit('先のなし', '2026-08-01', { status: 'changed' }),
      visit('古い', '2026-09-01', { status: 'done' }),
      visit('なし', '2026-12-01', { status: 'changed' }),
      visit('新しい', '2026-11-01', { status: 'done' }),
    ];
    expect(names(visitsInOrder(visits, TODAY)).past).toEqual(['新しい', '古い', 'なし', '先のなし']);
  });
});

describe('聞きたいことの順番', () => {
  it('会員の順番に並べ、0から番号をつけ直す。同じ番号は、来た順のまま', () => {
    const questions = [
      { text: 'う', order: 9 },
      { text: 'あ', order: 2 },
      { text: 'い', order: 2 },
    ];
    expect(inMemberOrder(questions)).toEqual([
      { text: 'あ', order: 0 },
      { text: 'い', order: 1 },
      { text: 'う', order: 2 },
    ]);
  });

  it.each([
    [0, 1, ['い', 'あ', 'う']],
    [2, 1, ['あ', 'う', 'い']],
    [0, 2, ['い', 'う', 'あ']],
    [0, -1, ['あ', 'い', 'う']],
    [2, 3, ['あ', 'い', 'う']],
    [1, 1, ['あ', 'い', 'う']],
  ])('%i番目を%i番目へ動かす', (from, to, expected) => {
    expect(moved(['あ', 'い', 'う'], from, to)).toEqual(expected);
  });
});

describe('選べることば', () => {
  it('聞きたいことの例は、決定のとおりの5つ', () => {
    expect(QUESTION_SUGGESTIONS).toEqual([
      'いまの治療の目的を教えてください',
      '次の検査は何を見るためですか',
      '夜や休日に具合が悪くなったら、どこへ電話しますか',
      '生活で気をつけることは何ですか',
      '仕事はどのくらい続けられそうですか',
    ]);
  });

  it('例は、どれも書ける長さに入る', () => {
    expect(QUESTION_SUGGESTIONS.filter((text) => text.length > VISIT_LIMITS.questionText)).toEqual([]);
    expect(BELONGING_SUGGESTIONS.filter((text) => text.length > VISIT_LIMITS.belonging)).toEqual([]);
    expect(new Set(BELONGING_SUGGESTIONS).size).toBe(BELONGING_SUGGESTIONS.length);
  });

  it('ようすは3つで、どれも名前がある', () => {
    expect(VISIT_STATUSES.map(({ value }) => value)).toEqual(['planned', 'done', 'changed']);
    expect(new Set(VISIT_STATUSES.map(({ label }) => label)).size).toBe(3);
  });
});
