import type { CancerGroupKey, PopupId } from '../option-sets/index.ts';
import type { VariantKey } from '../site-variants/index.ts';

/** What has to be true of a member for a pop-up to be for them (G76). Each is asked only where a rule names it. */
export type PopupCondition =
  | 'service-survey-due'
  | 'life-survey-due'
  | 'no-log'
  | 'last-log-a-month-ago'
  | 'visit-logged'
  | 'no-visit-planned'
  | 'no-consultation'
  | 'profile-half-a-year-old'
  | 'line-not-linked'
  | 'drug-therapy'
  | 'no-drug-therapy'
  | 'is-self'
  | 'of-cancer-group';

/**
 * For what a pop-up may be shown once more to the same person under the same eligibility (G21): every year, every month,
 * every time it falls due, or never.
 */
export type PopupOccasion = 'ever' | 'year' | 'month' | 'life-survey-due' | 'profile-due';

/** Where a pop-up may come, to whom, and for what. */
export interface PopupRule {
  id: PopupId;
  /** Path without ids (G144). */
  pagePath: string;
  variants: readonly VariantKey[];
  /** All of them. */
  conditions: readonly PopupCondition[];
  occasion: PopupOccasion;
  /** It is for members of this group, and brings an article of it. */
  cancerGroup?: CancerGroupKey;
}

const ALL: readonly VariantKey[] = ['aflac', 'hatch', 'chofu'];
const PROGRAMMES: readonly VariantKey[] = ['aflac', 'hatch'];

/** A row of the table. */
const rule = (
  id: PopupId,
  pagePath: string,
  variants: readonly VariantKey[],
  conditions: readonly PopupCondition[],
  occasion: PopupOccasion = 'ever',
): PopupRule => ({ id, pagePath, variants, conditions, occasion });

const articleRule = (id: PopupId, cancerGroup: CancerGroupKey): PopupRule => ({
  ...rule(id, '/articles', ALL, ['of-cancer-group']),
  cancerGroup,
});

/** Who is shown which pop-up (G76), in the order in which one is chosen where several may come (G79). */
const RULES: readonly PopupRule[] = [
  rule(2, '/', PROGRAMMES, ['service-survey-due'], 'year'),
  rule(5, '/treatment-logs/[id]', ALL, ['visit-logged', 'no-visit-planned']),
  rule(4, '/treatment-logs', ALL, ['last-log-a-month-ago'], 'month'),
  rule(3, '/treatment-logs', ALL, ['no-log']),
  rule(14, '/account', PROGRAMMES, ['line-not-linked']),
  rule(15, '/', PROGRAMMES, ['life-survey-due'], 'life-survey-due'),
  rule(7, '/account', ALL, ['profile-half-a-year-old'], 'profile-due'),
  articleRule(8, 'breast'),
  articleRule(9, 'lung'),
  articleRule(10, 'uterine'),
  articleRule(11, 'head-and-neck'),
  articleRule(12, 'blood-lymph'),
  rule(17, '/life', PROGRAMMES, ['drug-therapy']),
  rule(16, '/life', PROGRAMMES, ['no-drug-therapy']),
  rule(18, '/mental', PROGRAMMES, ['is-self']),
  rule(19, '/news/[id]', PROGRAMMES, ['is-self']),
  rule(6, '/articles/[id]', ALL, ['no-consultation']),
  rule(1, '/', ALL, []),
];

/** The welcome, which comes first to whoever has never been shown any (G79). */
const WELCOME: PopupId = 1;

/** The rule of a pop-up; undefined for an id that is none. */
export const popupRule = (popupId: number): PopupRule | undefined => RULES.find(({ id }) => id === popupId);

/**
 * The pop-ups that may come on a page of a variant, best first (G79).
 * @param isFirst nothing was ever shown to this member: the welcome goes before everything.
 */
export function popupRulesFor(
  pagePath: string,
  { variant, isFirst }: { variant: VariantKey; isFirst: boolean },
): PopupRule[] {
  const here = RULES.filter((one) => one.pagePath === pagePath && one.variants.includes(variant));
  if (!isFirst) return here;
  const isWelcome = ({ id }: PopupRule) => id === WELCOME;
  return [...here.filter(isWelcome), ...here.filter((one) => !isWelcome(one))];
}
