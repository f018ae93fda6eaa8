import { SURVEYS, type SurveyAnswer, type SurveyId, type SurveyQuestion } from '@hidamari/domain/surveys';
import { describe, expect, it } from 'vitest';
import { crisisLinesUnder, LINES_FOR_THE_DESPERATE } from '../../../parts/crisis/crisis-note.fixture.ts';
import { drawOnPage, memberOf } from '../../../shell/page-under-test.fixture.tsx';
import { QuestionField } from './question-field.tsx';
import { SurveyClosed } from './survey-closed.tsx';
import { SurveyCompleteView } from './survey-complete.tsx';

const CALM = '話したくなったら、ここがあります。';
const NUMBERS = ['0120-061-338', '0120-279-338', '0570-064-556'];

function questionOf(survey: SurveyId, name: string): SurveyQuestion {
  const { main, additional } = SURVEYS[survey];
  const found = [...main, ...additional]
    .flatMap(({ questions }) => questions)
    .find((question) => question.name === name);
  if (!found) throw new RangeError(name);
  return found;
}

const draw = (survey: SurveyId, name: string, answer?: SurveyAnswer) =>
  drawOnPage(
    <QuestionField
      survey={survey}
      question={questionOf(survey, name)}
      answer={answer}
      error={undefined}
      onAnswer={() => undefined}
    />,
  );

const checkedIn = (html: string) =>
  [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([input]) => /value="([^"]*)"/.exec(input)?.[1]);

describe('質問の種類ごとの欄（G101）', () => {
  it.each<[SurveyId, string, SurveyAnswer, string[], number]>([
    ['call', 'gained', 4, ['4'], 6],
    ['call', 'gained', null, ['declined'], 6],
    ['call', 'wait', 'long', ['long'], 4],
    ['call', 'burden_before', 0, ['0'], 12],
    ['call', 'burden_before', null, ['declined'], 12],
    ['call', 'may_contact', false, ['no'], 3],
    ['call', 'amiss', ['waiting', 'other'], ['waiting', 'other'], 6],
    ['life', 'troubles', null, ['declined'], 11],
  ])('%s の %s に %j と答えてある場合', (survey, name, answer, checked, inputs) => {
    const html = draw(survey, name, answer);
    expect(checkedIn(html)).toEqual(checked);
    expect(html.match(/<input/g)).toHaveLength(inputs);
    expect(html).toContain('答えたくない');
    expect(checkedIn(draw(survey, name))).toEqual([]);
  });

  it('終わりのページは、言葉を読むのは責任者だけであることを言う', () => {
    const html = drawOnPage(<SurveyCompleteView end={null} />);
    expect(html).toContain('いただいた言葉は、相談の責任者が読みます。');
    expect(html).not.toContain('みんな');
  });

  it('どの質問も、答えることを求めない', () => {
    for (const survey of ['call', 'service', 'life'] as const)
      for (const { questions } of [...SURVEYS[survey].main, ...SURVEYS[survey].additional])
        for (const { name } of questions) {
          expect(draw(survey, name), name).not.toMatch(/required|必須/);
        }
  });

  it('書く欄は、書いたものを持ち、つらい言葉のすぐ下に、話せる窓口が出る（G119）', () => {
    const html = draw('call', 'opinion', 'お話しできて、ほっとしました。');
    expect(html).toContain('お話しできて、ほっとしました。</textarea>');
    expect(html).toContain('500文字まで');
    expect(html).toMatch(/<\/div><div class="contents" data-crisis=""[^>]*><div aria-live="polite"/);
    expect(crisisLinesUnder((words) => draw('call', 'opinion', words))).toEqual(LINES_FOR_THE_DESPERATE);
  });
});

describe('気持ちがとてもつらい方への、静かな案内（G101）', () => {
  it.each([
    ['life', 'mind', 8, true],
    ['life', 'mind', 10, true],
    ['life', 'mind', 7, false],
    ['life', 'mind', null, false],
    ['life', 'body', 10, false],
    ['call', 'burden_after', 9, true],
    ['call', 'burden_before', 9, false],
  ] as const)('%s の %s が %j の場合、%s', (survey, name, answer, shown) => {
    const html = draw(survey, name, answer);
    expect(html.includes(CALM)).toBe(shown);
    for (const number of NUMBERS) expect(html.includes(number)).toBe(shown);
  });

  it('窓口の番号と受付の様子があり、おどかす言葉も、閉じさせるボタンもない', () => {
    const html = draw('life', 'mind', 9);
    expect(html).toContain('0120-000-001');
    expect(html).toContain('ただいま受付中');
    expect(html).not.toMatch(/119|110|危険|緊急|<button/);
  });
});

describe('アンケートの終わり', () => {
  const end = (more: object) => ({ isLow: false, card: 'none' as const, concerns: [], ...more });
  it('お礼と、答えの行き先と、電話がある', () => {
    const html = drawOnPage(<SurveyCompleteView end={null} />);
    for (const words of [
      'ありがとうございました',
      'お名前といっしょに外へ出すことはありません',
      '0120-000-001',
    ])
      expect(html).toContain(words);
    expect(html).not.toContain(CALM);
    expect(html).not.toContain('いまの困りごとに');
  });

  it('とてもつらいと答えた方には、静かな案内がもう一度ある', () => {
    expect(drawOnPage(<SurveyCompleteView end={end({ isLow: true })} />)).toContain(CALM);
  });

  it('つらい言葉を書いた方には、話せる窓口がもう一度、一枚だけある。閉じてあった場合は、一押しで開く（G119）', () => {
    const open = drawOnPage(<SurveyCompleteView end={end({ isLow: true, card: 'open' })} />);
    expect(open).toContain('今すぐ話せるところがあります。');
    expect(open).not.toContain(CALM);
    const closed = drawOnPage(<SurveyCompleteView end={end({ card: 'closed' })} />);
    expect(closed).toContain('つらいときに話せる電話');
    expect(closed).not.toContain('0120-061-338');
  });

  it.each([
    ['訪問者', null, '/services?category=financial'],
    ['会員', memberOf('general'), '/financial'],
  ] as const)('困りごとから、%s をサービスへ案内する', (_, member, href) => {
    const html = drawOnPage(<SurveyCompleteView end={end({ concerns: ['financial'] })} />, { member });
    expect(html).toContain(`href="${href}"`);
    expect(html).toContain('お金を支えるサービス');
  });

  it('サービスのない市の窓口では、相談へ案内する', () => {
    const page = { variant: 'chofu' as const, member: memberOf('chofu') };
    const html = drawOnPage(<SurveyCompleteView end={end({ concerns: ['financial'] })} />, page);
    expect(html).not.toContain('お金を支えるサービス');
    expect(html).toContain('href="/treatment/hidamari"');
  });

  it.each([
    ['answered', 'このアンケートには、もう答えていただいています'],
    ['expired', '受付の期間が終わりました'],
    [null, 'このアンケートの受付は、終わっています'],
  ] as const)('受付が終わった理由が %s の場合', (because, words) => {
    const html = drawOnPage(<SurveyClosed because={because} />);
    expect(html).toContain(words);
    expect(html).toContain('0120-000-001');
    expect(html).toContain('href="/"');
  });
});
