import { ERROR_STATUSES, type ErrorCode } from '@hidamari/domain/errors';
import { expect, test } from 'vitest';
import { listEndpoints } from '../endpoints/index.ts';
import { ERROR_STATES } from './error-states.ts';
import { buildOpenApi } from './index.ts';

const document = buildOpenApi({ title: 'ひだまり がん相談', version: '0.1.0', serverUrl: '/api' });

/** Every value under a key of that name, anywhere in the document. */
function valuesOf(node: unknown, key: string): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = Object.hasOwn(node, key) ? [(node as Record<string, unknown>)[key]] : [];
  return [...own, ...Object.values(node).flatMap((child) => valuesOf(child, key))];
}

function resolve(reference: string): unknown {
  const steps = reference.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>(
    (node, step) => (node as Record<string, unknown> | undefined)?.[step],
    document,
  );
}

test('is an OpenAPI 3.1.0 document that survives JSON', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});

test('holds every endpoint with its access rule and nothing else', () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId, 'x-access': access }]) =>
      [operationId, method.toUpperCase(), path, access].join(' '),
    ),
  );
  const declared = listEndpoints().map(({ name, endpoint: { method, path, access } }) =>
    [name, method, path, access].join(' '),
  );
  expect(described.sort()).toEqual(declared.sort());
});

test('no reference dangles', () => {
  const references = valuesOf(document, '$ref').map(String);
  expect(references.length).toBeGreaterThan(0);
  for (const reference of new Set(references)) expect(resolve(reference), reference).toBeDefined();
});

test('names only security schemes and tags that it declares', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const schemes = Object.keys(document.components.securitySchemes ?? {});
  const tags = document.tags.map(({ name }) => name);
  for (const { security = [], tags: used } of operations) {
    expect(schemes).toEqual(expect.arrayContaining(security.flatMap((entry) => Object.keys(entry))));
    expect(tags).toEqual(expect.arrayContaining(used));
  }
});

test('every path parameter in braces is described, and marked required', () => {
  for (const [path, operations] of Object.entries(document.paths)) {
    const braces = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters = [] } of Object.values(operations)) {
      const described = (parameters as { name: string; in: string; required: boolean }[]).filter(
        ({ in: place, required }) => place === 'path' && required,
      );
      expect(described.map(({ name }) => name)).toEqual(braces);
    }
  }
});

test('every refusal of a call says when it is raised, each one something of its own', () => {
  const codes = Object.keys(ERROR_STATUSES) as ErrorCode[];
  expect(new Set(codes.map((code) => ERROR_STATES[code])).size).toBe(codes.length);
  const { responses } = document.paths['/treatment-logs']?.post ?? {};
  expect(JSON.stringify(responses)).toContain(`UNAUTHENTICATED: ${ERROR_STATES.unauthenticated}`);
});

test('a change of state asks for the anti-forgery token', () => {
  const { security = [] } = document.paths['/treatment-logs']?.post ?? {};
  expect(security).toEqual([{ accessToken: [], antiForgery: [] }]);
  expect(document.paths['/treatment-logs']?.get?.security).toEqual([{ accessToken: [] }]);
});
