import { AppError } from '@hidamari/domain/errors';

/** Deeper than any form of the portal; a bomb is deeper still (F38). */
const MAX_DEPTH = 20;

/**
 * Reads a JSON body. Refuses what no form sends: nesting beyond 20, keys that reach a prototype, and the NUL
 * character, which PostgreSQL cannot store (F24, F38). An empty body is no body.
 */
export function parseJsonBody(text: string): unknown {
  if (text === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError('bad_request', {}, { cause });
  }
  refuseHostileJson(value);
  return value;
}

function refuseHostileJson(root: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && value.includes('\u0000')) throw new AppError('bad_request');
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_DEPTH) throw new AppError('bad_request');
    for (const [key, inner] of Object.entries(value)) {
      if (key === '__proto__' || key === 'constructor' || key === 'prototype' || key.includes('\u0000')) {
        throw new AppError('bad_request');
      }
      open.push({ value: inner, depth: depth + 1 });
    }
  }
}
