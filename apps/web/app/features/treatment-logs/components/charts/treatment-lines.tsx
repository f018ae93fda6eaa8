import type { LogCharts } from '@hidamari/contract/treatment-logs';
import { treatmentDayWords, treatmentPeriodWords } from '@hidamari/domain/log-charts';

/** What the bands stand for, in words: the days of treatment, and the treatments that go on. */
export function TreatmentLines({ charts, today }: { charts: LogCharts; today: string }) {
  const { treatment_days, treatment_periods } = charts;
  if (treatment_days.length + treatment_periods.length === 0) return null;
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm leading-snug">
      {treatment_days.length > 0 ? (
        <div>
          <dt className="inline font-bold">治療の日：</dt>
          <dd className="inline">{treatmentDayWords(treatment_days, today)}</dd>
        </div>
      ) : null}
      {treatment_periods.length > 0 ? (
        <div>
          <dt className="inline font-bold">治療の期間：</dt>
          <dd className="inline">{treatmentPeriodWords(treatment_periods, today)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
