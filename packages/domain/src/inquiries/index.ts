export {
  INQUIRY_KINDS,
  INQUIRY_LIMITS,
  INQUIRY_REPLIES,
  INQUIRY_STANDINGS,
  type InquiryKind,
  type InquiryReply,
  type InquiryStanding,
  type InquiryState,
  type InquiryType,
  inquiryLabel,
  inquiryRecordLimit,
  unansweredInquiryLimit,
} from './inquiry.ts';
export { inquiryTypesFor, waitsForOtherReader } from './who-answers.ts';
