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
  concern: string,
  services: readonly ServiceSummary[],
  topics: ServiceSummary['topics'] = [],
) => {
  const content = { services: async () => ({ value: services, stale: false }) };
  const page = { content, member: null, variant: 'hatch' } as unknown as PageContext;
  return (await nextServices(page, { concern, topics })).value.map(({ id }) => id);
};

const SYMPTOMS = ['treatment-log', 'symptoms'] as const;

test('話題のない文章のあとは、同じ困りごとの、見直しの日を過ぎていないもの。相談員のものが先に立つ（G100）', async () => {
  const services = [
    service('public', { provider: 'public' }),
    service('late', { review_due: true, provider: 'supporter' }),
    service('ours', { provider: 'supporter' }),
    service('mind', { category: { id: 'mind', name: 'こころ' } }),
    ...['b', 'c'].map((id) => service(id)),
  ];
  expect(await idsAfter('money', services)).toEqual(['ours', 'public', 'b']);
  expect(await idsAfter('mind', services)).toEqual(['mind']);
});

test('話題のある文章のあとは、同じことについてのものだけ。近いものが先で、困りごとが同じだけのものは出ない', async () => {
  const services = [
    service('same-concern', { provider: 'supporter' }),
    service('log', { provider: 'portal', topics: [...SYMPTOMS] }),
    service('other-symptom', { provider: 'public', topics: ['bleeding'] }),
    service('nausea', { provider: 'public', topics: ['nausea'] }),
  ];
  expect(await idsAfter('money', services, ['nausea'])).toEqual(['nausea', 'log']);
});

test('会社のものは、同じくらい近い公的なもののうしろに立つ', async () => {
  const wigs = ['wigs', 'hair-loss'] as const;
  const services = [
    service('company', { topics: [...wigs] }),
    service('city', { provider: 'public', topics: [...wigs] }),
  ];
  expect(await idsAfter('life', services, ['wigs'])).toEqual(['city', 'company']);
});
