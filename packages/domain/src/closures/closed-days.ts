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
  return [...new Set(days.map(({ day }) => day))].sort();
}

/** The same of every variant. */
export function closedDaysByVariant(closures: readonly ClosedDay[], today: string): ClosedDaysByVariant {
  const rows = VARIANT_KEYS.map((variant) => [variant, closedDaysOf(closures, { variant, today })]);
  return Object.fromEntries(rows);
}
