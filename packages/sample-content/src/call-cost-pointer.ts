/**
 * In place of a sentence about what a call costs: the number is a setting, and only what stands beside it goes by the number
 * (`callCost`, decision 0074).
 */
export const CALL_COST_AT_NUMBER = '通話料がかかる番号かどうかは、電話番号のそばに書いてあります。';

/** The same, with what the internet costs. */
export const CALL_COST_POINTER = `${CALL_COST_AT_NUMBER}インターネットの通信料は、お使いの契約によります。`;
