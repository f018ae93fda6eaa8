import { dayKind, describeOpenState, openingAfter } from '../consultation-hours/index.ts';
import {
  addDays,
  dayParts,
  daysBetween,
  formatJapaneseDate,
  formatMonthDay,
} from '../japanese-dates/index.ts';
import { VARIANT_KEYS, VARIANTS, type VariantKey } from '../site-variants/index.ts';

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

/** Days on which nobody can be reached, beyond the calendar's own rules (G7). Both days are included. */
export interface ClosureDays {
  readonly first_day: string;
  readonly last_day: string;
}

/** What one entry may hold: nobody closes the desk for longer, or knows of it earlier. Counted in days. */
export const CLOSURE_LIMITS = { days: 60, daysAhead: 365, note: 200 } as const;

/** What keeps an entry from being made, and the field that says so. */
export const CLOSURE_FAULTS = {
  closure_past: 'first_day',
  closure_order: 'last_day',
  closure_too_long: 'last_day',
  closure_too_far: 'last_day',
} as const satisfies Readonly<Record<string, keyof ClosureDays>>;
export type ClosureFault = keyof typeof CLOSURE_FAULTS;

/**
 * The fault of an entry; null where it may be made. Days are real calendar days in Japan. Today may still be closed;
 * what is past has been read already and is not written anew.
 */
export function closureFault({ first_day, last_day }: ClosureDays, today: string): ClosureFault | null {
  if (first_day < today) return 'closure_past';
  if (last_day < first_day) return 'closure_order';
  if (daysBetween(first_day, last_day) >= CLOSURE_LIMITS.days) return 'closure_too_long';
  return last_day > addDays(today, CLOSURE_LIMITS.daysAhead) ? 'closure_too_far' : null;
}

/** Every day of an entry, the earliest first. */
export function daysOfClosure({ first_day, last_day }: ClosureDays): string[] {
  return Array.from({ length: daysBetween(first_day, last_day) + 1 }, (_, days) => addDays(first_day, days));
}

/** Whom an entry concerns, as staff say it. */
export const EVERY_VARIANT_LABEL = 'すべての窓口';

/** 「すべての窓口」, 「調布市」, 「保険・一般」. */
export function closureVariantsText(variants: readonly VariantKey[]): string {
  if (VARIANT_KEYS.every((key) => variants.includes(key))) return EVERY_VARIANT_LABEL;
  return variants.map((key) => VARIANTS[key].deskName).join('・');
}

/** 「11月27日（金）」, 「11月27日（金）〜11月29日（日）」; with the year where it is another one than today's. */
export function closureDaysText({ first_day, last_day }: ClosureDays, today: string): string {
  const words = (day: string) =>
    dayParts(day).year === dayParts(today).year ? formatMonthDay(day) : formatJapaneseDate(day);
  return first_day === last_day ? words(first_day) : `${words(first_day)}〜${words(last_day)}`;
}

/** What the members of some variants will read of a closure. */
export interface ClosurePreview {
  /** 「保険・一般」; null where it is the same for all whom the entry concerns. */
  of: string | null;
  text: string;
}

interface PlannedClosure extends ClosureDays {
  variants: readonly VariantKey[];
}

/**
 * A closure in words before it is entered: on which of its days somebody would have been there, and when the desk opens
 * again. `closures` are the days closed already.
 */
export function previewClosure(
  planned: PlannedClosure,
  { closures, today }: { closures: ClosedDaysByVariant; today: string },
): ClosurePreview[] {
  const byText = new Map<string, VariantKey[]>();
  for (const variant of planned.variants) {
    const text = previewText(planned, { variant, closures: closures[variant] }, today);
    byText.set(text, [...(byText.get(text) ?? []), variant]);
  }
  return [...byText].map(([text, variants]) => ({
    of: byText.size === 1 ? null : closureVariantsText(variants),
    text,
  }));
}

function previewText(
  planned: ClosureDays,
  schedule: { variant: VariantKey; closures: readonly string[] },
  today: string,
): string {
  const days = daysOfClosure(planned);
  const open = days.filter((day) => dayKind(day, schedule).kind === 'open');
  const [first_day, last_day] = [open[0], open.at(-1)];
  if (first_day === undefined || last_day === undefined)
    return `${closureDaysText(planned, today)}は、もともとお休みです。`;
  const closures = [...schedule.closures, ...days];
  const { next } = describeOpenState({
    kind: 'closure',
    next: openingAfter(planned.last_day, { ...schedule, closures }),
  });
  return `${closureDaysText({ first_day, last_day }, today)}は臨時のお休みです。${next}`;
}
