import type { LogCharts } from '@hidamari/contract/treatment-logs';
import { dayWords, treatmentDayWords, treatmentName } from '@hidamari/domain/log-charts';

/** What the bands stand for, in words: the days of treatment, and the treatments that go on. */
export function TreatmentLines({ charts }: { charts: LogCharts }) {
  const { treatment_days, treatment_periods } = charts;
  if (treatment_days.length + treatment_periods.length === 0) return null;
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm leading-snug">
      {treatment_days.length > 0 ? (
        <div>
          <dt className="inline font-bold">治療の日：</dt>
          <dd className="inline">{treatmentDayWords(treatment_days)}</dd>
        </div>
      ) : null}
      {treatment_periods.length > 0 ? (
        <div>
          <dt className="inline font-bold">治療の期間：</dt>
          <dd className="inline">
            {treatment_periods
              .map(({ from, to, ...named }) =>
                to === null
                  ? `${treatmentName(named)}（${dayWords(from)}から）`
                  : `${treatmentName(named)}（${dayWords(from)}〜${dayWords(to)}）`,
              )
              .join('、')}
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
