import { expect, it } from 'vitest';
import { listEndpoints } from '../endpoints/index.ts';
import { CONSENT_AT_CALLS, waitsForConsent } from './consent-at-calls.ts';

const members = listEndpoints().filter(({ endpoint }) => endpoint.access === 'member');
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const named = Object.keys(CONSENT_AT_CALLS);

it('会員が書く呼び出しの、どれにも、新しい規約の前にどうするかが決めてある', () => {
  const writing = members.map(({ endpoint }) => endpoint).filter(({ method }) => method !== 'GET');
  expect(named.filter((name) => !name.startsWith('GET ')).sort()).toEqual(writing.map(nameOf).sort());
  const all = members.map(({ endpoint }) => nameOf(endpoint));
  expect(named.filter((name) => !all.includes(name))).toEqual([]);
});

it.each([
  'POST /consultations',
  'POST /consultations/{id}/messages',
  'POST /unsubscribe',
  'PUT /account/consents/{kind}',
  'DELETE /treatment-logs/{id}',
  'POST /my-data/exports',
  'POST /account/privacy-requests',
  'POST /account-security/sign-out-everywhere',
])('%s は、規約が新しくなっても止めない（危険なとき、退会、自分の情報）', (name) => {
  const endpoint = members.map((row) => row.endpoint).find((row) => nameOf(row) === name);
  expect(endpoint && waitsForConsent(endpoint)).toBe(false);
});
