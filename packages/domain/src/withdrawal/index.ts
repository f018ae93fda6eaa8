export { leftAsOf, variantOfLeftAs } from './left-as.ts';
export { WITHDRAWAL_REASONS, WITHDRAWAL_WORDS_CHARACTERS, type WithdrawalReason } from './reasons.ts';
export { CONSULTATION_RECORD_YEARS, eraseAfter, WITHDRAWAL_UNDO_DAYS } from './undo-window.ts';
