import type { Filter, Operator } from './filter-parser.ts';

/** A value as the content service stores it. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json };

/** An item of the embedded server: a reference stands as `{ id }`. */
export interface StoredItem {
  readonly id: string;
  /** Absent on a draft of what was never published. */
  readonly publishedAt?: string;
  readonly [field: string]: Json;
}

/** Whether an item passes a filter. References are compared by id, lists member by member. */
export function matchesFilter(item: StoredItem, filter: Filter): boolean {
  if (filter.kind === 'condition') return TESTS[filter.operator](plain(item[filter.field]), filter.value);
  const matches = (part: Filter) => matchesFilter(item, part);
  return filter.kind === 'and' ? filter.parts.every(matches) : filter.parts.some(matches);
}

type Plain = string | number | boolean | undefined | readonly Plain[];

const TESTS: Record<Operator, (stored: Plain, wanted: string) => boolean> = {
  equals: (stored, wanted) => stored !== undefined && String(stored) === wanted,
  not_equals: (stored, wanted) => String(stored) !== wanted,
  less_than: (stored, wanted) => compare(stored, wanted) < 0,
  greater_than: (stored, wanted) => compare(stored, wanted) > 0,
  contains: (stored, wanted) => holds(stored, wanted),
  not_contains: (stored, wanted) => !holds(stored, wanted),
  exists: (stored) => exists(stored),
  not_exists: (stored) => !exists(stored),
  begins_with: (stored, wanted) => typeof stored === 'string' && stored.startsWith(wanted),
};

function exists(stored: Plain): boolean {
  return stored !== undefined && stored !== '' && !(Array.isArray(stored) && stored.length === 0);
}

function holds(stored: Plain, wanted: string): boolean {
  if (Array.isArray(stored)) return stored.some((member) => String(member) === wanted);
  return typeof stored === 'string' && stored.includes(wanted);
}

/** Numbers as numbers; instants and days compare as text. NaN, so neither less nor greater, for the rest. */
function compare(stored: Plain, wanted: string): number {
  if (typeof stored === 'number') return stored - Number(wanted);
  if (typeof stored !== 'string') return Number.NaN;
  return stored === wanted ? 0 : stored < wanted ? -1 : 1;
}

function plain(value: Json): Plain {
  if (value === null || value === undefined) return undefined;
  if (typeof value !== 'object') return value;
  if (isList(value)) return value.map(plain);
  return typeof value.id === 'string' ? value.id : undefined;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
