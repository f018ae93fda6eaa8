export { SegmentedSwitch, type SegmentedSwitchProps, type SwitchOption } from './segmented-switch.tsx';
