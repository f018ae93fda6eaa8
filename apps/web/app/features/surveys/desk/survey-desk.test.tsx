import type { SurveyContact, SurveyReport } from '@hidamari/contract/surveys';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { SurveyContactList } from './survey-contacts.tsx';
import { reportDays, reportHref, reportWishOf } from './survey-queries.ts';
import { SurveyReportView } from './survey-report.tsx';

const REPORT: SurveyReport = {
  ...{ survey: 'call', from: '2026-11-01', to: '2026-11-26', total: 12, is_few: false, is_cut: false },
  questions: [
    {
      name: 'ease',
      counts: [
        { value: 5, count: 8 },
        { value: 2, count: 2 },
      ],
      ...{ mean: 4.4, answered: 10, declined: 2 },
    },
    { name: 'burden_after', counts: [{ value: 0, count: 3 }], mean: 0, answered: 3, declined: 0 },
    { name: 'may_contact', counts: [{ value: true, count: 1 }], mean: null, answered: 1, declined: 0 },
  ],
  words: [{ name: 'opinion', text: '聞いてもらえてよかったです。', day: '2026-11-20' }],
};

const draw = (change: Partial<SurveyReport>, seesWords = true) =>
  drawOnPage(<SurveyReportView report={{ ...REPORT, ...change }} seesWords={seesWords} />);

describe('答えの集まり（G101）', () => {
  // @proves screen /desk/surveys
  it('質問ごとに、数と平均を、読める表で出す', () => {
    const html = draw({});
    expect(html).toContain('12件');
    expect(html).toContain('答え 10件・答えたくない 2件・平均 4.4');
    expect(html).toMatch(/<th scope="row">とても話しやすかった<\/th>.*?8件（80%）/);
    expect(html).toMatch(/<th scope="row">とても話しにくかった<\/th>.*?0件（0%）/);
    expect(html).toMatch(/<th scope="row">0　つらくない<\/th>.*?3件（100%）/);
    expect(html).toMatch(/<th scope="row">はい<\/th>.*?1件（100%）/);
    expect(html).toContain('聞いてもらえてよかったです。');
    expect(html).toContain('11月20日');
  });

  // @proves call GET /desk/surveys/report
  it('5件に満たない場合、内訳も言葉も出さない', () => {
    const html = draw({ total: 4, is_few: true });
    expect(html).toContain('5件に満たないため、内訳は出しません。');
    expect(html).not.toContain('<table');
    expect(html).not.toContain('聞いてもらえて');
  });

  it('多すぎて一部だけの場合、そうと断る', () => {
    expect(draw({ is_cut: true })).toContain('新しいものから12件までを集めています');
    expect(draw({})).not.toContain('集めています');
  });

  it('相談を読まない役割には、言葉を出さない', () => {
    const html = draw({ words: [] }, false);
    expect(html).toContain('書かれた言葉は、相談を読む担当者だけに表示します。');
  });

  it('アンケートと期間は住所に残り、知らないものは、はじめのものになる', () => {
    const wish = { survey: 'life', period: 'year' } as const;
    expect(reportWishOf(new URL(reportHref(wish), 'http://localhost').searchParams)).toEqual(wish);
    expect(reportWishOf(new URLSearchParams('type=x&period=y'))).toEqual({
      survey: 'call',
      period: 'quarter',
    });
  });

  it.each([
    ['month', '2026-11-01'],
    ['quarter', '2026-08-27'],
    ['year', '2025-11-27'],
  ] as const)('期間 %s は %s から', (period, from) => {
    expect(reportDays(period, '2026-11-26')).toEqual({ from, to: '2026-11-26' });
  });
});

const CONTACT: SurveyContact = {
  ...{ id: '11111111-1111-4111-8111-111111111111', case_id: '22222222-2222-4222-8222-222222222222' },
  ...{ case_no: 'H-2041', wish: 'lead', words: 'もう少し聞きたかったです。' },
  answered_at: '2026-11-20 10:00:00',
};
const drawContacts = (contacts: readonly SurveyContact[]) =>
  drawOnPage(
    <QueryClientProvider client={new QueryClient()}>
      <SurveyContactList contacts={contacts} />
    </QueryClientProvider>,
  );

describe('連絡を待っている方', () => {
  it('望みと相談の番号と言葉があり、連絡したと書ける', () => {
    const html = drawContacts([CONTACT]);
    expect(html).toContain('責任者からの連絡がほしい');
    expect(html).toContain(`href="/desk/cases/${CONTACT.case_id}"`);
    expect(html).toContain('もう少し聞きたかったです。');
    expect(html).toContain('連絡しました');
  });

  it('記録が消えた相談と、だれもいないときも、そうと言う', () => {
    expect(drawContacts([{ ...CONTACT, case_id: null, case_no: null }])).toContain(
      '相談の記録は、もうありません',
    );
    expect(drawContacts([])).toContain('いまいません');
  });
});
