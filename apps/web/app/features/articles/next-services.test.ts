import type { ServiceSummary } from '@hidamari/contract/content';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page-context.ts';
import { nextServices } from './next-services.ts';

const service = (id: string, more: Partial<ServiceSummary> = {}) =>
  ({
    ...{ id, title: id, category: { id: 'money', name: 'お金' }, provider: 'partner', type: 'all' },
    ...{ included_organizations: [], excluded_organizations: [], sub_category: [], recommend_category: [] },
    review_due: false,
    topics: [],
    ...more,
  }) as unknown as ServiceSummary;

const idsAfter = async (
  category: string,
  services: readonly ServiceSummary[],
  topics: ServiceSummary['topics'] = [],
) => {
  const content = { services: async () => ({ value: services, stale: false }) };
  const page = { content, member: null, variant: 'hatch' } as unknown as PageContext;
  return (await nextServices(page, { category: { id: category, name: '' }, topics })).value.map(
    ({ id }) => id,
  );
};

test('次にできることは、同じ困りごとの、見直しの日を過ぎていないもの。相談員のものが先に立つ（G100）', async () => {
  const services = [
    service('partner'),
    service('late', { review_due: true, provider: 'supporter' }),
    service('ours', { provider: 'supporter' }),
    service('mind', { category: { id: 'mind', name: 'こころ' } }),
    ...['b', 'c'].map((id) => service(id)),
  ];
  expect(await idsAfter('money', services)).toEqual(['ours', 'partner', 'b']);
  expect(await idsAfter('story', services)).toEqual(['mind']);
});

test('同じことについてのものが、ほかの困りごとのものでも、先に立つ', async () => {
  const services = [
    service('ours', { provider: 'supporter' }),
    service('wig', { category: { id: 'life', name: 'くらし' }, topics: ['wigs'] }),
    service('other', { category: { id: 'life', name: 'くらし' }, topics: ['driving'] }),
  ];
  expect(await idsAfter('money', services, ['wig-subsidy', 'wigs'])).toEqual(['wig', 'ours']);
});
