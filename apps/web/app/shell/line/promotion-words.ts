import { LINE_PROMOTION_TEXT } from '@hidamari/domain/line-promotion';

/** Told to those who listen once the card has come. */
export const PROMOTION_TOLD = `画面の下に、ご案内が出ました。${LINE_PROMOTION_TEXT}`;
