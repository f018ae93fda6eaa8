import { SURVEYS, type SurveyAnswer, type SurveyQuestion } from '@hidamari/domain/surveys';
import { describe, expect, it } from 'vitest';
import {
  answerAfterBox,
  answerOfRadio,
  answersOfPage,
  boxesOf,
  isPageUnsaved,
  optionsOf,
  radioOf,
  wordsTooMany,
} from './survey-answers.ts';

type OneOf = Extract<SurveyQuestion, { kind: 'choice' | 'scale' | 'yes-no' }>;

const QUESTIONS = Object.values(SURVEYS).flatMap(({ main, additional }) =>
  [...main, ...additional].flatMap(({ questions }) => questions),
);
const questionOf = (name: string) => QUESTIONS.find((question) => question.name === name) as OneOf;
const OPINIONS = SURVEYS.call.main[3];
if (!OPINIONS) throw new Error('The fourth page asks for opinions.');

describe('選んだものと、送る答え', () => {
  it.each([
    ['ease', '5', 5],
    ['ease', 'declined', null],
    ['wait', 'very_long', 'very_long'],
    ['burden_after', '0', 0],
    ['burden_after', '10', 10],
    ['burden_after', 'declined', null],
    ['may_contact', 'yes', true],
    ['may_contact', 'no', false],
    ['may_contact', 'declined', null],
  ])('%s で %s を選ぶと %j になり、戻っても同じものが選ばれている', (name, value, answer) => {
    expect(answerOfRadio(questionOf(name), value)).toBe(answer);
    expect(radioOf(answer)).toBe(value);
  });

  it('まだ選んでいない場合、どれも選ばれていない', () => {
    expect([radioOf(undefined), boxesOf(undefined)]).toEqual(['', []]);
  });

  it('どの選ぶ質問にも、答えたくないが、終わりにある（G101）', () => {
    for (const question of QUESTIONS) {
      if (question.kind === 'text' || question.kind === 'scale') continue;
      expect(optionsOf(question).at(-1), question.name).toEqual({ value: 'declined', label: '答えたくない' });
    }
  });

  it.each<[string, SurveyAnswer | undefined, { value: string; checked: boolean }, SurveyAnswer]>([
    ['はじめの一つ', undefined, { value: 'money', checked: true }, ['money']],
    ['もう一つ', ['money'], { value: 'work', checked: true }, ['money', 'work']],
    ['外す', ['money', 'work'], { value: 'money', checked: false }, ['work']],
    ['答えたくない', ['money'], { value: 'declined', checked: true }, null],
    ['答えたくないを外す', null, { value: 'declined', checked: false }, []],
    ['答えたくないのあとに選ぶ', null, { value: 'work', checked: true }, ['work']],
  ])('いくつでも：%s', (_, before, box, after) => {
    expect(answerAfterBox(before, box)).toEqual(after);
  });
});

describe('ページごとに送るもの', () => {
  it('そのページの、触れたものだけを送り、言葉の前後の空きは落とす', () => {
    const answers = { ease: 5, opinion: '  ありがとう \n', may_contact: null };
    expect(answersOfPage(OPINIONS, answers)).toEqual({ opinion: 'ありがとう', may_contact: null });
    expect(answersOfPage(OPINIONS, {})).toEqual({});
  });

  it('送ったあとに変えたときだけ、まだ送っていないと言う', () => {
    expect(isPageUnsaved(OPINIONS, {}, {})).toBe(false);
    expect(isPageUnsaved(OPINIONS, { opinion: 'あ' }, {})).toBe(true);
    expect(isPageUnsaved(OPINIONS, { opinion: 'あ' }, { opinion: 'あ' })).toBe(false);
    expect(isPageUnsaved(OPINIONS, { opinion: 'あ', ease: 1 }, { opinion: 'あ' })).toBe(false);
  });

  it('長すぎる言葉だけが、止める。文字数は、読む人の数え方で数える', () => {
    const check = (opinion: string) => wordsTooMany({ survey: 'call', part: 'main' }, OPINIONS, { opinion });
    expect(check('𠮷'.repeat(500))).toEqual({});
    expect(check('あ'.repeat(501))).toEqual({ opinion: '500文字以内でお書きください' });
  });
});
