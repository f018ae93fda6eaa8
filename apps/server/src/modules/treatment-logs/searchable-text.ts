import { searchableTexts } from '@hidamari/domain/treatment-logs';
import type { SealedDetails } from './sealed-details.ts';

/**
 * Everything a keyword is looked for in (G74), one text a line. A word holds no white space, so none is ever found
 * across two lines.
 */
export function searchableText(details: SealedDetails): string {
  return searchableTexts(details).join('\n');
}
