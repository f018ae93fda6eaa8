export type { EligibilityType } from '../eligibility/index.ts';
export { type Audience, isAmong } from './audience.ts';
export { UNCONFIGURED_CONTACT_OPTIONS } from './contact-options.ts';
export { VOICE_GUIDE_TEXT } from './desk-offers.ts';
export { liesElsewhere, variantOfLanding } from './landing.ts';
export {
  type CallCost,
  callCost,
  isTestPhone,
  isTollFree,
  PHONE_NOT_READY_TEXT,
  shownFee,
  TEST_PHONES,
  telHref,
} from './phone.ts';
export { REPLY_BUSINESS_DAYS, REPLY_PROMISE } from './reply-promise.ts';
export {
  type EligibilitySource,
  hostName,
  resolveVariant,
  type VariantRequest,
  type VariantResolution,
} from './resolve-variant.ts';
export { isShownOn } from './shown-on.ts';
export type {
  Channel,
  ContactOption,
  DayHours,
  DeskAction,
  DeskOffer,
  MemberType,
  Organization,
  ProviderLabel,
  Variant,
  VariantKey,
  VariantLink,
  WeeklyHours,
} from './variant.ts';
export {
  MEMBER_TYPES,
  noticesCategoryOf,
  PRODUCT_NAME,
  SENDER_NAME,
  VARIANT_KEYS,
  VARIANTS,
  variantOfEligibility,
  variantOfMember,
  variantOfOrganization,
  variantOfRole,
} from './variants.ts';
