import { VARIANT_KEYS, type VariantKey } from '../site-variants/index.ts';

/** A closed day and whom it concerns, whoever entered it. */
export interface ClosedDay {
  readonly day: string;
  readonly variants: readonly VariantKey[];
}

/** Closed days of each variant, as the hours engine takes them. */
export type ClosedDaysByVariant = Readonly<Record<VariantKey, readonly string[]>>;

/** The closed days of one variant from `today` on, in order and each once, whatever the sources say twice (G7). */
export function closedDaysOf(
  closures: readonly ClosedDay[],
  { variant, today }: { variant: VariantKey; today: string },
): string[] {
  const days = closures.filter(({ day, variants }) => day >= today && variants.includes(variant));
  return inOrder(days.map(({ day }) => day));
}

/** The same of every variant. */
export function closedDaysByVariant(
  closures: readonly ClosedDay[],
  today: string,
): Record<VariantKey, string[]> {
  return ofEach((variant) => closedDaysOf(closures, { variant, today }));
}

/** What was known and what was heard since, where the hearing may lack a source: a day off is rather told than lost. */
export function joinClosedDays(known: ClosedDaysByVariant, heard: ClosedDaysByVariant): ClosedDaysByVariant {
  return ofEach((variant) => inOrder([...known[variant], ...heard[variant]]));
}

/** True where both say the same days of every variant. */
export function isSameClosedDays(one: ClosedDaysByVariant, other: ClosedDaysByVariant): boolean {
  return VARIANT_KEYS.every((variant) => one[variant].join() === other[variant].join());
}

const inOrder = (days: readonly string[]) => [...new Set(days)].sort();

function ofEach(daysOf: (variant: VariantKey) => string[]): Record<VariantKey, string[]> {
  return Object.fromEntries(VARIANT_KEYS.map((variant) => [variant, daysOf(variant)])) as Record<
    VariantKey,
    string[]
  >;
}
