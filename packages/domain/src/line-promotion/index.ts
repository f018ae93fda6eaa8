export {
  dueLinePromotion,
  LINE_PROMOTION_TEXT,
  type LinePromotionMemory,
  readLinePromotionMemory,
} from './line-promotion.ts';
