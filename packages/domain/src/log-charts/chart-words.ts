import { dayParts } from '../japanese-dates/index.ts';
import { SYMPTOM_RECALL_TEXT, symptomLabel, symptomStepLabel } from '../treatment-logs/index.ts';
import { type ChartPeriod, periodDays, periodWords } from './chart-period.ts';
import { groupedBy } from './grouped.ts';
import { strongest } from './symptom-bars.ts';
import type { SymptomDay, SymptomSeries } from './symptom-series.ts';
import type { TreatmentDay } from './treatment-marks.ts';
import { type TreatmentPeriod, treatmentName } from './treatment-periods.ts';
import type { ValueLine, ValuePoint, ValueSeries } from './value-series.ts';
import { daysFelt } from './worst-symptoms.ts';

/** What a chart says in words. Facts of the record, never a judgement: the portal says neither good nor bad. */
export interface ChartWords {
  /** The newest, beside the name: 今日は軽い. */
  readonly newest: string;
  /** The whole period in one or two sentences. */
  readonly summary: string;
}

/**
 * Names days that are read together: 11月4日, and 2025年11月4日 as soon as one of them is not of this year. Then each has
 * its year: a day without one is read with the year of the day before it.
 */
function dayNamer(days: readonly string[], today: string): (day: string) => string {
  const hasYears = days.some((day) => dayParts(day).year !== dayParts(today).year);
  return (day) => {
    const { year, month, date } = dayParts(day);
    return `${hasYears ? `${year}年` : ''}${month}月${date}日`;
  };
}

/** 11月4日; with its year where that is not this year. */
export function dayWords(day: string, today: string): string {
  return dayNamer([day], today)(day);
}

/** なし, 軽い, 中くらい, 強い, とても強い. */
export function levelWords(level: number): string {
  return symptomStepLabel('today', level) ?? '';
}

/** A day's answer in a table: 強い, or 強い（この7日間）. */
export function symptomDayWords({ level, recall }: SymptomDay): string {
  return recall === 'today' ? levelWords(level) : `${levelWords(level)}（${SYMPTOM_RECALL_TEXT}）`;
}

/** 今日は軽い; before today's is written the day of the newest: 11月18日は軽い. */
export function symptomWords(series: SymptomSeries, period: ChartPeriod, today: string): ChartWords {
  const newest = series.days[series.days.length - 1];
  if (!newest) return { newest: '', summary: `${periodWords(period)}に、強さの記録はありません。` };
  const when = newest.day === today ? '今日' : dayWords(newest.day, today);
  const said = newest.recall === 'today' ? `${when}は` : `${when}までの7日間で`;
  return { newest: `${said}${levelWords(newest.level)}`, summary: symptomSummary(series, period, today) };
}

function symptomSummary({ days }: SymptomSeries, period: ChartPeriod, today: string): string {
  const felt = daysFelt({ days });
  const over = periodWords(period);
  if (felt === 0) return `${over}に${days.length}日書いて、どの日も「なし」です。`;
  const { day, level, recall } = strongest(days);
  const until = recall === 'week' ? 'までの7日間' : '';
  return `${over}で${felt}日。いちばん強い日は${dayWords(day, today)}${until}の「${levelWords(level)}」です。`;
}

/** だるさ; the name of a series. */
export function symptomName({ key }: Pick<SymptomSeries, 'key'>): string {
  return symptomLabel(key) ?? key;
}

/** 11月18日 36.8℃, and how many times between which values. The unit stands in the chart's name. */
export function valueWords(
  { lines }: Pick<ValueSeries, 'lines'>,
  period: ChartPeriod,
  today: string,
): ChartWords {
  const parts = lines.filter(({ points }) => points.length > 0);
  const isAlone = lines.length === 1;
  return {
    newest: newestWords(parts, { isAlone, today }),
    summary: parts
      .map(({ label, points }) => `${isAlone ? '' : `${label}は`}${pointsWords(points, period)}`)
      .join(''),
  };
}

