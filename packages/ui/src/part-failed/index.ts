export { PartFailed, type PartFailedProps, WhyPartsFail } from './part-failed.tsx';
