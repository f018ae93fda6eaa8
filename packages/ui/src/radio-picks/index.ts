export { type PickOption, RadioPicks, type RadioPicksProps } from './radio-picks.tsx';
