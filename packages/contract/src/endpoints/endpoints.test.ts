import { ERROR_STATUSES } from '@hidamari/domain/errors';
import { expect, test } from 'vitest';
import * as z from '../zod/index.ts';
import { ENDPOINTS, listEndpoints, OWN_CALLS } from './index.ts';
import { SPECIFIED_CALLS } from './specified-calls.fixture.ts';

const ACCESS = ['none', 'member', 'challenge', 'either', 'refresh', 'staff'];

test('the table is the specification’s list and the own calls, each for whom its list says', () => {
  const declared = listEndpoints().map(
    ({ endpoint: { method, path, access } }) => `${method} ${path} ${access}`,
  );
  const listed = [
    ...SPECIFIED_CALLS.map((call) => call.join(' ')),
    ...OWN_CALLS.map(({ call, access }) => `${call} ${access}`),
  ];
  expect(declared.sort()).toEqual(listed.sort());
});

test('every own call says why it is needed', () => {
  for (const { call, reason } of OWN_CALLS) expect(reason.length, call).toBeGreaterThan(20);
});

test('names and addresses are unique', () => {
  const listed = listEndpoints();
  const addresses = listed.map(({ endpoint: { method, path } }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(listed.length);
  expect(Object.keys(ENDPOINTS)).toHaveLength(listed.length);
});

test('look-ups, which browsers keep, are reads without personal data: hospitals and medicines', () => {
  const lookUps = listEndpoints().filter(({ endpoint }) => endpoint.isLookUp);
  expect(lookUps.map(({ endpoint: { method, path } }) => `${method} ${path}`).sort()).toEqual([
    'GET /hospitals',
    'GET /medicines',
  ]);
});

test('one call is another company’s server’s: it needs no session, and none of ours is behind it', () => {
  const fromServers = listEndpoints().filter(({ endpoint }) => endpoint.isFromServer);
  expect(fromServers.map(({ endpoint: { method, path, access } }) => [method, path, access])).toEqual([
    ['POST', '/handovers/redemptions', 'none'],
  ]);
});

test.each(listEndpoints())('$name has an access rule, an answer and known errors', ({ endpoint }) => {
  expect(ACCESS).toContain(endpoint.access);
  expect(endpoint.summary).not.toBe('');
  expect(Object.keys(endpoint.responses).length).toBeGreaterThan(0);
  for (const code of endpoint.errors ?? []) expect(ERROR_STATUSES).toHaveProperty(code);
});

test.each(listEndpoints())('$name describes every value of its path', ({ endpoint }) => {
  const braces = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(braces);
});

/** Values nobody should be able to send: each schema has to answer, never to throw. */
const HOSTILE = [
  null,
  [],
  0,
  '',
  '\0',
  '\uD800',
  'x'.repeat(10_000),
  { __proto__: null, id: {} },
  Number.MAX_VALUE,
];

function hostileShapes(schema: z.ZodType): unknown[] {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return [...HOSTILE, ...HOSTILE.map((value) => Object.fromEntries(names.map((name) => [name, value])))];
}

test.each(listEndpoints())('$name refuses hostile input without throwing, in codes', ({ endpoint }) => {
  for (const schema of [endpoint.params, endpoint.query, endpoint.body]) {
    if (!schema) continue;
    for (const shape of hostileShapes(schema)) expect(() => schema.safeParse(shape)).not.toThrow();
  }
});

test('a body’s unknown keys are left out, never taken over (F16)', () => {
  const body = ENDPOINTS.restrainPopup?.body;
  expect(body?.parse({ popup_id: 2, member_type: 'insurance', role: 'editor' })).toEqual({ popup_id: 2 });
});
