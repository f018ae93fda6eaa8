export {
  CHART_PERIODS,
  type ChartPeriod,
  type ChartPeriodChoice,
  chartPeriodOf,
  DEFAULT_CHART_PERIOD,
  LONGEST_CHART_DAYS,
  periodDays,
  periodWords,
} from './chart-period.ts';
export {
  bandWords,
  type ChartWords,
  dayWords,
  levelWords,
  periodDaysWords,
  symptomDayWords,
  symptomName,
  symptomWords,
  treatmentDayWords,
  treatmentPeriodWords,
  valueWords,
  withUnit,
} from './chart-words.ts';
export type { ChartedLog } from './charted-log.ts';
export {
  type MeasuredKind,
  type MeasuredValue,
  measuredKinds,
  measurementCharts,
} from './measurement-series.ts';
export {
  type ChartFrame,
  daysPerBar,
  type LevelLine,
  levelLines,
  type SymptomBar,
  symptomBars,
} from './symptom-bars.ts';
export {
  type SymptomDay,
  type SymptomRecall,
  type SymptomSeries,
  symptomSeries,
  symptomSeriesOf,
} from './symptom-series.ts';
export { type TestedItem, type TestedValue, testChart, testedItems, testKey } from './test-series.ts';
export { printedQuantity, readTestValue, type TestValue } from './test-value.ts';
export { type TimeTick, timeTicks } from './time-axis.ts';
export {
  TREATMENT_WORDS,
  type TreatmentBand,
  type TreatmentDay,
  type TreatmentWord,
  treatmentBands,
  treatmentDays,
} from './treatment-marks.ts';
export { type TreatmentPeriod, treatmentName, treatmentPeriods } from './treatment-periods.ts';
export {
  hasSeveralRanges,
  joinedMarks,
  type RangeBand,
  rangeBands,
  rangeWords,
  type ValueMark,
  valueHeight,
  valueMarks,
} from './value-marks.ts';
export { roundScale, scaleOf, type ValueScale } from './value-scale.ts';
export type { ValueLine, ValuePoint, ValueSeries } from './value-series.ts';
export { byTrouble, worstSymptoms } from './worst-symptoms.ts';
