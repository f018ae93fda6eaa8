import { describe, expect, it } from 'vitest';
import { ownSituation } from './own-situation.ts';

/** Kinds of cancer with the group they belong to, and what the library calls them. */
const TYPES = [
  { id: 'breast', group_id: 'breast', topics: ['breast-cancer'] },
  { id: 'lung', group_id: 'lung', topics: ['lung-cancer'] },
  { id: 'endometrium', group_id: 'uterine', topics: ['uterine-cancer'] },
  { id: 'lymphoma', group_id: 'blood-lymph', topics: ['blood-cancer'] },
  { id: 'pharynx', group_id: 'head-and-neck', topics: [] },
  { id: 'stomach', topics: ['stomach-cancer'] },
  { id: 'other', topics: [] },
] as never;
const today = '2026-11-20';
const illness = (cancer_type_id: string, treatment_status_id: string | null, more: object = {}) =>
  ({ cancer_type_id, treatment_status_id, is_primary: false, ...more }) as never;
const PRIMARY = { is_primary: true };
const of = (diagnosed_cancers: never[] | undefined, is_self = true) =>
  ownSituation(
    { is_self, relationship: null, ...(diagnosed_cancers && { diagnosed_cancers }) },
    { types: TYPES, today },
  );

// @proves outside content: recommended articles
describe('記事をすすめるための、会員の状況', () => {
  it.each([
    ['何も伝えていない', [], null],
    ['疑いのある乳がん', [illness('breast', 'suspected')], 'breast suspected breast-cancer suspected'],
    ['診断直後の肺がん', [illness('lung', 'just-diagnosed')], 'lung diagnosed lung-cancer just-diagnosed'],
    [
      '治療前の子宮体がん',
      [illness('endometrium', 'before-treatment')],
      'uterine diagnosed uterine-cancer just-diagnosed',
    ],
    ['治療中の悪性リンパ腫', [illness('lymphoma', 'treating')], 'blood-lymph treating blood-cancer treating'],
    ['治療を終えた乳がん', [illness('breast', 'follow-up')], 'breast treating breast-cancer follow-up'],
    ['再発した肺がん', [illness('lung', 'recurrence')], 'lung treating lung-cancer recurrence'],
    ['緩和ケアを受ける肺がん', [illness('lung', 'palliative')], 'lung treating lung-cancer palliative'],
    ['時期を伝えていない咽頭がん', [illness('pharynx', null)], 'head-and-neck - - -'],
    ['表にない時期の肺がん', [illness('lung', 'a-new-status')], 'lung - lung-cancer -'],
    ['グループのない胃がん', [illness('stomach', 'treating')], '- - stomach-cancer treating'],
    ['そのほかのがんで、時期もない', [illness('other', null)], null],
    [
      '主な病気があとにある',
      [illness('breast', 'treating'), illness('lung', 'suspected', PRIMARY)],
      'lung suspected lung-cancer suspected',
    ],
  ])('%s', (_, diagnosed_cancers, expected) => {
    const found = of(diagnosed_cancers);
    const { cancerGroup = '-', stage = '-', cancer = '-', time = '-' } = found ?? {};
    expect(found && [cancerGroup, stage, cancer, time].join(' ')).toBe(expected);
  });

  it('病気のことを預けていない場合も、困らない', () => {
    expect(of(undefined)).toBeNull();
  });

  it('病気の名前も時期も選ばずに、言われた月だけを伝えた場合も、そのことで選ぶ', () => {
    const found = of([illness('other', null, { diagnosed_on: '2026-11' })]);
    expect(found).toEqual({ isFamily: false, isNewlyTold: true });
  });

  it('ご家族の場合、病気を伝えていなくても、ご家族として選ぶ', () => {
    expect(of([], false)).toEqual({ isFamily: true, isNewlyTold: false });
  });

  it.each([
    ['partner', 'spouse-has-cancer'],
    ['friends', 'friend-has-cancer'],
    ['parents', 'parent-has-cancer'],
    // A grown child is one as well.
    ['children', undefined],
    ['siblings', undefined],
    [null, undefined],
  ])('ご本人との関係が %s の場合、その話題は %s', (relationship, relation) => {
    const told = { is_self: false, relationship, diagnosed_cancers: [] };
    expect(ownSituation(told, { types: TYPES, today })?.relation).toBe(relation);
    expect(ownSituation({ ...told, is_self: true }, { types: TYPES, today })).toBeNull();
  });

  it.each([
    [{ diagnosed_on: '2026-10' }, true],
    [{ diagnosed_on: '2026-09' }, false],
    // Chosen once, it stays chosen: it says nothing of when that was.
    [{ diagnosed_time_id: 'within-1-month' }, false],
    [{}, false],
  ])('%j と伝えた場合、言われたばかりか: %s', (told, isNewlyTold) => {
    expect(of([illness('lung', 'treating', told)])?.isNewlyTold).toBe(isNewlyTold);
  });
});
