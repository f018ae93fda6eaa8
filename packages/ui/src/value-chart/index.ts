export { ValueChart, type ValueChartProps } from './value-chart.tsx';
export { ValueTable } from './value-table.tsx';
