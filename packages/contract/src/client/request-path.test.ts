import { expect, test } from 'vitest';
import { listTreatmentLogsEndpoint, readTreatmentLogEndpoint } from '../treatment-logs/index.ts';
import { buildRequestPath } from './index.ts';

test('puts values into the path, encoded', () => {
  expect(buildRequestPath(readTreatmentLogEndpoint, { id: 'a/b ?' }, undefined)).toBe(
    '/treatment-logs/a%2Fb%20%3F',
  );
});

test.each([undefined, '', '.', '..'])('refuses %j as a value of the path', (id) => {
  expect(() => buildRequestPath(readTreatmentLogEndpoint, { id }, undefined)).toThrow(TypeError);
});

test('sends a set flag as 1 and leaves out what is not set', () => {
  const query = { page: 2, is_life_log: true, is_other_log: false, keyword: '', to_date: undefined };
  expect(buildRequestPath(listTreatmentLogsEndpoint, undefined, query)).toBe(
    '/treatment-logs?page=2&is_life_log=1',
  );
});

test('joins a list with commas and survives the endpoint’s own schema', () => {
  const path = buildRequestPath({ path: '/treatment-logs/bulk-get/' }, undefined, { ids: ['a', 'b'] });
  expect(path).toBe('/treatment-logs/bulk-get/?ids=a%2Cb');
});
