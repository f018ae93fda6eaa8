import type { ApiClient } from '@hidamari/contract/client';
import { findHospitalsEndpoint, listTrashedTreatmentLogsEndpoint } from '@hidamari/contract/treatment-logs';
import { OWN_SERVICE_CACHE_SECONDS } from '@hidamari/domain/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { late } from '../late.ts';
import { lookUpQuery, ownServiceQuery } from './own-service-query.ts';
import { browserQueryClient } from './query-client.ts';
import { forgetMember } from './tab-session.ts';

let asked: string[];
const api = {
  call: async ({ path }: { path: string }) => {
    asked.push(path);
    return [];
  },
} as unknown as ApiClient;

const hospitals = lookUpQuery(
  api,
  late(async () => ({ findHospitalsEndpoint })),
  (calls) => calls.findHospitalsEndpoint,
  { query: { hospital_name: 'ひなた' } },
  ['hospitals'],
);
const trash = ownServiceQuery(
  api,
  late(async () => ({ listTrashedTreatmentLogsEndpoint })),
  (calls) => calls.listTrashedTreatmentLogsEndpoint,
  {},
  ['trash'],
);

/** How often the service was asked by now, each time a page that shows the query is opened. */
async function askedWhenOpened(query: typeof hospitals | typeof trash): Promise<number> {
  await browserQueryClient().fetchQuery(query as typeof hospitals);
  return asked.length;
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => {
  browserQueryClient().clear();
  vi.useRealTimers();
});

// @proves state data: kept
it('個人のことをふくまない参照は、600秒のあいだ、一度しか読まない（仕様9）', async () => {
  expect(OWN_SERVICE_CACHE_SECONDS).toBe(600);
  expect(await askedWhenOpened(hospitals)).toBe(1);
  await vi.advanceTimersByTimeAsync(599_000);
  expect(await askedWhenOpened(hospitals)).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await askedWhenOpened(hospitals)).toBe(2);
});

it('個人のことは、開くたびに読み直す', async () => {
  expect(await askedWhenOpened(trash)).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await askedWhenOpened(trash)).toBe(2);
});

it('ログアウトすれば、参照も残らない', async () => {
  await askedWhenOpened(hospitals);
  forgetMember();
  expect(await askedWhenOpened(hospitals)).toBe(2);
});
