import type { Service } from '@hidamari/contract/content';
import { AppError } from '@hidamari/domain/errors';
import { expect, it } from 'vitest';
import type { PageContext } from '../../page-context.ts';
import { memberOf } from '../../shell/page-under-test.fixture.tsx';
import { readPartnerPage } from './partner-page.ts';
import { shownServiceOf } from './service-under-test.fixture.ts';

const AVIC = {
  ...shownServiceOf({ id: 'avic', title: 'くらしの支援', provider_name: '新しい会社' }),
  ...{ type: 'all', included_organizations: [], excluded_organizations: [] },
} as unknown as Service;

const OFFER = { is_offered: true };

/** A general member's visit while the content service has these services. */
function visit(services: readonly Service[]) {
  const asked: string[] = [];
  const page = {
    ...{ requestId: 'r', variant: 'hatch', member: memberOf('general') },
    content: {
      async getService(id: string) {
        const value = services.find((one) => one.id === id);
        if (!value) throw new AppError('not_found');
        return { value, stale: false };
      },
      services: async () => ({ value: services, stale: false }),
      uploadFilePath: async (key: string) => ({ value: `/share/${key}.png`, stale: false }),
    },
    api: {
      async call({ path }: { path: string }) {
        asked.push(path);
        if (path === '/handovers/{partner}') return OFFER;
        throw new AppError('unavailable');
      },
    },
  } as unknown as PageContext;
  return { page, asked };
}

it('avic の画面は、コンテンツができるまで404で、渡すものも聞かない（G84）', async () => {
  const { page, asked } = visit([]);
  const fault = await readPartnerPage(page, new URL('http://localhost/life/avic')).catch((thrown) => thrown);
  expect(fault.init.status).toBe(404);
  expect(asked).toEqual([]);
});

it('できれば、その会社の名前で開き、渡すものを読む。読めなくても画面は開く', async () => {
  const { page, asked } = visit([AVIC]);
  const { service, handover } = await readPartnerPage(page, new URL('http://localhost/life/avic'));
  expect([service.provider_name, handover]).toEqual(['新しい会社', OFFER]);
  expect(asked).toContain('/handovers/{partner}');
  const broken = { ...page, api: { call: () => Promise.reject(new AppError('unavailable')) } } as PageContext;
  expect((await readPartnerPage(broken, new URL('http://localhost/life/avic'))).handover).toBeNull();
});

it('名前のない提携先や、会員に代わる担当者の場合、聞かない（G42）', async () => {
  const other = { ...AVIC, id: 'meal-delivery' } as Service;
  const plain = visit([other]);
  await readPartnerPage(plain.page, new URL('http://localhost/life/meal-delivery'));
  const acting = visit([AVIC]);
  const concierge = { ...memberOf('general'), acting: { staffName: '佐藤', endsAt: '' } };
  const page = { ...acting.page, member: concierge } as PageContext;
  expect((await readPartnerPage(page, new URL('http://localhost/life/avic'))).handover).toBeNull();
  expect([...plain.asked, ...acting.asked]).not.toContain('/handovers/{partner}');
});
