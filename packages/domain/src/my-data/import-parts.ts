import { MY_DATA_LIMITS } from './my-data.ts';

/** Rows that go to the server in one call. */
export interface ImportPart {
  /** Place of each row in the file, from 0. */
  places: readonly number[];
  rows: readonly unknown[];
}

/** A file cut into calls, and the places of rows that no call can carry. */
export interface CutImport {
  parts: readonly ImportPart[];
  /** Broken beyond what a log can be: too large, too deep, signs that no text holds. */
  unsendable: readonly number[];
}

/** Deeper than any log of ours, and less deep than the server refuses. */
const MOST_LEVELS = 12;
const RESERVED_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Cuts logs into parts of at most fifty that fit into one body. One broken row of a file must not cost the others
 * their way back, so what the server's door would refuse whole is set aside here.
 */
export function cutImport(logs: readonly unknown[]): CutImport {
  const parts: { places: number[]; rows: unknown[] }[] = [];
  const unsendable: number[] = [];
  let bytes = 0;
  for (const [place, row] of logs.entries()) {
    const size = isSendable(row) ? byteLength(JSON.stringify(row)) : Number.POSITIVE_INFINITY;
    if (size > MY_DATA_LIMITS.rowBytes) {
      unsendable.push(place);
      continue;
    }
    let part = parts.at(-1);
    if (!part || part.rows.length >= MY_DATA_LIMITS.rowsInPart || bytes + size > MY_DATA_LIMITS.partBytes) {
      part = { places: [], rows: [] };
      parts.push(part);
      bytes = 0;
    }
    part.places.push(place);
    part.rows.push(row);
    bytes += size;
  }
  return { parts, unsendable };
}

function isSendable(value: unknown, level = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (level >= MOST_LEVELS) return false;
  return Object.entries(value).every(
    ([key, inner]) => !RESERVED_KEYS.has(key) && !key.includes('\0') && isSendable(inner, level + 1),
  );
}

const byteLength = (text: string) => new TextEncoder().encode(text).length;
