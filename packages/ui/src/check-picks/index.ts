export { CheckPicks, type CheckPicksProps } from './check-picks.tsx';
export { TickField, type TickFieldProps } from './tick-field.tsx';
