import { SYMPTOM_KEYS } from '../treatment-logs/index.ts';
import { sortedBy } from './grouped.ts';
import type { SymptomSeries } from './symptom-series.ts';

/** Days on which the symptom was there. */
export function daysFelt({ days }: Pick<SymptomSeries, 'days'>): number {
  return days.filter(({ level }) => level > 0).length;
}

/** False when every answer says that it was not there, or not in the way. */
export function wasFelt({ interference, strength, days }: SymptomSeries): boolean {
  return (interference ?? 0) > 0 || (strength ?? 0) > 0 || daysFelt({ days }) > 0;
}

/**
 * The most troublesome first (G70): highest interference, then highest strength, then days on which it was there;
 * ties by the order of the item bank. What was never there comes last. Nothing is left out: take the felt ones with
 * `wasFelt`.
 */
export function byTrouble(series: readonly SymptomSeries[]): SymptomSeries[] {
  return sortedBy(
    series,
    (a, b) =>
      (b.interference ?? -1) - (a.interference ?? -1) ||
      (b.strength ?? -1) - (a.strength ?? -1) ||
      daysFelt(b) - daysFelt(a) ||
      SYMPTOM_KEYS.indexOf(a.key) - SYMPTOM_KEYS.indexOf(b.key),
  );
}

/** The symptoms that were there, the most troublesome first, at most `most` (five in the printed summary, G70). */
export function worstSymptoms(series: readonly SymptomSeries[], most: number): SymptomSeries[] {
  return byTrouble(series).filter(wasFelt).slice(0, most);
}
