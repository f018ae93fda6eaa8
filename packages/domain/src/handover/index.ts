export { HANDOVER_ITEM_WORDS, handoverWarning, NEVER_GIVEN } from './consent-words.ts';
export { HANDOVER_TOKEN_SECONDS, handoverRecordLimit } from './handover-times.ts';
export {
  extraMinutesFor,
  HANDOVER_ITEMS,
  HANDOVER_PARTNERS,
  type HandoverItem,
  type HandoverPartner,
  isHandoverPartner,
  itemsGiven,
  needsProvenEmail,
  PARTNERS,
} from './partners.ts';
