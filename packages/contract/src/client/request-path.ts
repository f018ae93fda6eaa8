import type { Endpoint } from '../endpoint/endpoint.ts';

type Part = Readonly<Record<string, unknown>> | undefined;

/**
 * Path and query of a call, below /api: `/treatment-logs/{id}` with its values in place. Lists join with commas,
 * true is `1`; false, null, undefined and empty text are left out (specification section 7: flags are 1 when set).
 * Throws TypeError for a missing path value: that is a fault of the caller's code.
 */
export function buildRequestPath(endpoint: Pick<Endpoint, 'path'>, params: Part, query: Part): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => pathValue(name, params?.[name]));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    const text = queryValue(value);
    if (text !== '') search.set(name, text);
  }
  return search.size === 0 ? path : `${path}?${search}`;
}

function pathValue(name: string, value: unknown): string {
  const text = value === undefined || value === null ? '' : String(value);
  // An empty or a dotted part would name another address.
  if (text === '' || text === '.' || text === '..') throw new TypeError(`path value missing: ${name}`);
  return encodeURIComponent(text);
}

function queryValue(value: unknown): string {
  if (value === undefined || value === null || value === false) return '';
  if (value === true) return '1';
  return Array.isArray(value) ? value.map(String).join(',') : String(value);
}