/** 11月18日 36.8℃; 11月18日 上126mmHg・下78mmHg. */
function newestWords(
  lines: readonly ValueLine[],
  { isAlone, today }: { isAlone: boolean; today: string },
): string {
  const newest = lines.flatMap(({ label, points }) => {
    const point = points[points.length - 1];
    return point ? [{ day: point.day, words: `${isAlone ? '' : label}${point.text}` }] : [];
  });
  return [...groupedBy(newest, ({ day }) => day)]
    .map(([day, values]) => `${dayWords(day, today)} ${values.map(({ words }) => words).join('・')}`)
    .join('、');
}

function pointsWords(points: readonly ValuePoint[], period: ChartPeriod): string {
  const times = `${periodWords(period)}で${points.length}回`;
  const exact = sortedPoints(points);
  const [least, most] = [exact[0], exact[exact.length - 1]];
  if (!least || !most || exact.length < 2) return `${times}。`;
  return least.number === most.number
    ? `${times}、どれも${least.text}。`
    : `${times}、${least.text}から${most.text}まで。`;
}

function sortedPoints(points: readonly ValuePoint[]): ValuePoint[] {
  const exact = points.filter(({ number, isOpen }) => number !== null && !isOpen);
  return exact.sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
}

/** The value as written, with its unit once: measured values carry it already, 「陰性」 has none. */
export function withUnit(
  { unit }: Pick<ValueSeries, 'unit'>,
  { text, number }: Pick<ValuePoint, 'text' | 'number'>,
): string {
  if (unit === '' || number === null || text.endsWith(unit)) return text;
  return /^[A-Za-z0-9]/.test(unit) ? `${text} ${unit}` : `${text}${unit}`;
}

/** Days of treatment that are named one by one; the table has them all. */
const DAYS_NAMED = 6;

/** 10月27日（点滴・2コース目）、11月10日（点滴・3コース目）; of many the number and the newest. '' when there is none. */
export function treatmentDayWords(days: readonly TreatmentDay[], today: string): string {
  const newest = days[days.length - 1];
  const isMany = days.length > DAYS_NAMED;
  const named = isMany && newest ? [newest] : days;
  const name = dayNamer(
    named.map(({ day }) => day),
    today,
  );
  const words = named.map((mark) => `${name(mark.day)}${markWords(mark)}`).join('、');
  return isMany ? `${days.length}日。いちばん新しい日は${words}` : words;
}

function markWords({ word, course_number }: TreatmentDay): string {
  return `（${word}${course_number === null ? '' : `・${course_number}コース目`}）`;
}

/** 抗がん剤治療 TC療法（3月10日〜11月5日）、…. What is over without an end says so, and does not read as going on. */
export function treatmentPeriodWords(periods: readonly TreatmentPeriod[], today: string): string {
  const days = periods.flatMap(({ from, to }) => (to === null ? [from] : [from, to]));
  const name = dayNamer(days, today);
  return periods.map((period) => `${treatmentName(period)}（${spanWords(period, name)}）`).join('、');
}

function spanWords({ from, to, is_over }: TreatmentPeriod, name: (day: string) => string): string {
  if (to !== null) return `${name(from)}〜${name(to)}`;
  return `${name(from)}から${is_over ? '。終わった日は未記入' : ''}`;
}

/** The sentence under the bars: what the bands mean, what a bar stands for. */
export function bandWords(days: readonly TreatmentDay[]): string {
  if (days.length === 0) return '';
  const words = new Set(days.map(({ word }) => word));
  const [only] = words;
  return `うすい黄色は${words.size === 1 && only ? only : '治療'}の日です。`;
}

/** Where the whole period can be read at a glance: 10月24日〜11月20日. */
export function periodDaysWords({ from, to }: ChartPeriod, today: string): string {
  const name = dayNamer([from, to], today);
  const end = to === today ? '今日' : name(to);
  return periodDays({ from, to }) === 1 ? end : `${name(from)}〜${end}`;
}
