import {
  bandWords,
  type ChartPeriod,
  daysPerBar,
  periodDaysWords,
  type SymptomSeries,
  symptomName,
  symptomWords,
  type TreatmentDay,
} from '@hidamari/domain/log-charts';
import { ChartAxis } from '@hidamari/ui/chart-frame';
import { SymptomStrip, SymptomTable } from '@hidamari/ui/symptom-strip';
import { ChartChoices, ChartOrTable, type ChartView, useChosenCharts } from './chart-view.tsx';

type Props = {
  symptoms: readonly SymptomSeries[];
  treatmentDays: readonly TreatmentDay[];
  period: ChartPeriod;
  today: string;
  view: ChartView;
  isAlive: boolean;
};

/** The three most troublesome stand first (G70); more would be a wall of bars. */
const AT_FIRST = 3;

/** Symptoms under each other over one row of dates. */
export function SymptomCharts({ symptoms, treatmentDays, period, today, view, isAlive }: Props) {
  const choices = symptoms.map((series) => ({ key: series.key, label: symptomName(series) }));
  const chosen = useChosenCharts(choices, AT_FIRST);
  const shown = symptoms.filter(({ key }) => chosen.isShown(key));
  const dated = { period, treatmentDays, today };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {symptoms.length > AT_FIRST ? (
        <ChartChoices name="グラフに出す症状" choices={choices} {...chosen} />
      ) : null}
      <ChartOrTable
        view={view}
        isAlive={isAlive}
        chart={
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
            {shown.map((series, index) => (
              <SymptomStrip key={series.key} {...dated} series={series} hasTopWord={index === 0} />
            ))}
            <div className="md:pl-[148px]">
              <ChartAxis {...dated} />
            </div>
          </div>
        }
        table={<Table symptoms={isAlive ? shown : symptoms} {...dated} />}
      />
      {view === 'chart' ? <KeyNote symptoms={shown} {...dated} /> : null}
    </div>
  );
}

function Table({ symptoms, ...dated }: Pick<Props, 'symptoms' | 'treatmentDays' | 'period' | 'today'>) {
  const caption = `症状（${periodDaysWords(dated.period, dated.today)}）`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm leading-snug">
        {symptoms.map((series) => (
          <li key={series.key}>
            <b>{symptomName(series)}</b>
            {`　${symptomWords(series, dated.period, dated.today).summary}`}
          </li>
        ))}
      </ul>
      <SymptomTable {...dated} series={symptoms} caption={caption} />
    </div>
  );
}

/** What bands, bars and empty places mean; each only where it is there to be seen. */
function KeyNote({ symptoms, treatmentDays, period }: Pick<Props, 'symptoms' | 'treatmentDays' | 'period'>) {
  const hasWeek = symptoms.some(({ days }) => days.some(({ recall }) => recall === 'week'));
  const bands = bandWords(treatmentDays);
  const bars =
    daysPerBar(period) === 1
      ? '棒が高いほど、つらさが強い日です。'
      : '棒1本は1週間です。高いほど、その週につらさの強い日があります。';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm leading-snug">
      <p className="flex items-start gap-2.5">
        {bands ? <i className="chart-sunbox" aria-hidden="true" /> : null}
        <span>{`${bands}${bars}空いているところは、書いていない日です。`}</span>
      </p>
      {hasWeek ? <p>枠だけの棒は、その日までの7日間でいちばん強かったときです。</p> : null}
    </div>
  );
}
