export {
  CHART_PERIODS,
  type ChartPeriod,
  type ChartPeriodChoice,
  chartPeriodOf,
  DEFAULT_CHART_PERIOD,
  isInPeriod,
  LONGEST_CHART_DAYS,
  periodDays,
  periodWords,
} from './chart-period.ts';
export type { ChartedLog } from './charted-log.ts';
export {
  type ChartFrame,
  daysPerBar,
  type LevelLine,
  levelLines,
  type SymptomBar,
  symptomBars,
} from './symptom-bars.ts';
export { type SymptomDay, type SymptomRecall, type SymptomSeries, symptomSeries } from './symptom-series.ts';
export { shortDate, type TimeTick, timeTicks } from './time-axis.ts';
export {
  TREATMENT_WORDS,
  type TreatmentBand,
  type TreatmentDay,
  type TreatmentWord,
  treatmentBands,
  treatmentDays,
} from './treatment-marks.ts';
export { byTrouble, daysFelt, mostTroublesome, wasFelt } from './troublesome.ts';
