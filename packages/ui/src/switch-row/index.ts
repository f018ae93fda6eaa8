export { SwitchRow, type SwitchRowProps } from './switch-row.tsx';
