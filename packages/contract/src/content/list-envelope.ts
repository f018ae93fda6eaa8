import * as z from '../zod/index.ts';

/** List answer of the content service. `totalCount` counts what the filters let through. */
export function listEnvelope<T extends z.ZodType>(item: T) {
  return z.object({
    contents: z.array(item),
    totalCount: z.int().nonnegative(),
    offset: z.int().nonnegative(),
    limit: z.int().nonnegative(),
  });
}
