import { Q_CONTENT_AGES } from '@hidamari/contract/content';
import { AGE_BANDS, optionValues } from '@hidamari/domain/option-sets';
import { describe, expect, it } from 'vitest';
import { hasFoldedWish, hasWish, questionsHref, readQuestionWishes } from './questions-address.ts';

const KNOWN = {
  statuses: [{ id: 'suspected' }, { id: 'treating' }],
  cancerGroups: [{ id: 'lung' }, { id: 'breast' }],
};
const NOTHING = { status: null, cancerGroup: null, age: null, gender: null, isCommon: false, page: 1 };

const read = (query: string) => readQuestionWishes(new URLSearchParams(query), KNOWN);

describe('みんなの質問の住所', () => {
  it('しぼりこみは、みな住所に残り、読んで書くと同じになる', () => {
    const query = 'status=treating&cancer_group=lung&age=60s&gender=female&is_common=1&page=2';
    expect(questionsHref(read(query), { page: 2 })).toBe(`/articles/questions?${query}`);
  });

  it.each([
    ['', {}],
    ['status=palliative&cancer_group=skin&age=20s&gender=x&page=0', {}],
    ['age=no-response&gender=no-response', {}],
    ['gender=other', { gender: 'other' }],
    ['is_common=1', { isCommon: true }],
    ['is_common=yes', {}],
    ['page=1e9', { page: 100 }],
    ['page=1.5', {}],
  ])('「%s」の場合、知らない値と「回答しない」は、しぼりこみにしない', (query, expected) => {
    expect(read(query)).toEqual({ ...NOTHING, ...expected });
  });

  it('しぼりこみを変えると、1ページ目から始まる', () => {
    expect(questionsHref(read('status=treating&page=3'), { age: '40s' })).toBe(
      '/articles/questions?status=treating&age=40s',
    );
    expect(questionsHref(read('status=treating'), { status: null })).toBe('/articles/questions');
  });

  it.each([
    ['', false, false],
    ['page=2', false, false],
    ['status=treating', true, false],
    ['is_common=1', true, false],
    ['age=60s', true, true],
    ['gender=male', true, true],
    ['cancer_group=lung', true, true],
  ])('「%s」の場合、しぼりこみがあるか: %s、たたんだところにあるか: %s', (query, any, folded) => {
    expect([hasWish(read(query)), hasFoldedWish(read(query))]).toEqual([any, folded]);
  });

  it('年代の値は、質問が持つ値と同じである', () => {
    expect(optionValues(AGE_BANDS)).toEqual([...Q_CONTENT_AGES]);
  });
});
