import { describe, expect, it } from 'vitest';
import {
  concernsOfTroubles,
  contactWishOf,
  isVeryLow,
  questionsOf,
  SURVEY_IDS,
  SURVEYS,
  wasAmiss,
  wrongAnswers,
} from './index.ts';

describe('質問の表（G101）', () => {
  it('同じアンケートに、同じ名前の質問はなく、どの名前も通信の形に合う', () => {
    for (const survey of SURVEY_IDS) {
      const names = questionsOf(survey).map(({ name }) => name);
      expect(new Set(names).size, survey).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9_]{0,59}$/);
    }
  });

  it('相談のあとは4ページで、気持ちのことは、前とあとを同じものさしで聞く', () => {
    expect(SURVEYS.call.main.map(({ title }) => title)).toEqual([
      '話しやすさのこと',
      '気持ちのこと',
      '待ち時間のこと',
      'ご意見',
    ]);
    expect(questionsOf('call').filter(({ kind }) => kind === 'scale')).toHaveLength(2);
  });
});

describe('答えの確かめ', () => {
  it.each([
    ['選んだ答え', { ease: 5 }, []],
    ['答えたくない', { ease: null, burden_before: null, opinion: null }, []],
    ['6段階め', { ease: 6 }, ['ease']],
    ['文字の段階', { ease: '5' }, ['ease']],
    ['11', { burden_after: 11 }, ['burden_after']],
    ['小数', { burden_after: 2.5 }, ['burden_after']],
    ['500字', { opinion: '𠮷'.repeat(500) }, []],
    ['501字', { opinion: 'あ'.repeat(501) }, ['opinion']],
    ['ない質問', { name: '花子' }, ['name']],
    ['あとのページの質問', { wants_lead: true }, ['wants_lead']],
    ['はい・いいえに文字', { may_contact: 'yes' }, ['may_contact']],
  ])('%s', (_, answers, wrong) => {
    expect(wrongAnswers('call', 'main', answers)).toEqual(wrong);
  });

  it.each([
    ['いくつでも', { troubles: ['money', 'work'] }, []],
    ['ひとつもなし', { troubles: [] }, []],
    ['同じものを二度', { troubles: ['money', 'money'] }, ['troubles']],
    ['ない困りごと', { troubles: ['cancer'] }, ['troubles']],
  ])('困りごと：%s', (_, answers, wrong) => {
    expect(wrongAnswers('life', 'additional', answers)).toEqual(wrong);
  });
});

describe('答えから決まること', () => {
  it.each([
    ['life', { mind: 8 }, true],
    ['life', { mind: 7, body: 10 }, false],
    ['life', { mind: null }, false],
    ['call', { burden_after: 9 }, true],
    ['call', { burden_before: 10, burden_after: 3 }, false],
  ] as const)('%s %j のとき、静かな案内を出すか：%s', (survey, answers, low) => {
    expect(isVeryLow(survey, answers)).toBe(low);
  });

  it.each([
    [{ ease: 2 }, true],
    [{ again: 1 }, true],
    [{ ease: 3, gained: 3, again: 3 }, false],
    [{ burden_after: 1, wait: 'very_long' }, false],
    [{ ease: null }, false],
  ])('%j のとき、ご期待とのちがいを聞くか：%s', (answers, amiss) => {
    expect(wasAmiss('call', answers)).toBe(amiss);
  });

  it.each([
    [{ wants_lead: true }, 'lead'],
    [{ wants_lead: true, may_contact: true }, 'lead'],
    [{ may_contact: true }, 'may'],
    [{ may_contact: true, wants_lead: false }, 'may'],
    [{ may_contact: false, wants_lead: null }, null],
  ])('%j のとき、連絡の希望は %s', (answers, wish) => {
    expect(contactWishOf(answers)).toBe(wish);
  });
});

describe('困りごとから、サービスへ', () => {
  it.each([
    [
      ['sleep', 'money', 'feelings'],
      ['mental', 'financial'],
    ],
    [['other'], []],
    [[], []],
    [null, []],
    [undefined, []],
  ] as const)('%j のとき、%j', (troubles, concerns) => {
    expect(concernsOfTroubles(troubles)).toEqual(concerns);
  });

  it('「そのほか」だけが、どのサービスにもつながらない', () => {
    const [question] = SURVEYS.life.additional.flatMap(({ questions }) => questions);
    const troubles = question?.kind === 'many' ? question.choices.map(({ value }) => String(value)) : [];
    expect(troubles.filter((trouble) => concernsOfTroubles([trouble]).length === 0)).toEqual(['other']);
  });
});
