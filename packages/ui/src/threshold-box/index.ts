export { ThresholdBox, type ThresholdBoxProps } from './threshold-box.tsx';
