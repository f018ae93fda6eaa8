import { PRODUCT_NAME } from '../site-variants/index.ts';
import type { PrintChoices } from './printed-log.ts';

type Extent = Pick<PrintChoices, 'isSummaryOnly'>;

/** What a place of page one says of what it has no room for: where it stands, when there is a page for it. */
export function restWords(count: number, { isSummaryOnly }: Extent): string {
  return isSummaryOnly ? `ほか${count}件` : `ほか${count}件は次のページ以降`;
}

/** Said on a first page that goes out alone: whoever holds it would take it for everything. */
export const SUMMARY_ONLY_TEXT = `この紙は、まとめの1枚だけです。日ごとの記録など、ほかのことは、「${PRODUCT_NAME}」の治療ログにあります。`;
