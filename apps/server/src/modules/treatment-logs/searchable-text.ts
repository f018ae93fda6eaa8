import { CATEGORY_FLAGS, type CategoryFlag } from '@hidamari/contract/treatment-logs';
import { searchableTexts } from '@hidamari/domain/treatment-logs';
import type { SealedDetails } from './sealed-details.ts';

/** The columns of a row, or the fields of an input, that say of what categories a log is. */
export type LogCategories = Readonly<Record<CategoryFlag, boolean>>;

/**
 * Everything a keyword is looked for in (G74), one text a line. A word holds no white space, so none is ever found
 * across two lines.
 */
export function searchableText(details: SealedDetails, categories: LogCategories): string {
  const flags = Object.fromEntries(CATEGORY_FLAGS.map((flag) => [flag, categories[flag]]));
  return searchableTexts({ ...details, ...flags }).join('\n');
}
