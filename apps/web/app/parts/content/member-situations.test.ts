import type { ServiceRecommendCategory } from '@hidamari/contract/content';
import { describe, expect, it } from 'vitest';
import { situationsOf } from './member-situations.ts';

const category = (id: string, more: Partial<ServiceRecommendCategory>): ServiceRecommendCategory => ({
  id,
  name: id,
  order: 1,
  for_status: [],
  for_family: false,
  ...more,
});

const CATEGORIES = [
  category('new', {
    for_status: [
      { id: 'suspected', name: '' },
      { id: 'just-diagnosed', name: '' },
    ],
  }),
  category('hard', { for_status: [{ id: 'treating', name: '' }] }),
  category('family', { for_family: true }),
  category('alone', {}),
];

const cancer = (treatment_status_id: string | null) => ({ treatment_status_id }) as never;

describe('会員の状況に合うおすすめ（G146）', () => {
  it.each([
    ['何も伝えていないご本人', true, [], ''],
    ['治療中のご本人', true, [cancer('treating')], 'hard'],
    ['疑いのあるご家族', false, [cancer('suspected')], 'new,family'],
    ['状況の分からないご家族', false, [cancer(null)], 'family'],
    ['二つの病気があるご本人', true, [cancer('treating'), cancer('just-diagnosed')], 'new,hard'],
  ])('%s', (_, is_self, diagnosed_cancers, expected) => {
    const found = situationsOf({ is_self, diagnosed_cancers }, CATEGORIES);
    expect(found.map(({ id }) => id).join()).toBe(expected);
  });

  it('病気のことを預けていない場合も、困らない', () => {
    expect(situationsOf({ is_self: true }, CATEGORIES)).toEqual([]);
  });
});
