import type { EligibilityType } from '../eligibility/index.ts';
import type { Weekday } from '../japanese-dates/index.ts';
import { MUNICIPAL_CONTACT_OPTIONS, PROGRAMME_CONTACT_OPTIONS } from './contact-options.ts';
import { MUNICIPAL_DESK_OFFERS, PROGRAMME_DESK_OFFERS } from './desk-offers.ts';
import type { DayHours, MemberType, Variant, VariantKey, WeeklyHours } from './variant.ts';

/** Working name of the product (G1); default page title. */
export const PRODUCT_NAME = 'ひだまり がん相談';

/**
 * What a mail's subject, an SMS and a LINE message call us: they stand on locked screens and in lists that others see, and
 * the whole name tells of an illness (G54, G135, decision 0066).
 */
export const SENDER_NAME = 'ひだまり';

const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

function openOn(days: readonly Weekday[], hours: DayHours): WeeklyHours {
  const entries = WEEKDAYS.map((day) => [day, days.includes(day) ? hours : null]);
  return Object.fromEntries(entries) as Record<Weekday, DayHours | null>;
}

/** Monday, Tuesday, Thursday, Friday, Saturday (specification section 9, G6). */
const PROGRAMME_HOURS = openOn([1, 2, 4, 5, 6], { opens: '09:00', closes: '20:00' });
/** Tuesday and Saturday (specification section 9, G6). */
const MUNICIPAL_HOURS = openOn([2, 6], { opens: '09:00', closes: '18:00' });

/** The one table of variants (G5, G10). */
export const VARIANTS: Readonly<Record<VariantKey, Variant>> = {
  aflac: {
    key: 'aflac',
    memberType: 'insurance',
    eligibilityType: 'insurance',
    providerLabel: 'aflac',
    roleQuery: 'aflac',
    organization: null,
    productTitle: `${PRODUCT_NAME}（保険加入者の方）`,
    brand: { name: 'ひだまり', sub: 'がん相談（保険加入者の方）' },
    deskName: '保険',
    audience: '保険にご加入の方と、そのご家族',
    hours: PROGRAMME_HOURS,
    channels: ['phone', 'chat', 'line'],
    contactOptions: PROGRAMME_CONTACT_OPTIONS,
    deskOffers: PROGRAMME_DESK_OFFERS,
    showLine: true,
    hasServices: true,
    hasVoiceGuide: false,
    theme: 'insurance',
    phoneSetting: 'PHONE_AFLAC',
    landingPath: '/lp/aflac',
    termsPath: '/terms/aflac',
    sitePolicyPath: '/site-policy/aflac',
  },
  hatch: {
    key: 'hatch',
    memberType: 'general',
    eligibilityType: 'general',
    providerLabel: 'hatch',
    roleQuery: 'hatch',
    organization: null,
    productTitle: PRODUCT_NAME,
    brand: { name: 'ひだまり', sub: 'がん相談' },
    deskName: '一般',
    audience: 'がんと言われた方と、そのご家族',
    hours: PROGRAMME_HOURS,
    channels: ['phone', 'chat', 'line'],
    contactOptions: PROGRAMME_CONTACT_OPTIONS,
    deskOffers: PROGRAMME_DESK_OFFERS,
    showLine: true,
    hasServices: true,
    hasVoiceGuide: false,
    theme: 'general',
    phoneSetting: 'PHONE_HATCH',
    landingPath: '/lp/hatch',
    termsPath: '/terms/hatch',
    sitePolicyPath: '/site-policy/hatch',
  },
  chofu: {
    key: 'chofu',
    memberType: 'chofu',
    eligibilityType: 'general',
    providerLabel: 'hatch',
    roleQuery: null,
    organization: {
      id: 'chofu',
      orgName: 'chofu',
      nameJa: '調布市',
      logoPath: '/images/organizations/chofu.svg',
      privacyPath: '/privacy/chofu',
      extraFooter: [{ id: 'personal-information-rule', label: '個人情報取扱規程', href: '/privacy/chofu' }],
    },
    productTitle: `調布市がん相談サポート（${PRODUCT_NAME}）`,
    brand: { name: '調布市がん相談サポート', sub: PRODUCT_NAME },
    deskName: '調布市',
    audience: '調布市にお住まい・通院中の方と、そのご家族',
    hours: MUNICIPAL_HOURS,
    channels: ['phone', 'mail'],
    contactOptions: MUNICIPAL_CONTACT_OPTIONS,
    deskOffers: MUNICIPAL_DESK_OFFERS,
    showLine: false,
    hasServices: false,
    hasVoiceGuide: true,
    theme: 'chofu',
    phoneSetting: 'PHONE_CHOFU',
    landingPath: '/lp/chofu',
    termsPath: '/terms/chofu',
    sitePolicyPath: '/site-policy/chofu',
  },
};

export const VARIANT_KEYS = ['aflac', 'hatch', 'chofu'] as const satisfies readonly VariantKey[];
export const MEMBER_TYPES = ['insurance', 'general', 'chofu'] as const satisfies readonly MemberType[];

/** The variant of a member type. Every member type has exactly one. */
export function variantOfMember(memberType: MemberType): VariantKey {
  return findVariant((variant) => variant.memberType === memberType);
}

/** The programme's variant for an eligibility; organisations are found by host alone. */
export function variantOfEligibility(eligibility: EligibilityType): VariantKey {
  return findVariant((variant) => !variant.organization && variant.eligibilityType === eligibility);
}

/** The variant a role query names, or null for any other text. */
export function variantOfRole(role: string | null | undefined): VariantKey | null {
  return VARIANT_KEYS.find((key) => role != null && VARIANTS[key].roleQuery === role) ?? null;
}

/** The variant of an organisation id, or null when the table has none. */
export function variantOfOrganization(organizationId: string): VariantKey | null {
  return VARIANT_KEYS.find((key) => VARIANTS[key].organization?.id === organizationId) ?? null;
}

/** The id of the category in which an organisation tells its own people something; null for a programme. */
export function noticesCategoryOf(key: VariantKey): string | null {
  const { organization } = VARIANTS[key];
  return organization && `${organization.orgName}-info`;
}

function findVariant(accepts: (variant: Variant) => boolean): VariantKey {
  const key = VARIANT_KEYS.find((candidate) => accepts(VARIANTS[candidate]));
  if (!key) throw new RangeError('no variant for this member type or eligibility');
  return key;
}
