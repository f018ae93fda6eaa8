import { describe, expect, it } from 'vitest';
import type { ListedService } from '../../parts/content/listed-services.ts';
import { narrowServices } from './service-list.ts';
import { listedService } from './service-under-test.fixture.ts';
import { readServiceWishes } from './services-address.ts';

const service = (id: string, category: string, more: Partial<ListedService> = {}) =>
  listedService(id, { category: { id: category, name: '' }, ...more });

const SERVICES = [
  service('bill', 'money', { sub_category: ['insurance'], recommend_category: ['new'] }),
  service('claim', 'money', { sub_category: ['claims'], is_free: false }),
  service('house', 'life', { recommend_category: ['new', 'family'], is_free: false }),
  service('talk', 'mind'),
];

const narrowed = (query: string) => {
  const { services, total, counts } = narrowServices(SERVICES, readServiceWishes(new URLSearchParams(query)));
  return { ids: services.map(({ id }) => id).join(), total, ...counts };
};

describe('サービスの一覧のしぼりこみ', () => {
  it.each([
    ['', 'bill,claim,house,talk', 4],
    ['category=financial', 'bill,claim', 4],
    ['category=financial&sub_category=claims', 'claim', 4],
    ['category=treatment', '', 4],
    ['free=1', 'bill,talk', 2],
    ['recommend_category=new', 'bill,house', 2],
    ['recommend_category=new&category=life', 'house', 2],
    ['recommend_category=nobody', '', 0],
  ])('「%s」の場合 %s（すべて: %i）', (query, ids, all) => {
    expect(narrowed(query)).toMatchObject({ ids, all });
  });

  it('困りごとの数は、ほかのしぼりこみに従う', () => {
    expect(narrowed('category=life&free=1').byConcern).toEqual({
      treatment: 0,
      financial: 1,
      life: 0,
      mental: 1,
    });
  });

  it('20件ずつ増える', () => {
    const many = Array.from({ length: 45 }, (_, at) => service(`s${at}`, 'life'));
    const shown = (page: number) =>
      narrowServices(many, readServiceWishes(new URLSearchParams({ page: String(page) })));
    expect([1, 2, 3, 4].map((page) => shown(page).services.length)).toEqual([20, 40, 45, 45]);
    expect(shown(1).total).toBe(45);
  });
});
