import { LAST_PAGE } from '@hidamari/domain/limits';
import * as z from '../zod/index.ts';

/** Page of a list, from 1; the query string carries it as text. */
export const pageNumber = z.coerce
  .number<number | string>({ error: 'invalid' })
  .int({ error: 'invalid' })
  .min(1, { error: 'invalid' })
  .max(LAST_PAGE, { error: 'invalid' });

/** A flag in the query string: `1` when set (specification section 7); `0` and absence mean not set. */
export const queryFlag = z
  .union(
    [
      z.literal(['1', 'true', 1]).transform(() => true),
      z.literal(['0', 'false', 0]).transform(() => false),
      z.boolean(),
    ],
    { error: 'invalid' },
  )
  .optional()
  .default(false);

export const pageMeta = z.object({
  page: z.int().min(1),
  per_page: z.int().min(1),
  total: z.int().min(0),
});

/** A list answer: rows of one page and where it stands (G102). */
export function pageOf<T extends z.ZodType>(row: T) {
  return z.object({ data: z.array(row), meta: pageMeta });
}
