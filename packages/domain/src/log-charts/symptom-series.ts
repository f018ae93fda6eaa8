import { SYMPTOMS, type SymptomKey } from '../treatment-logs/index.ts';
import { type ChartPeriod, isInPeriod } from './chart-period.ts';
import type { ChartedLog, ChartedSymptom } from './charted-log.ts';
import { compareText, groupedBy, sortedBy } from './grouped.ts';

/** today: the one-tap answer of that day. week: how strong it was at its strongest in the seven days up to it. */
export type SymptomRecall = 'today' | 'week';

/** What was written about a symptom on a day. A day that is not there was not written: that is not 「なし」. */
export interface SymptomDay {
  readonly day: string;
  /** 0 (なし) to 4 (とても強い). */
  readonly level: number;
  readonly recall: SymptomRecall;
}

/** One symptom over time. */
export interface SymptomSeries {
  readonly key: SymptomKey;
  /** Highest answers of the period (G70); null: never answered. */
  readonly interference: number | null;
  readonly strength: number | null;
  /** Oldest first, each day once. */
  readonly days: readonly SymptomDay[];
}

/** What a series is made of; a day outside the period does not count. */
type Written = ChartedSymptom & { readonly day: string };

/** What a log tells about symptoms. */
type AnsweredLog = Pick<ChartedLog, 'log_date' | 'symptoms'>;

/** The symptoms that were answered within the period; as `symptomSeriesOf`. */
export function symptomSeries(logs: readonly AnsweredLog[], period: ChartPeriod): SymptomSeries[] {
  return symptomSeriesOf(logs.filter(({ log_date }) => isInPeriod(period, log_date)));
}

/**
 * The symptoms that were answered in these logs, in the order of the item bank (G60). Several logs a day: the
 * strongest of the day's own answers; without one, the strongest of the seven days. The order of the logs is of no
 * matter.
 */
export function symptomSeriesOf(logs: readonly AnsweredLog[]): SymptomSeries[] {
  const written = logs.flatMap(({ log_date, symptoms }) =>
    symptoms.map((symptom): Written => ({ ...symptom, day: log_date })),
  );
  return SYMPTOMS.flatMap(({ key }) => {
    const own = written.filter((symptom) => symptom.key === key);
    return own.length === 0 ? [] : [seriesOf(key, own)];
  });
}

function seriesOf(key: SymptomKey, written: readonly Written[]): SymptomSeries {
  const byDay = groupedBy(written, ({ day }) => day);
  return {
    key,
    interference: highest(written.map(({ interference }) => interference)),
    strength: highest(written.flatMap(({ strength, today }) => [strength, today])),
    days: sortedBy(
      [...byDay].flatMap(([day, answers]) => dayOfAnswers(day, answers)),
      (a, b) => compareText(a.day, b.day),
    ),
  };
}

function dayOfAnswers(day: string, answers: readonly Written[]): SymptomDay[] {
  const today = highest(answers.map((answer) => answer.today));
  if (today !== null) return [{ day, level: today, recall: 'today' }];
  const week = highest(answers.map(weekLevel));
  return week === null ? [] : [{ day, level: week, recall: 'week' }];
}

/** Who said 「なかった」 was not asked how strong it was (G60, branching). */
function weekLevel({ strength, frequency }: Written): number | undefined {
  return strength ?? (frequency === 0 ? 0 : undefined);
}

function highest(answers: readonly (number | undefined)[]): number | null {
  const given = answers.filter((answer) => answer !== undefined);
  return given.length === 0 ? null : Math.max(...given);
}
