import type { LogCharts } from '@hidamari/contract/treatment-logs';
import {
  CHART_PERIODS,
  measurementCharts,
  periodDaysWords,
  periodWords,
  testChart,
} from '@hidamari/domain/log-charts';
import { screenHref } from '@hidamari/domain/screens';
import { LOG_PART_TITLES } from '@hidamari/domain/treatment-logs';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SegmentedSwitch } from '@hidamari/ui/segmented-switch';
import { Skeleton } from '@hidamari/ui/skeleton';
import { useState } from 'react';
import { OwnButtonLink } from '../../../../shell/page-links.tsx';
import { type ChartView, useIsAlive } from './chart-view.tsx';
import './charts-section.css';
import { treatmentDayWords, treatmentPeriodWords } from '@hidamari/domain/log-charts';
import { SymptomCharts } from './symptom-charts.tsx';
import { type ShownCharts, useLogCharts } from './use-log-charts.ts';
import { ValueCharts } from './value-charts.tsx';

const WHAT = '体の変化';

/** 体の変化: symptoms, measurements and test values over time, as drawings or as tables. Facts, no judgement. */
export function ChartsSection() {
  const shown = useLogCharts();
  const [view, setView] = useState<ChartView>('chart');
  return (
    <section aria-labelledby="log-charts" className="chart-part" aria-busy={shown.isFetching}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="log-charts" className="text-xl">
            {WHAT}
          </h2>
          <p className="ui-meta ui-num">{periodDaysWords(shown.period, shown.today)}</p>
        </div>
        <div className="chart-switch max-md:w-full">
          <SegmentedSwitch
            label="見かた"
            labelHidden
            width="full"
            options={[
              { value: 'chart', label: 'グラフ', icon: 'chart' },
              { value: 'table', label: '表', icon: 'table' },
            ]}
            value={view}
            onChange={setView}
          />
        </div>
        <div className="chart-switch w-full">
          <SegmentedSwitch
            label="期間"
            labelHidden
            width="full"
            options={CHART_PERIODS}
            value={shown.choice}
            onChange={shown.choose}
          />
        </div>
      </div>
      <Body shown={shown} view={view} />
    </section>
  );
}

function Body({ shown, view }: { shown: ShownCharts; view: ChartView }) {
  const { charts, hasFailed, reload, isFetching } = shown;
  if (hasFailed) return <PartFailed what={WHAT} onReload={reload} isReloading={isFetching} />;
  if (!charts) {
    return (
      <div className="chart-place">
        <Skeleton shape="lines" count={3} what={WHAT} />
      </div>
    );
  }
  return isEmpty(charts) ? (
    <Empty charts={charts} />
  ) : (
    <Charts charts={charts} today={shown.today} view={view} />
  );
}

function isEmpty({ symptoms, measurements, tests }: LogCharts): boolean {
  return symptoms.length + measurements.length + tests.length === 0;
}

const periodOf = ({ from_date: from, to_date: to }: LogCharts) => ({ from, to });

function Empty({ charts }: { charts: LogCharts }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="leading-snug">
        {`この${periodWords(periodOf(charts))}には、症状や体温などの記録がありません。書くと、ここにグラフが出ます。期間を長くすると、前の記録を見られます。`}
      </p>
      <OwnButtonLink kind="plain" href={screenHref('/treatment-logs/new')} icon="pen">
        症状や体温を書く
      </OwnButtonLink>
    </div>
  );
}

function Charts({ charts, today, view }: { charts: LogCharts; today: string; view: ChartView }) {
  const isAlive = useIsAlive();
  const period = periodOf(charts);
  const { symptoms, treatment_days: treatmentDays } = charts;
  const common = { period, treatmentDays, today, view, isAlive };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {symptoms.length > 0 ? (
        <SymptomCharts {...common} symptoms={symptoms} />
      ) : (
        <p className="leading-snug">{`この${periodWords(period)}には、症状の記録がありません。`}</p>
      )}
      <TreatmentLines charts={charts} today={today} />
      <div>
        <ValueCharts
          {...common}
          title="体温・体重など"
          choicesName={`グラフに出す${LOG_PART_TITLES.measurements}`}
          charts={measurementCharts(charts.measurements)}
        />
        <ValueCharts
          {...common}
          title="検査の値"
          choicesName="グラフに出す検査"
          charts={charts.tests.map(testChart)}
        />
      </div>
      <p className="ui-meta">これはあなたの記録です。診断ではありません。</p>
    </div>
  );
}

/** What the bands stand for, in words: the days of treatment, and the treatments that go on. */
function TreatmentLines({ charts, today }: { charts: LogCharts; today: string }) {
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
