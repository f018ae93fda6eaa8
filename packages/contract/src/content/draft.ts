import * as z from '../zod/index.ts';

/**
 * The schema of an item's draft. One that was never published has no `publishedAt` on the wire: it is read as if it
 * were published at `at`, which is what its editor wants to see.
 */
export function draftSchema<T extends z.ZodType>(item: T, at: Date) {
  const published = { publishedAt: at.toISOString() };
  return z.preprocess((wire) => (isItem(wire) ? { ...published, ...wire } : wire), item);
}

function isItem(wire: unknown): wire is object {
  return typeof wire === 'object' && wire !== null;
}
