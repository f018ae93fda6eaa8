import type { Json, StoredItem } from './filter-match.ts';

type Empty = null | readonly never[] | false;

/**
 * What microCMS sends for the fields that an item leaves empty, by what the others of its endpoint hold there: a text or one
 * reference is `null`, a list is `[]`, a switch is off; dates, numbers and pictures have no key
 * (document.microcms.io/content-api/get-api-field-responses, as of 2024-12-13).
 */
export function emptyFields(items: readonly StoredItem[]): Readonly<Record<string, Empty>> {
  const found = new Map<string, Empty>();
  for (const item of items) {
    for (const [field, value] of Object.entries(item)) {
      const empty = emptyOf(value);
      if (empty !== undefined && !COMMON.has(field)) found.set(field, empty);
    }
  }
  return Object.fromEntries(found);
}

/** The service writes these itself. */
const COMMON: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'publishedAt', 'revisedAt']);

function emptyOf(value: Json): Empty | undefined {
  if (Array.isArray(value)) return [];
  if (typeof value === 'boolean') return false;
  if (typeof value === 'string') return isDate(value) ? undefined : null;
  const isReference = typeof value === 'object' && value !== null && Object.keys(value).join() === 'id';
  return isReference ? null : undefined;
}

/** A day is a date field there. */
const isDate = (text: string) => /^\d{4}-\d\d-\d\d(?:T|$)/.test(text);
