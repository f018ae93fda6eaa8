import type { ChartPeriod, TreatmentDay, ValueSeries } from '@hidamari/domain/log-charts';
import { Fold } from '@hidamari/ui/fold';
import { ValueChart, ValueTable } from '@hidamari/ui/value-chart';
import { ChartChoices, ChartOrTable, type ChartView, useChosenCharts } from './chart-view.tsx';

type Props = {
  title: string;
  /** What is chosen among: 「グラフに出す検査」. */
  choicesName: string;
  charts: readonly ValueSeries[];
  treatmentDays: readonly TreatmentDay[];
  period: ChartPeriod;
  today: string;
  view: ChartView;
  isAlive: boolean;
};

const AT_FIRST = 4;

/** Measured or tested values, folded: the page stays short for whoever looks for a log. */
export function ValueCharts(props: Props) {
  const { title, choicesName, charts, treatmentDays, period, today, view, isAlive } = props;
  const choices = charts.map((series) => ({ key: series.key, label: nameOf(series) }));
  const chosen = useChosenCharts(choices, AT_FIRST);
  if (charts.length === 0) return null;
  // In a fold nothing jumps: without a script everything stands in it.
  const shown = isAlive ? charts.filter(({ key }) => chosen.isShown(key)) : charts;
  return (
    <Fold summary={<FoldWords title={title} charts={charts} />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {charts.length > AT_FIRST ? <ChartChoices name={choicesName} choices={choices} {...chosen} /> : null}
        <ChartOrTable
          view={view}
          isAlive={isAlive}
          chart={
            <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
              {shown.map((series) => (
                <ValueChart
                  key={series.key}
                  series={series}
                  period={period}
                  treatmentDays={treatmentDays}
                  today={today}
                />
              ))}
            </div>
          }
          table={shown.map((series) => <ValueTable key={series.key} series={series} today={today} />)}
        />
      </div>
    </Fold>
  );
}

/** Two units of one item are two charts, so the unit belongs to the name. */
function nameOf({ label, unit }: ValueSeries): string {
  return unit === '' ? label : `${label}（${unit}）`;
}

const NAMED = 3;

function FoldWords({ title, charts }: Pick<Props, 'title' | 'charts'>) {
  const names = [...new Set(charts.map(({ label }) => label))];
  const more = names.length > NAMED ? ` など${names.length}項目` : '';
  return (
    <>
      {title}
      <span className="block text-sm font-normal text-ink-soft">
        {`${names.slice(0, NAMED).join('・')}${more}`}
      </span>
    </>
  );
}
