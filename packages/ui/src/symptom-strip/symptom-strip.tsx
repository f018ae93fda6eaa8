import {
  type ChartPeriod,
  dayWords,
  levelLines,
  levelWords,
  type SymptomSeries,
  symptomBars,
  symptomDayWords,
  symptomName,
  symptomWords,
  type TreatmentDay,
} from '@hidamari/domain/log-charts';
import { useId } from 'react';
import {
  ChartRow,
  ChartTable,
  NOT_WRITTEN,
  PERCENT,
  percent,
  TreatmentBands,
} from '../chart-frame/chart-frame.tsx';

const HEIGHT = 74;
const FRAME = { ...PERCENT, height: HEIGHT };
const HIGHEST = 4;

export type SymptomStripProps = {
  series: SymptomSeries;
  period: ChartPeriod;
  treatmentDays: readonly TreatmentDay[];
  /** YYYY-MM-DD: that day is called 今日. */
  today: string;
  /** Writes the word of the highest level at its line; once in a stack of strips is enough. */
  hasTopWord?: boolean;
};

/**
 * A symptom over time (G60): a bar a day, the higher the stronger. A filled bar is the day's own answer, a framed one
 * the strongest of the seven days up to it, a low dash 「なし」, an empty place a day that was not written. What it shows
 * is in its name, so nobody has to see it.
 */
export function SymptomStrip({ series, period, treatmentDays, today, hasTopWord }: SymptomStripProps) {
  const titleId = useId();
  const { newest, summary } = symptomWords(series, period, today);
  const name = symptomName(series);
  return (
    <ChartRow name={name} newest={newest}>
      {hasTopWord ? (
        <span className="ui-strip-top" aria-hidden="true">
          {levelWords(HIGHEST)}
        </span>
      ) : null}
      <svg className="ui-chart-drawing" width="100%" height={HEIGHT} role="img" aria-labelledby={titleId}>
        <title id={titleId}>{`${name}。${summary}`}</title>
        <TreatmentBands period={period} treatmentDays={treatmentDays} height={HEIGHT} />
        {levelLines(FRAME).map(({ level, y }) => (
          <line key={level} className="ui-chart-grid" x1="0" x2="100%" y1={y} y2={y} />
        ))}
        {symptomBars(series, period, FRAME).map(({ from, x, y, width, height, level, recall }) => (
          <rect
            key={from}
            className="ui-strip-bar"
            x={percent(x)}
            y={Number(y.toFixed(1))}
            width={percent(width)}
            height={Number(height.toFixed(1))}
            data-level={level}
            data-recall={recall}
          />
        ))}
        <line className="ui-chart-floor" x1="0" x2="100%" y1={HEIGHT} y2={HEIGHT} />
      </svg>
    </ChartRow>
  );
}

export type SymptomTableProps = Pick<SymptomStripProps, 'treatmentDays' | 'period' | 'today'> & {
  series: readonly SymptomSeries[];
  caption: string;
};

/** Symptoms day by day, the newest day first: those days on which something was written, or treatment was given. */
export function SymptomTable({ series, treatmentDays, today, caption }: SymptomTableProps) {
  const days = new Set([
    ...series.flatMap((one) => one.days.map(({ day }) => day)),
    ...treatmentDays.map(({ day }) => day),
  ]);
  const rows = [...days]
    .sort()
    .reverse()
    .map((day) => ({
      key: day,
      day: dayCell(day, treatmentDays, today),
      cells: series.map((one) => cellOf(one, day)),
    }));
  return <ChartTable caption={caption} heads={series.map(symptomName)} rows={rows} />;
}

function dayCell(day: string, treatmentDays: readonly TreatmentDay[], today: string): string {
  const word = treatmentDays.find((mark) => mark.day === day)?.word;
  return word ? `${dayWords(day, today)} ${word}` : dayWords(day, today);
}

function cellOf({ days }: SymptomSeries, day: string) {
  const written = days.find((one) => one.day === day);
  return written ? symptomDayWords(written) : NOT_WRITTEN;
}
