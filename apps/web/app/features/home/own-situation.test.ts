import { describe, expect, it } from 'vitest';
import { ownSituation } from './own-situation.ts';

/** Kinds of cancer with the group they belong to. */
const TYPES = [
  { id: 'breast', group_id: 'breast' },
  { id: 'lung', group_id: 'lung' },
  { id: 'endometrium', group_id: 'uterine' },
  { id: 'lymphoma', group_id: 'blood-lymph' },
  { id: 'pharynx', group_id: 'head-and-neck' },
  { id: 'stomach' },
] as never;
const illness = (cancer_type_id: string, treatment_status_id: string | null, is_primary = false) =>
  ({ cancer_type_id, treatment_status_id, is_primary }) as never;

// @proves outside content: recommended articles
describe('記事をすすめるための、会員の状況', () => {
  it.each([
    ['何も伝えていない', [], null],
    ['疑いのある乳がん', [illness('breast', 'suspected')], 'breast suspected'],
    ['診断直後の肺がん', [illness('lung', 'just-diagnosed')], 'lung diagnosed'],
    ['治療前の子宮体がん', [illness('endometrium', 'before-treatment')], 'uterine diagnosed'],
    ['治療中の悪性リンパ腫', [illness('lymphoma', 'treating')], 'blood-lymph treating'],
    ['治療を終え、経過を見ている乳がん', [illness('breast', 'follow-up')], 'breast treating'],
    ['時期を伝えていない咽頭がん', [illness('pharynx', null)], 'head-and-neck undefined'],
    ['表にない時期の肺がん', [illness('lung', 'a-new-status')], 'lung undefined'],
    ['五つのグループにない胃がん', [illness('stomach', 'treating')], null],
    [
      '主な病気があとにある',
      [illness('breast', 'treating'), illness('lung', 'suspected', true)],
      'lung suspected',
    ],
  ])('%s', (_, diagnosed_cancers, expected) => {
    const found = ownSituation({ diagnosed_cancers }, TYPES);
    expect(found && `${found.cancerGroup} ${found.stage}`).toBe(expected);
  });

  it('病気のことを預けていない場合も、困らない', () => {
    expect(ownSituation({}, TYPES)).toBeNull();
  });
});
