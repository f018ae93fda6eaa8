import { dayKind, describeOpenState, openingAfter } from '../consultation-hours/index.ts';
import { dayParts, formatJapaneseDate, formatMonthDay } from '../japanese-dates/index.ts';
import { VARIANT_KEYS, VARIANTS, type VariantKey } from '../site-variants/index.ts';
import type { ClosedDaysByVariant } from './closed-days.ts';
import { type ClosureDays, daysOfClosure } from './closure.ts';

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
