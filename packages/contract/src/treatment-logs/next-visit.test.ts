import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from '../fields/index.ts';
import { nextVisitInput } from './next-visit.ts';
import { updateNextVisitEndpoint } from './next-visits.endpoints.ts';

const TODAY = '2026-11-20';
const visit = (change: object = {}) => ({ visit_date: '2026-11-24', ...change });
const faultsOf = (change: object) => {
  const checked = nextVisitInput(TODAY).safeParse(visit(change));
  return checked.success ? {} : fieldErrorsOf(checked.error);
};

describe('次の診察に書けること（G69）', () => {
  it('日付だけで足りる', () => {
    expect(nextVisitInput(TODAY).parse(visit())).toEqual({
      visit_date: '2026-11-24',
      questions: [],
      belongings: [],
      status: 'planned',
    });
  });

  // @proves call POST /treatment-logs/next-visit-information
  it('すべて書いた場合、書いたとおりに受け取る', () => {
    const whole = visit({
      visit_time: '10:30',
      hospital: 'ひなた総合病院',
      department: '乳腺外科',
      purpose: '血液検査のあと、診察',
      questions: [{ text: 'しびれは、いつまで続きますか', asked: true, answer: '半年ほど', order: 3 }],
      belongings: ['診察券'],
      memo: '駐車場は地下',
      companion: '娘',
      status: 'done',
    });
    expect(nextVisitInput(TODAY).parse(whole)).toEqual(whole);
  });

  it.each([
    ['日付がない', { visit_date: undefined }, { visit_date: ['date'] }],
    ['ない日', { visit_date: '2026-02-30' }, { visit_date: ['date'] }],
    ['西暦0年', { visit_date: '0000-01-01' }, { visit_date: ['date'] }],
    ['1950年より前', { visit_date: '1949-12-31' }, { visit_date: ['date'] }],
    ['5年より先', { visit_date: '2031-11-21' }, { visit_date: ['date'] }],
    ['ない時刻', { visit_time: '24:00' }, { visit_time: ['time'] }],
    ['長い病院名', { hospital: 'あ'.repeat(61) }, { hospital: ['too_long'] }],
    ['長い診療科', { department: 'あ'.repeat(31) }, { department: ['too_long'] }],
    ['長い聞きたいこと', { questions: [{ text: 'あ'.repeat(121) }] }, { 'questions.0.text': ['too_long'] }],
    ['空の聞きたいこと', { questions: [{ text: '　' }] }, { 'questions.0.text': ['required'] }],
    [
      '長い答え',
      { questions: [{ text: 'あ', answer: 'い'.repeat(301) }] },
      { 'questions.0.answer': ['too_long'] },
    ],
    [
      '51個の聞きたいこと',
      { questions: Array.from({ length: 51 }, () => ({ text: 'あ' })) },
      { questions: ['too_many_items'] },
    ],
    ['長いメモ', { memo: 'あ'.repeat(501) }, { memo: ['too_long'] }],
    ['文字にならない文字', { memo: '\uD800' }, { memo: ['invalid'] }],
    ['NULの入った持ちもの', { belongings: ['診察\0券'] }, { 'belongings.0': ['invalid'] }],
    ['31個の持ちもの', { belongings: Array(31).fill('傘') }, { belongings: ['too_many_items'] }],
    ['知らないようす', { status: 'lost' }, { status: ['choose_one'] }],
  ])('%sの場合、その欄をたずねる', (_, change, faults) => {
    expect(faultsOf(change)).toEqual(faults);
  });

  it('境目の長さと、ちょうど5年先は書ける', () => {
    expect(
      faultsOf({
        visit_date: '2031-11-20',
        memo: 'あ'.repeat(500),
        questions: [{ text: 'あ'.repeat(120), answer: 'い'.repeat(300) }],
      }),
    ).toEqual({});
  });

  it('直すときは、もとの版を言う', () => {
    expect(updateNextVisitEndpoint.body.safeParse(visit()).success).toBe(false);
    expect(updateNextVisitEndpoint.body.safeParse(visit({ version: 1 })).success).toBe(true);
  });
});
