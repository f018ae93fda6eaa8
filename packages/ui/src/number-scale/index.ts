export { NumberScale, type NumberScaleProps } from './number-scale.tsx';
