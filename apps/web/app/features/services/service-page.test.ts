import type { Service } from '@hidamari/contract/content';
import { expect, it } from 'vitest';
import type { PageContext } from '../../page-context.ts';
import { readServicePage } from './service-page.ts';
import { shownServiceOf } from './service-under-test.fixture.ts';

const FOR_ALL = {
  ...{ type: 'all', included_organizations: [], excluded_organizations: [] },
  ...{ sub_category: [], recommend_category: [], is_free: false },
} as const;

const service = (id: string, more: Partial<Service> = {}) =>
  ({ ...FOR_ALL, ...shownServiceOf({ id }), ...more }) as Service;

const SERVICES = [
  service('open'),
  service('late', { review_due: true }),
  service('elsewhere', { category: { id: 'mind', name: 'こころ' } }),
  service('near'),
];

const read = (id: string) => {
  const content = {
    getService: async () => ({ value: SERVICES.find((one) => one.id === id), stale: false }),
    services: async () => ({ value: SERVICES, stale: false }),
    uploadFilePath: async () => ({ value: '/share/cover-read.png', stale: false }),
  };
  const page = { content, member: null, variant: 'hatch' } as unknown as PageContext;
  return readServicePage(page, new URL(`http://localhost/life/${id}`));
};

it('見直しの日を過ぎたサービスは、近いサービスには並ばず、その住所では読める（G100）', async () => {
  const { others } = await read('open');
  expect(others.value.map(({ id }) => id)).toEqual(['near']);
  expect((await read('late')).service).toMatchObject({ id: 'late', review_due: true });
});
