export {
  ChartAxis,
  ChartRow,
  type ChartRowProps,
  ChartTable,
  type ChartTableProps,
  NOT_WRITTEN,
  PERCENT,
  percent,
  TreatmentBands,
} from './chart-frame.tsx';
