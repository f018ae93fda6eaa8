import { TREATMENT_TYPES, type TreatmentType } from '../option-sets/index.ts';
import type { ChartPeriod } from './chart-period.ts';
import type { ChartedLog, ChartedTreatment } from './charted-log.ts';
import { compareText, groupedBy, sortedBy } from './grouped.ts';

/** A treatment that reaches over days (G64), as far as its days were written. */
export interface TreatmentPeriod {
  readonly type: TreatmentType;
  /** '' where it has no name. */
  readonly name: string;
  readonly from: string;
  /** null: the end was not written. */
  readonly to: string | null;
  /** Written as finished or stopped: without an end it is over since a day that nobody wrote, and not going on. */
  readonly is_over: boolean;
}

type Begun = ChartedTreatment & { readonly started_on: string; readonly day: string };

/**
 * Treatments that go on within the period, the first begun first. The same one written in several logs is one; its end
 * is the one written last. What is planned has not begun.
 */
export function treatmentPeriods(logs: readonly ChartedLog[], { from, to }: ChartPeriod): TreatmentPeriod[] {
  const begun = logs.flatMap(({ log_date, treatments }) =>
    treatments.flatMap(({ started_on, ...rest }): Begun[] =>
      started_on === undefined || rest.status === 'planned' ? [] : [{ ...rest, started_on, day: log_date }],
    ),
  );
  const periods = [
    ...groupedBy(begun, ({ type, name = '', started_on }) => `${started_on} ${type} ${name}`),
  ].map(([key, written]) => ({ key, period: periodOf(written) }));
  return sortedBy(periods, (a, b) => compareText(a.key, b.key))
    .map(({ period }) => period)
    .filter((period) => period.from <= to && (period.to ?? to) >= from && period.from !== period.to);
}

function periodOf(written: readonly Begun[]): TreatmentPeriod {
  const sorted = sortedBy(written, (a, b) => compareText(endKey(a), endKey(b)));
  const last = sorted[sorted.length - 1] as Begun;
  const { type, name = '', started_on } = last;
  // The state may be left out: then it is as it was written before, and so is the end.
  const stated = sorted.findLast(({ status }) => status !== undefined);
  const is_over = stated !== undefined && isOver(stated);
  // Who says that it goes on takes back an end from before; who repeats that it is over does not.
  const goesOn = sorted.findLastIndex(({ status }) => status === 'ongoing');
  const ends = sorted.slice(is_over ? goesOn + 1 : Math.max(goesOn, 0));
  const to = ends.findLast(({ ended_on }) => ended_on !== undefined)?.ended_on ?? null;
  return { type, name, from: started_on, to, is_over };
}

const isOver = ({ status }: Pick<ChartedTreatment, 'status'>) =>
  status === 'finished' || status === 'stopped';

/** Of two logs of one day the one that says it is over comes later. */
const endKey = (begun: Begun) => `${begun.day} ${isOver(begun) ? 1 : 0} ${begun.ended_on ?? ''}`;

/** 抗がん剤治療 TC療法. */
export function treatmentName({ type, name }: Pick<TreatmentPeriod, 'type' | 'name'>): string {
  const label = TREATMENT_TYPES.find(({ value }) => value === type)?.label ?? '';
  return [label, name].filter(Boolean).join(' ');
}
